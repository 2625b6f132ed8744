import { runCalls } from '@sets/shared/run/run.calls.ts';
import {
  joinedRoom,
  ownAnswers,
  roundResult,
  runLine,
  runList,
  runResults,
  runSplit,
} from '@sets/shared/run/run.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { OwnAnswersService } from './own-answers.service.ts';
import {
  presentAccountAnswers,
  presentJoinedRoom,
  presentOwnAnswers,
  presentRunLine,
  presentRunResults,
  presentSplit,
} from './run.presenter.ts';
import type { RetentionService } from './retention.service.ts';
import { runNamesOf } from './run-names.ts';
import type { RunService } from './run.service.ts';
import { answersTable, summaryTable } from './run.tables.ts';

interface RunServices {
  readonly runs: RunService;
  readonly own: OwnAnswersService;
  readonly retention: Pick<RetentionService, 'endsOf'>;
}

export const runRoutes = ({ runs, own, retention }: RunServices): RouteGroup => ({
  name: 'Run',
  schemas: {
    JoinedRoom: joinedRoom,
    RunLine: runLine,
    RunList: runList,
    RunResults: runResults,
    RunSplit: runSplit,
    RoundResult: roundResult,
    OwnAnswers: ownAnswers,
  },
  routes: [
    serve(runCalls.list, async ({ actor, query }) => {
      const { items, next } = await runs.page(actor, query);
      return { runs: items.map((summary) => presentRunLine(summary)), next };
    }),
    serve(runCalls.joined, async ({ actor }) => ({
      rooms: (await runs.joined(actor)).map((room) => presentJoinedRoom(room)),
    })),
    serve(runCalls.results, async ({ actor, params }) => {
      const told = await runs.read(actor, params.runid);
      return presentRunResults({ ...told, keptUntil: await retention.endsOf(told.run) });
    }),
    serve(runCalls.split, async ({ actor, params, query }) =>
      presentSplit(await runs.split(actor, params.runid, query)),
    ),
    serve(runCalls.names, async ({ actor, params }) =>
      runNamesOf((await runs.answers(actor, params.runid)).answers),
    ),
    serve(runCalls.summary, async ({ actor, params }) =>
      summaryTable(await runs.read(actor, params.runid)),
    ),
    serve(runCalls.answers, async ({ actor, params }) => {
      const { run, answers, rounds } = await runs.answers(actor, params.runid);
      return answersTable(run, answers, rounds);
    }),
    serve(runCalls.rename, async ({ actor, params, body }) =>
      presentRunLine(await runs.rename(actor, params.runid, body.title)),
    ),
    serve(runCalls.remove, async ({ actor, params }) => {
      await runs.remove(actor, params.runid);
      return {};
    }),
    serve(runCalls.mine, async ({ actor, params }) =>
      presentAccountAnswers(await own.mine(actor, params.runid)),
    ),
    serve(runCalls.own, async ({ params, body }) =>
      presentOwnAnswers(await own.read(params.runid, body.secret)),
    ),
  ],
});
