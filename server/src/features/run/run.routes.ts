import { runCalls } from '@sets/shared/run/run.calls.ts';
import {
  joinedRoom,
  ownAnswers,
  roundResult,
  runLine,
  runList,
  runResults,
} from '@sets/shared/run/run.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { OwnAnswersService } from './own-answers.service.ts';
import {
  presentAccountAnswers,
  presentJoinedRoom,
  presentOwnAnswers,
  presentRunLine,
  presentRunResults,
} from './run.presenter.ts';
import type { RunService } from './run.service.ts';
import { answersTable, summaryTable } from './run.tables.ts';

export const runRoutes = (runs: RunService, own: OwnAnswersService): RouteGroup => ({
  name: 'Run',
  schemas: {
    JoinedRoom: joinedRoom,
    RunLine: runLine,
    RunList: runList,
    RunResults: runResults,
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
    serve(runCalls.results, async ({ actor, params }) =>
      presentRunResults(await runs.read(actor, params.runid)),
    ),
    serve(runCalls.summary, async ({ actor, params }) =>
      summaryTable(await runs.read(actor, params.runid)),
    ),
    serve(runCalls.answers, async ({ actor, params }) => {
      const { run, answers } = await runs.answers(actor, params.runid);
      return answersTable(run, answers);
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
