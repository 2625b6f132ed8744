import { newPasswordMs } from '../account-rates.ts';

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
  { passwordSetAt }: { readonly passwordSetAt: number | null },
  former: readonly { readonly heldUntil: Date }[],
  now: number,
): string | null => {
  const address = Math.max(0, ...former.map(({ heldUntil }) => heldUntil.getTime()));
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
