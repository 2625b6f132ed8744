import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import { OwnMaterials } from '../../material/list/own-materials.tsx';
import type { OwnPartProps } from '../../stage/stage-activity.ts';
import { quizServer } from '../quiz-server.ts';
import { ownQuizzesMessages as words } from './quizzes.messages.ts';

/** One's own quizzes, to go on with in the same room. */
export const OwnQuizzes = (props: OwnPartProps) => (
  <OwnMaterials {...props} activity={quizName} server={quizServer} words={words} />
);
