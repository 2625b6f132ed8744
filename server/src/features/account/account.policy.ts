import type { Actor } from '../../core/actor.ts';

/** A person ends sessions of their own only. */
export const canEndSession = (actor: Actor, session: { readonly userid: string }): boolean =>
  actor.userid === session.userid;
