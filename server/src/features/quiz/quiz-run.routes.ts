import { effectSteps, quizEffect } from '@sets/shared/quiz/quiz.effect.ts';
import { quizRemedy } from '@sets/shared/quiz/quiz.live.ts';
import { quizRunCalls } from '@sets/shared/quiz/quiz-run.calls.ts';
import { AppError } from '../../core/app-error.ts';
import { inTurns } from '../../core/in-slices.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import { type QuizRun, quizRunOf, type QuizRunPorts } from './quiz-run.ts';

/** Quizzes that are presented. */
export const quizRunRoutes = (ports: Pick<QuizRunPorts, 'readable' | 'history'>): RouteGroup => ({
  name: 'Quiz run',
  schemas: { QuizEffect: quizEffect, QuizRemedy: quizRemedy },
  routes: [
    serve(quizRunCalls.effect, async ({ actor, params, body }) => {
      const run = await quizRunOf(ports, actor, params.runId);
      const { definition, state, answers } = (await ports.history().asRules(run)) as QuizRun;
      const effect = await inTurns(effectSteps(definition, state, body.remedy, answers));
      if (!effect.ok) throw new AppError(effect.error.code, effect.error.msg);
      return effect.value;
    }),
  ],
});
