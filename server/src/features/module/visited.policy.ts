import type { Actor } from '../../core/actor.ts';

/** Where somebody has been is nobody else's business. */
export const canUseVisited = (actor: Actor, userid: string): boolean => actor.userid === userid;
