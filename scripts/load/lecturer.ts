import type { Credentials, Session } from '@sets/shared/account/account.contract.ts';
import type { Reply } from '@sets/shared/core/result.ts';
import { demoAccounts } from '../../server/src/app/demo-accounts.ts';

/** Whom the server's demo data lets in as a lecturer. */
const lecturer = (): Credentials => {
  const account = demoAccounts.find((each) => each.accountType === 'moderator');
  if (account === undefined) throw new Error('The demo data has no moderator.');
  return { email: account.email, password: account.password };
};

/** Posts to the server what it must take. */
export const post = async <Data>(url: string, body: unknown, token?: string): Promise<Data> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(`POST ${url} answered ${response.status}: ${await response.text()}`);
  }
  return (await response.json()) as Data;
};

/** The server refused what it should have done. */
export class Refused extends Error {
  readonly code: string;
  /** When to ask again, where that may help. */
  readonly retryInMs: number | undefined;

  constructor(
    what: string,
    { code, msg, retryInMs }: Extract<Reply<unknown>, { ok: false }>['error'],
  ) {
    super(`${what} was refused: ${code}, ${msg}`);
    this.code = code;
    this.retryInMs = retryInMs;
  }
}

/** What a reply holds that must be good. @throws Refused */
export const dataOf = <Data>(what: string, reply: Reply<Data>): Data => {
  if (reply.ok) return reply.data;
  throw new Refused(what, reply.error);
};

/** The lecturer's token. */
export const signIn = async (port: number): Promise<string> => {
  const { token } = await post<Session>(`http://127.0.0.1:${port}/api/user/login`, lecturer());
  return token;
};
