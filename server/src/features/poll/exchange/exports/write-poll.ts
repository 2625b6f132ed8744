import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import {
  type ExportLine,
  type WrittenFormat,
  writtenFormats,
} from '@sets/shared/poll/poll-exchange.contract.ts';
import { picturesWithin } from '@sets/shared/question/question-picture.ts';
import { writeJson } from '../formats/json.ts';
import type { Exported } from './export-item.ts';
import { writeGift } from './gift.ts';
import { writeMoodle } from './moodle.ts';
import { writeQti } from './qti.ts';
import { writeCsv, writeXlsx } from './table.ts';

type Writer = (poll: PollDefinition) => Exported | Promise<Exported>;

/** What stands beside the download as JSON: pictures lie on the server, and the file names them. */
const notesOfJson = ({ questions }: PollDefinition): string[] => {
  const pictured = questions.flatMap((question, at) =>
    picturesWithin(question).length > 0 ? [at + 1] : [],
  );
  return pictured.length === 0
    ? []
    : [
        `Pictures are not in it, and are found on this server only; on another one they are chosen anew: questions ${pictured.join(', ')}.`,
      ];
};

const writers: Readonly<Record<WrittenFormat, Writer>> = {
  json: (poll) => ({
    contents: writeJson(poll),
    questions: poll.questions.length,
    notes: notesOfJson(poll),
  }),
  csv: writeCsv,
  xlsx: writeXlsx,
  gift: writeGift,
  moodle: writeMoodle,
  qti: writeQti,
};

const endings: Readonly<Record<WrittenFormat, string>> = {
  json: 'json',
  csv: 'csv',
  xlsx: 'xlsx',
  gift: 'gift',
  moodle: 'xml',
  qti: 'zip',
};

const bytesOf = (contents: string | Uint8Array): Uint8Array =>
  typeof contents === 'string' ? new TextEncoder().encode(contents) : contents;

/** A poll as a file of this format. */
export const writePoll = async (poll: PollDefinition, format: WrittenFormat) => {
  const { contents } = await writers[format](poll);
  return { name: `poll.${endings[format]}`, contents: bytesOf(contents) };
};

/** What a format can hold of a poll. */
export const exportLine = async (
  poll: PollDefinition,
  format: WrittenFormat,
): Promise<ExportLine> => {
  const { questions, notes } = await writers[format](poll);
  return { format, questions, notes: [...notes] };
};

/** The same of all formats. */
export const exportLines = (poll: PollDefinition): Promise<ExportLine[]> =>
  Promise.all(writtenFormats.map((format) => exportLine(poll, format)));
