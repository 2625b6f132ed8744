import { quizAfterCalls } from '@sets/shared/quiz/after/quiz-after.calls.ts';
import { quizScores, type QuizScores } from '@sets/shared/quiz/after/scores.contract.ts';
import { type RouteGroup, serve } from '../../../core/route.ts';
import type { QuizAfterService, ToldScores } from './quiz-after.service.ts';
import { peopleTable, questionsTable } from './scores.tables.ts';

/** What a quiz came to, as those who may present it get it. */
const presentScores = ({ run, title, named, scores }: ToldScores): QuizScores => ({
  runId: run._id,
  title,
  openedAt: run.createdAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
  named,
  ...scores,
  lrs: null,
});

/** Quizzes afterwards. */
export const quizAfterRoutes = (after: QuizAfterService): RouteGroup => ({
  name: 'Quiz afterwards',
  schemas: { QuizScores: quizScores },
  routes: [
    serve(quizAfterCalls.scores, async ({ actor, params }) =>
      presentScores(await after.scores(actor, params.runId)),
    ),
    serve(quizAfterCalls.people, async ({ actor, params }) =>
      peopleTable(await after.scores(actor, params.runId)),
    ),
    serve(quizAfterCalls.questions, async ({ actor, params }) =>
      questionsTable(await after.scores(actor, params.runId)),
    ),
  ],
});
