import type { Actor } from '../../core/actor.ts';

interface Owned {
  readonly owner: string;
}

const owns = (actor: Actor, poll: Owned): boolean => poll.owner === actor.userid;

/** A definition holds questions that nobody has been asked yet, so only its owner reads it. */
export const canReadPoll = owns;
export const canChangePoll = owns;
export const canRemovePoll = owns;
export const canRunPoll = owns;
