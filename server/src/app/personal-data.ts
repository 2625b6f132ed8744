import type { PersonalData } from '../core/personal-data.ts';
import type { PersonalDataPart } from '../features/account/personal-data.service.ts';
import { pollPersonalData } from '../features/poll/poll.personal-data.ts';
import type { PollService } from '../features/poll/poll.service.ts';

interface Holder {
  readonly personalData: PersonalData;
}

interface Holders {
  readonly audit: Holder;
  readonly feedback: Holder;
  readonly notifications: Holder;
  readonly polls: PollService;
  readonly premium: Holder;
  readonly resumes: Holder;
  readonly visited: Holder;
}

/**
 * What is held about a person beside their account, a line for each feature, in the order in which
 * it is deleted: first what may fail because somebody else does not answer, last what the others
 * may still write to.
 */
export const personalDataParts = (
  { audit, feedback, notifications, polls, premium, resumes, visited }: Holders,
  runs: PersonalData,
): PersonalDataPart[] => [
  { data: premium.personalData, holds: 'Your plan, and what your payments have changed.' },
  { data: runs, holds: 'What you presented to others, and the answers you gave while signed in.' },
  { data: pollPersonalData(polls), holds: 'The polls that you made.' },
  { data: resumes.personalData, holds: 'Your résumé.' },
  { data: visited.personalData, holds: 'The spaces that you visited.' },
  { data: feedback.personalData, holds: 'The feedback that you sent.' },
  { data: audit.personalData, holds: 'What admins did to your account, or you did as one.' },
  { data: notifications.personalData, holds: 'Your notifications, and the devices they go to.' },
];
