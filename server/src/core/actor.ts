import type { AccountType } from '@sets/shared/account/account.contract.ts';

/** Who acts: a signed-in person. A visitor is `null`. */
export interface Actor {
  readonly userid: string;
  readonly accountType: AccountType;
}

/** A person on one device, as a call finds them. */
export interface Caller extends Actor {
  readonly sessionId: string;
  /** The session was ended from elsewhere: it may only learn so, and leave. */
  readonly mustLeave: boolean;
}

/** Finds who a bearer token belongs to; null when it is not, or no longer, valid. */
export type Authenticate = (token: string) => Promise<Caller | null>;
