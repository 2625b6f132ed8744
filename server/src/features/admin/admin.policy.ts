import type { Premium } from '@sets/shared/account/premium.contract.ts';
import type { Actor } from '../../core/actor.ts';

/** Nobody changes their own role or locks themselves out: there would be nobody to ask. */
export const canChangeStanding = (actor: Actor, userid: string): boolean => actor.userid !== userid;

/** What a person pays for is theirs to change: a grant would hide that they go on paying. */
export const canGrantPremium = ({ stripeSubscriptionId, status }: Premium): boolean =>
  stripeSubscriptionId === null || (status !== 'active' && status !== 'past_due');
