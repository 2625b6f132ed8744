import type { AccountType } from '@sets/shared/account/account.contract.ts';

/** Who acts: a signed-in person. A visitor is `null`. */
export interface Actor {
  readonly userid: string;
  readonly accountType: AccountType;
}

/** Finds who a bearer token belongs to; null when it is not, or no longer, valid. */
export type Authenticate = (token: string) => Promise<Actor | null>;
