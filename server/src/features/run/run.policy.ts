import type { Actor } from '../../core/actor.ts';

interface Presented {
  readonly owner: string;
}

const owns = (actor: Actor, run: Presented): boolean => run.owner === actor.userid;

/** What a room answered is told to whoever presented it, and to nobody else. */
export const canReadResults = owns;
export const canRenameResults = owns;
export const canRemoveResults = owns;
