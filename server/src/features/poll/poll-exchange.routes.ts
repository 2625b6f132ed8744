import { pollExchangeCalls as calls } from '@sets/shared/poll/poll-exchange.calls.ts';
import { exportList } from '@sets/shared/material/exchange.contract.ts';
import type { RouteGroup } from '../../core/route.ts';
import { exchangeRoutes } from '../material/exchange/exchange-routes.ts';
import type { FileReader } from '../material/exchange/file-reader.ts';
import { pollFiles } from './poll-files.ts';
import type { PollService } from './poll.service.ts';

/** Files of questions are read, and polls written as files. */
export const pollExchangeRoutes = (
  polls: Pick<PollService, 'read'>,
  reader: FileReader,
): RouteGroup => ({
  name: 'Polls as files',
  schemas: { FileRead: calls.read.reply, ExportList: exportList },
  routes: exchangeRoutes(calls, 'pollid', {
    files: pollFiles,
    reader,
    definitionOf: async (actor, pollid) => (await polls.read(actor, pollid)).definition,
  }),
});
