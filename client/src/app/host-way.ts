import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import { liveQnaPaths } from '../features/live-qna/live-qna-paths.ts';
import { pollPaths } from '../features/poll/poll-paths.ts';
import { quizPaths } from '../features/quiz/quiz-paths.ts';
import type { HostWay } from '../features/run/live-now.tsx';

/** Where whoever may host it goes on with what is live, by its activity. */
const ways: Readonly<Record<string, (definitionId: string) => string>> = {
  [pollName]: pollPaths.start,
  [quizName]: quizPaths.start,
  [liveQnaName]: liveQnaPaths.start,
};

export const hostWay: HostWay = ({ activity, definitionId }) =>
  ways[activity]?.(definitionId) ?? null;

/** For who sees it and does not host. */
export const noHostWay: HostWay = () => null;
