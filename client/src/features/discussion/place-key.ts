import type { DiscussionPlace } from '@sets/shared/discussion/discussion.contract.ts';

/** The place as it is named on this device. */
export const placeKeyOf = ({ moduleid, topicid = '', questionid = '' }: DiscussionPlace): string =>
  [moduleid, topicid, questionid].join('.');
