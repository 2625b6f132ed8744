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
import { materialRoutes } from '../material/material-routes.ts';
import { type Names, presentLine, presentMaterial } from '../material/material.presenter.ts';

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
  routes: [
    serve(quizCalls.list, async ({ actor, query }) => {
      const summaries = await quizzes.list(actor, query);
      return {
        quizzes: summaries.map((line) => Object.assign(presentLine(line), { quizid: line.id })),
      };
    }),
    ...materialRoutes(quizCalls, { ref: 'quizid', service: quizzes, present: presentQuiz, names }),
  ],
});
