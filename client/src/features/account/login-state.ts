import * as z from 'zod/mini';

/** A path of this server: what begins with two slashes names another one. */
const ownPath = z.string().check(z.regex(/^\/(?![/\\])/));

const loginState = z.object({
  from: z.optional(ownPath),
  email: z.optional(z.string()),
  notice: z.optional(z.string()),
});

/** What a page that leads to the login hands over, in the state of the history entry. */
export interface LoginState {
  /** Where to go on afterwards: a path of this app. */
  readonly from: string;
  /** Filled in already. */
  readonly email: string;
  /** What is to be read above the form. */
  readonly notice: string;
}

export const readLoginState = (state: unknown): LoginState => {
  const read = z.safeParse(loginState, state ?? {});
  const { from = '/', email = '', notice = '' } = read.success ? read.data : {};
  return { from, email, notice };
};

/** Where to go on outside the app, as its address says (`accountPaths.loginTo`); null where it does not. */
export const readLoginTo = (search: string): string | null => {
  const read = z.safeParse(ownPath, new URLSearchParams(search).get('to'));
  return read.success ? read.data : null;
};
