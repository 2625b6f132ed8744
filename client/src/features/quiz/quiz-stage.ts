import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import { part, type StageActivity } from '../stage/stage-activity.ts';
import { quizPaths } from './quiz-paths.ts';
import { quizStageMessages } from './quiz-stage.messages.ts';

/** The quiz on the stage. */
export const quizStage: StageActivity = {
  name: quizName,
  words: quizStageMessages,
  listPath: quizPaths.list(),
  hostPath: quizPaths.start,
  resultsPath: quizPaths.results,
  Screen: part(async () => (await import('./screen/quiz-screen.tsx')).QuizScreen),
  Host: part(async () => (await import('./host/quiz-host.tsx')).QuizHost),
  EndedWays: part(async () => (await import('./host/ended-ways.tsx')).EndedWays),
  Own: part(async () => (await import('./list/own-quizzes.tsx')).OwnQuizzes),
};
