import type { Actor } from '../../core/actor.ts';

/** What a room answered is told to whoever presented it, and to nobody else. */
export const canReadResults = (actor: Actor, run: { readonly owner: string }): boolean =>
  run.owner === actor.userid;
