import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import { lazy } from 'react';
import { PollPhone } from './features/poll/phone/poll-phone.tsx';
import type { DefinitionPaths } from './features/stage/phone/phone-address.ts';
import type { PhoneActivities } from './live/phone-view.ts';

/**
 * What a phone draws for each activity, by its name. The poll comes along with the page, for it is
 * what most phones are here for; any other comes when it is needed.
 */
export const phoneActivities: PhoneActivities = {
  [pollName]: PollPhone,
  [liveQnaName]: lazy(() => import('./features/live-qna/phone/live-qna-phone.tsx')),
  [quizName]: lazy(() => import('./features/quiz/phone/quiz-phone.tsx')),
};

/** What is presented can be joined by its own address, too. */
export const phonePaths: DefinitionPaths = {
  '/tools/polltime/usepoll/': pollName,
  '/tools/quiztime/playquiz/': quizName,
};
