import { pollExchangeCalls as calls } from '@sets/shared/poll/poll-exchange.calls.ts';
import { exportList, fileRead } from '@sets/shared/poll/poll-exchange.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import { csvTemplate, xlsxTemplate } from './exchange/exports/table.ts';
import { exportLines, writePoll } from './exchange/exports/write-poll.ts';
import type { FileReader } from './exchange/file-reader.ts';
import type { PollService } from './poll.service.ts';

/** Files of questions are read, and polls written as files. */
export const pollExchangeRoutes = (
  polls: Pick<PollService, 'read'>,
  files: FileReader,
): RouteGroup => {
  const definitionOf = async (actor: Actor, pollid: string) =>
    (await polls.read(actor, pollid)).definition;
  return {
    name: 'Polls as files',
    schemas: { FileRead: fileRead, ExportList: exportList },
    routes: [
      serve(calls.read, ({ actor, body, query }) =>
        files.read(actor.userid, body, query.name ?? ''),
      ),
      serve(calls.csvTemplate, async () => ({ name: 'questions.csv', contents: [csvTemplate()] })),
      serve(calls.xlsxTemplate, async () => ({
        name: 'questions.xlsx',
        contents: await xlsxTemplate(),
      })),
      serve(calls.exports, async ({ actor, params }) => ({
        exports: await exportLines(await definitionOf(actor, params.pollid)),
      })),
      serve(calls.json, async ({ actor, params }) =>
        writePoll(await definitionOf(actor, params.pollid), 'json'),
      ),
      serve(calls.csv, async ({ actor, params }) =>
        writePoll(await definitionOf(actor, params.pollid), 'csv'),
      ),
      serve(calls.xlsx, async ({ actor, params }) =>
        writePoll(await definitionOf(actor, params.pollid), 'xlsx'),
      ),
      serve(calls.gift, async ({ actor, params }) =>
        writePoll(await definitionOf(actor, params.pollid), 'gift'),
      ),
      serve(calls.moodle, async ({ actor, params }) =>
        writePoll(await definitionOf(actor, params.pollid), 'moodle'),
      ),
      serve(calls.qti, async ({ actor, params }) =>
        writePoll(await definitionOf(actor, params.pollid), 'qti'),
      ),
    ],
  };
};
