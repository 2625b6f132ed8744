import type { AccountRecord } from './account.model.ts';
import { newPasswordMs } from './account-rates.ts';
import type { FormerAddressRecord } from './former-address.model.ts';

const formatted = new Intl.DateTimeFormat('en', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/**
 * Why an account cannot be deleted yet; null where it can. Whoever took a session over sets a
 * password or an address with it: until its person could take that back, nothing is deleted by it.
 */
export const deletionWait = (
  { passwordSetAt }: Pick<AccountRecord, 'passwordSetAt'>,
  former: readonly Pick<FormerAddressRecord, 'heldUntil' | 'proven'>[],
  now: number,
): string | null => {
  const held = former.filter(({ proven }) => proven).map(({ heldUntil }) => heldUntil.getTime());
  const address = Math.max(0, ...held);
  const password = passwordSetAt === null ? 0 : passwordSetAt + newPasswordMs;
  const until = Math.max(address, password);
  if (until <= now) return null;
  const changed = address > now ? 'address' : 'password';
  const sooner =
    address > now ? '' : ' Sooner with a password set by the link of “Forgot password?”.';
  return (
    `The ${changed} of this account was changed lately. So that nobody else deletes it, that is possible ` +
    `from ${formatted.format(until)} UTC.${sooner}`
  );
};
