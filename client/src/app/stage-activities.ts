import { liveQnaStage } from '../features/live-qna/live-qna-stage.ts';
import { pollStage } from '../features/poll/poll-stage.ts';
import { quizStage } from '../features/quiz/quiz-stage.ts';
import { part, type StageActivity } from '../features/stage/stage-activity.ts';

const Results = part(async () => (await import('./run-results.tsx')).RunResults);

const Host = part(async () => (await import('./poll-host-with-holders.tsx')).PollHostWithHolders);

/** What can be on in a room. What it draws on phones is listed in `phone-activities.ts`. */
export const stageActivities: readonly StageActivity[] = [
  { ...pollStage, Host, Results },
  { ...quizStage, Results },
  { ...liveQnaStage, Results },
];
