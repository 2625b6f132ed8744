import {
  type ExportLine,
  type WrittenFormat,
  writtenFormats,
} from '@sets/shared/material/exchange.contract.ts';
import { picturesWithin } from '@sets/shared/question/question-picture.ts';
import type { AskedAs, OwnJson } from '../imported-item.ts';
import type { Exchanged, Exported } from './export-item.ts';
import { writeGift } from './gift.ts';
import { writeMoodle } from './moodle.ts';
import { writeQti } from './qti.ts';
import { csvTemplate, writeCsv, writeXlsx, xlsxTemplate } from './table.ts';

/** What a material is as files, as its feature says it. */
export interface MaterialFiles<Definition> {
  /** By which it is known where files are read. */
  readonly name: string;
  readonly asked: AskedAs;
  readonly exchanged: (definition: Definition) => Exchanged;
  /** What the templates show: a question of each kind that can be written in a table alone. */
  readonly examples: Exchanged;
  readonly json: OwnJson & { write(definition: Definition): string };
}

/** What stands beside the download as JSON: pictures lie on the server, and the file names them. */
const notesOfJson = ({ parts }: Exchanged): string[] => {
  const pictured = parts.flatMap(({ question }, at) =>
    picturesWithin(question).length > 0 ? [at + 1] : [],
  );
  return pictured.length === 0
    ? []
    : [
        `Pictures are not in it, and are found on this server only; on another one they are chosen anew: questions ${pictured.join(', ')}.`,
      ];
};

type Writer = (material: Exchanged) => Exported | Promise<Exported>;

const writers: Readonly<Record<Exclude<WrittenFormat, 'json'>, Writer>> = {
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

/** Writes a material in every format, and says what each cannot hold of it. */
export const filesOf = <Definition>(files: MaterialFiles<Definition>) => {
  const exported = async (definition: Definition, format: WrittenFormat): Promise<Exported> => {
    const material = files.exchanged(definition);
    if (format !== 'json') return writers[format](material);
    const [contents, notes] = [files.json.write(definition), notesOfJson(material)];
    return { contents, questions: material.parts.length, notes };
  };
  const line = async (definition: Definition, format: WrittenFormat): Promise<ExportLine> => {
    const { questions, notes } = await exported(definition, format);
    return { format, questions, notes: [...notes] };
  };
  return {
    write: async (definition: Definition, format: WrittenFormat) => {
      const { contents } = await exported(definition, format);
      return { name: `${files.name}.${endings[format]}`, contents: bytesOf(contents) };
    },
    line,
    lines: (definition: Definition) =>
      Promise.all(writtenFormats.map((format) => line(definition, format))),
    csvTemplate: () => csvTemplate(files.examples),
    xlsxTemplate: () => xlsxTemplate(files.examples),
  };
};
