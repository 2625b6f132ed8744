import type { AccountType } from '@sets/shared/account/account.contract.ts';
import type { Premium } from '@sets/shared/account/premium.contract.ts';
import type { Actor } from '../../core/actor.ts';

/** Nobody changes their own role or locks themselves out: there would be nobody to ask. */
export const canChangeStanding = (actor: Actor, userid: string): boolean => actor.userid !== userid;

/**
 * Whether a role can be given. Admins and vendors are known by their address, and anybody can have registered
 * with one that is not proven.
 */
export const canHaveRole = (
  { accountType, verified }: { readonly accountType: AccountType; readonly verified: boolean },
  wanted: AccountType,
): boolean => verified || accountType === wanted || (wanted !== 'admin' && wanted !== 'vendor');

/** What a person pays for is theirs to change: a grant would hide that they go on paying. */
export const canGrantPremium = ({ stripeSubscriptionId, status }: Premium): boolean =>
  stripeSubscriptionId === null || (status !== 'active' && status !== 'past_due');
