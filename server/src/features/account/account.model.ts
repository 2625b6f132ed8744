import { Schema, type Connection, type Model } from 'mongoose';
import {
  account,
  type AccountType,
  personalDivision,
} from '@sets/shared/account/account.contract.ts';
import { noPremium, type Premium, premium } from '@sets/shared/account/premium.contract.ts';
import * as z from 'zod/mini';
import { accountIsGone } from './held/account-going.ts';
import { type DivisionProof, isConfirmed } from './division/division-rules.ts';

/** An account as it is stored. `_id` is the userid. */
export interface AccountRecord {
  readonly _id: string;
  readonly username: string;
  /** The address that it has: there it logs in, and there its mail goes. As it was typed. */
  readonly email: string;
  /** As `emailKeyOf` makes it. */
  readonly emailKey: string;
  /** Argon2id, in PHC format. */
  readonly passwordHash: string;
  readonly accountType: AccountType;
  readonly verified: boolean;
  /**
   * The address that its person has asked for, as it was typed; '' where none. They see it as theirs, not verified, and
   * the account does not have it until it is proven: it may be somebody else's.
   */
  readonly wantedEmail: string;
  /** When a session set the password, which knew none before, in ms; null where a mailed link did. */
  readonly passwordSetAt: number | null;
  /** Marks of devices that were made before are none, in ms: a mailed link has taken the account back. */
  readonly devicesKnownFrom: number;
  /** Its name, which is its own; 'NA' where there is none. Its picture is kept with the school. */
  readonly school: string;
  readonly country: string;
  readonly apiCredits: number;
  /** The month to which they were filled up last, as `2026-11`. */
  readonly creditsMonth: string;
  /** The uses that were paid with them, the newest last. */
  readonly creditsTaken: readonly string[];
  readonly mp: { readonly status: boolean; readonly division: string };
  /** What the person says of their division; of a read account `verified` is whether that counts now. */
  readonly personalDivision: { readonly verified: boolean; readonly division: string };
  /** What that was confirmed for; null where it was not. */
  readonly divisionProof: DivisionProof | null;
  /** Since when it waits for an admin to confirm it; null where it does not. */
  readonly divisionAskedAt: Date | null;
  readonly premium: Premium;
  readonly modulesCreatedLifetime: number;
  /** Since when it is being deleted, in ms; null where it is not. */
  readonly goingSince: number | null;
  /** Signed out by an admin, and kept out. */
  readonly locked: boolean;
  readonly createdAt: Date;
}

/** What an account begins with; also for those that were stored before a field was there. */
export const accountDefaults = {
  wantedEmail: '',
  passwordSetAt: null,
  devicesKnownFrom: 0,
  country: '',
  apiCredits: 0,
  creditsMonth: '',
  creditsTaken: [],
  mp: { status: false, division: '' },
  personalDivision: { verified: false, division: '' },
  divisionProof: null,
  divisionAskedAt: null,
  premium: noPremium,
  modulesCreatedLifetime: 0,
  locked: false,
  goingSince: null,
} as const satisfies Partial<AccountRecord>;

const parts = {
  mp: z.object(account.shape.mp.shape),
  personalDivision: z.object(personalDivision.shape),
  premium: z.object(premium.shape),
};

/**
 * A stored account with every field that this version knows: with those that came after it was
 * stored, and in what is shown as a whole without those that a newer version has added.
 */
export const wholeAccount = <Stored extends Partial<AccountRecord>>(stored: Stored) => {
  const record = { ...accountDefaults, ...stored };
  return {
    ...record,
    mp: parts.mp.parse(record.mp),
    personalDivision: {
      ...parts.personalDivision.parse(record.personalDivision),
      verified: isConfirmed(record),
    },
    premium: parts.premium.parse(record.premium),
  };
};

/** What an account has of an address that is proven: none is asked for any more. */
export const provenAddress = { verified: true, wantedEmail: '' } as const;

/** The address that its person sees as that of the account. */
export const shownEmailOf = ({
  email,
  wantedEmail,
}: Pick<AccountRecord, 'email' | 'wantedEmail'>): string => wantedEmail || email;

/**
 * That no mailed link has taken the account back since it was read: no session sets this. Of two at once the second
 * would void, unasked, what the first was told.
 */
export const sinceLinkOf = (
  read: Partial<Pick<AccountRecord, 'devicesKnownFrom'>> | null,
): { readonly devicesKnownFrom: number } =>
  // A stored account from before the field was there has none, which this finds.
  ({ devicesKnownFrom: (read?.devicesKnownFrom ?? null) as number });

const division = { verified: Boolean, division: String };

const accountSchema = new Schema<AccountRecord>(
  {
    _id: { type: String, required: true },
    username: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    passwordHash: { type: String, required: true },
    accountType: { type: String, required: true },
    verified: { type: Boolean, required: true },
    wantedEmail: String,
    passwordSetAt: Number,
    devicesKnownFrom: Number,
    school: { type: String, required: true },
    country: String,
    apiCredits: Number,
    creditsMonth: String,
    creditsTaken: [String],
    mp: { type: new Schema({ status: Boolean, division: String }, { _id: false }) },
    personalDivision: { type: new Schema(division, { _id: false }) },
    divisionProof: {
      type: new Schema(
        { by: String, emailKey: String, school: String, division: String },
        { _id: false },
      ),
    },
    divisionAskedAt: Date,
    premium: {
      type: new Schema(
        {
          status: String,
          stripeCustomerId: String,
          stripeSubscriptionId: String,
          plan: String,
          currentPeriodEnd: Number,
          cancelAtPeriodEnd: Boolean,
        },
        { _id: false },
      ),
    },
    modulesCreatedLifetime: Number,
    locked: Boolean,
    goingSince: Number,
    createdAt: { type: Date, required: true },
  },
  { collection: 'accounts', versionKey: false },
);
accountSchema.index({ emailKey: 1 }, { unique: true });
accountSchema.index({ 'premium.stripeCustomerId': 1 });
// For the lists that admins see.
accountSchema.index({ createdAt: -1, _id: -1 });
accountSchema.index({ divisionAskedAt: -1, _id: -1 });

export const accountModel = (connection: Connection): Model<AccountRecord> =>
  connection.model<AccountRecord>('Account', accountSchema);

/** The whole account of this person; null where it is gone. */
export const findAccount = async (
  accounts: Model<AccountRecord>,
  userid: string,
): Promise<AccountRecord | null> => {
  const record = await accounts.findById(userid).lean();
  return record === null ? null : wholeAccount(record);
};

/** That of whoever asks. @throws AppError UNAUTHENTICATED where it is gone */
export const readAccount = async (
  accounts: Model<AccountRecord>,
  userid: string,
): Promise<AccountRecord> => {
  const record = await findAccount(accounts, userid);
  if (record === null) throw accountIsGone();
  return record;
};
