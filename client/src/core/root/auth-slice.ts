import { account, noSchool, type Account } from '@sets/shared/account/account.contract.ts';
import { noPremium } from '@sets/shared/account/premium.contract.ts';
import { id } from '@sets/shared/core/ids.ts';
import * as z from 'zod/mini';

/** Somebody who is signed in on this device. */
export interface SignedIn extends Omit<Account, 'registeredPhone'> {
  /** Until the profile was fetched; what is shown before is what was kept. */
  readonly loading: boolean;
  readonly token: string;
  /** The server calls it `registeredPhone`. */
  readonly personalDivision: Account['registeredPhone'];
}

/** The account on this device: `userid` and `token` are null for a visitor, both or none. */
export type Auth = SignedIn | SignedOut;
type SignedOut = Omit<SignedIn, 'userid' | 'token'> & {
  readonly userid: null;
  readonly token: null;
};

/** A visitor: a student of no school, and nothing is fetched yet. */
export const signedOut: SignedOut = {
  loading: true,
  accountType: 'student',
  username: '',
  userid: null,
  email: '',
  verified: false,
  school: noSchool,
  schoolIcon: '',
  country: '',
  apiCredits: 0,
  token: null,
  mp: { status: false, division: '' },
  personalDivision: { verified: false, division: '' },
  premium: noPremium,
  modulesCreatedLifetime: 0,
};

/** The slice for an account that the server has told of. */
export const signedInAs = ({ registeredPhone, ...who }: Account, token: string): SignedIn => ({
  ...who,
  personalDivision: registeredPhone,
  token,
  loading: false,
});

const { registeredPhone: personalDivision, ...profile } = account.shape;
const keptLines = { ...profile, loading: z.boolean(), personalDivision };

/** As it is kept. More lines than these, as of a later version, are let go. */
export const keptAuth = z.union([
  z.object({ ...keptLines, userid: id, token: z.string().check(z.minLength(1)) }),
  z.object({ ...keptLines, userid: z.null(), token: z.null() }),
]);
