import { versionLine } from '@sets/shared/material/material-versions.contract.ts';
import { quizCalls } from '@sets/shared/quiz/quiz.calls.ts';
import {
  newQuiz,
  type Quiz,
  quiz,
  quizChange,
  quizLine,
  quizList,
  quizVersion,
} from '@sets/shared/quiz/quiz-made.contract.ts';
import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { MaterialRecord } from '../material/material-kind.ts';
import type { MaterialService } from '../material/material.service.ts';
import {
  type Names,
  presentLine,
  presentMaterial,
  presentVersion,
  presentVersionLine,
} from '../material/material.presenter.ts';

export type QuizService = MaterialService<QuizDefinition>;

export const presentQuiz = (record: MaterialRecord<QuizDefinition>): Quiz => ({
  ...record.definition,
  ...presentMaterial(record),
  quizid: record._id,
});

export const quizRoutes = (quizzes: QuizService, names: Names): RouteGroup => ({
  name: 'Quiz',
  schemas: {
    Quiz: quiz,
    NewQuiz: newQuiz,
    QuizChange: quizChange,
    QuizLine: quizLine,
    QuizList: quizList,
    QuizVersion: quizVersion,
    QuizVersionLine: versionLine,
  },
  routes: [...shelfRoutes(quizzes), ...singleRoutes(quizzes), ...versionRoutes(quizzes, names)],
});

/** The quizzes of a topic. */
const shelfRoutes = (quizzes: QuizService) => [
  serve(quizCalls.list, async ({ actor, query }) => {
    const summaries = await quizzes.list(actor, query);
    return {
      quizzes: summaries.map((line) => Object.assign(presentLine(line), { quizid: line.id })),
    };
  }),
  serve(quizCalls.create, async ({ actor, query, body }) =>
    presentQuiz(await quizzes.create(actor, body, query.attempt)),
  ),
  serve(quizCalls.copy, async ({ actor, params, query, body }) =>
    presentQuiz(await quizzes.copy(actor, params.quizid, body, query.attempt)),
  ),
];

/** One quiz. */
const singleRoutes = (quizzes: QuizService) => [
  serve(quizCalls.read, async ({ actor, params }) =>
    presentQuiz(await quizzes.read(actor, params.quizid)),
  ),
  serve(quizCalls.change, async ({ actor, params, body }) =>
    presentQuiz(await quizzes.change(actor, params.quizid, body)),
  ),
  serve(quizCalls.remove, async ({ actor, params }) => {
    await quizzes.remove(actor, params.quizid);
    return {};
  }),
];

/** What a quiz was like. */
const versionRoutes = (quizzes: QuizService, names: Names) => [
  serve(quizCalls.versions, async ({ actor, params }) => {
    const versions = await quizzes.versionsOf(actor, params.quizid);
    const known = await names([...new Set(versions.map(({ by }) => by))]);
    return { versions: versions.map((version) => presentVersionLine(version, known)) };
  }),
  serve(quizCalls.version, async ({ actor, params }) => {
    const version = await quizzes.version(actor, params.quizid, Number(params.revision));
    return presentVersion(version, await names([version.by]));
  }),
  serve(quizCalls.restore, async ({ actor, params, body }) =>
    presentQuiz(
      await quizzes.restore(actor, params.quizid, Number(params.revision), body.revision),
    ),
  ),
];
