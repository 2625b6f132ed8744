import { quizAfterCalls } from '@sets/shared/quiz/after/quiz-after.calls.ts';
import { quizNeverChosen } from '@sets/shared/quiz/after/never-chosen.contract.ts';
import { quizScores, type QuizScores } from '@sets/shared/quiz/after/scores.contract.ts';
import { type RouteGroup, serve } from '../../../core/route.ts';
import type { QuizAfterService, ToldScores } from './quiz-after.service.ts';
import { statementLines, statementList } from './xapi/statement-files.ts';
import type { XapiService } from './xapi/xapi.service.ts';
import { peopleTable, questionsTable, teamsTable } from './scores.tables.ts';

/** What a quiz came to, as those who may present it get it. */
const presentScores = (
  { run, title, named, scores }: ToldScores,
  { lrsHost }: Pick<XapiService, 'lrsHost'>,
): QuizScores => ({
  runId: run._id,
  title,
  openedAt: run.createdAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
  named,
  ...scores,
  lrs: lrsHost,
});

/** Quizzes afterwards. */
export const quizAfterRoutes = (after: QuizAfterService, xapi: XapiService): RouteGroup => ({
  name: 'Quiz afterwards',
  schemas: { QuizScores: quizScores, QuizNeverChosen: quizNeverChosen },
  routes: [
    serve(quizAfterCalls.scores, async ({ actor, params }) =>
      presentScores(await after.scores(actor, params.runId), xapi),
    ),
    serve(quizAfterCalls.people, async ({ actor, params }) =>
      peopleTable(await after.scores(actor, params.runId)),
    ),
    serve(quizAfterCalls.questions, async ({ actor, params }) =>
      questionsTable(await after.scores(actor, params.runId)),
    ),
    serve(quizAfterCalls.teams, async ({ actor, params }) =>
      teamsTable(await after.scores(actor, params.runId)),
    ),
    serve(quizAfterCalls.neverChosen, async ({ actor, params }) => ({
      questions: await after.neverChosen(actor, params.quizid),
    })),
    serve(quizAfterCalls.statements, async ({ actor, params, query, origin }) => {
      const wanted = { origin, named: query.named === '1' };
      return statementList(await xapi.statements(actor, params.runId, wanted));
    }),
    serve(quizAfterCalls.statementLines, async ({ actor, params, query, origin }) => {
      const wanted = { origin, named: query.named === '1' };
      return statementLines(await xapi.statements(actor, params.runId, wanted));
    }),
    serve(quizAfterCalls.send, async ({ actor, params, body, origin }) => {
      await xapi.send(actor, params.runId, { origin, named: body.named });
      return {};
    }),
  ],
});
