import type { Connection, mongo } from 'mongoose';
import { isDuplicateKey } from '../../../core/duplicate-key.ts';

/** An account as it was stored when it moved to a new address at once, and remembered the one before. */
interface Moved {
  readonly _id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly resetEmail: string;
  readonly resetEmailKey: string;
  readonly resetProven: boolean;
}

type Accounts = mongo.Collection<Moved>;

/** An address that an account had had, of which somebody reads the way back. */
interface Kept {
  readonly _id: string;
  readonly userid: string;
  readonly heldUntil: Date;
}

/** Only a store from then has it. */
const index = 'resetEmailKey_1';

/**
 * Accounts that were given an address before they had proven it have the one before again, and ask for the new one. Where
 * the one before is another account's since, or kept for one, they go on with the new one, as who has registered with it:
 * else nobody could log in there. `assign` gives all accounts the schools of their addresses.
 */
export const giveBackAddresses = async (
  { db }: Connection,
  assign: () => Promise<void>,
): Promise<void> => {
  const accounts = db?.collection<Moved>('accounts');
  const former = db?.collection<Kept>('formeraddresses');
  if (accounts === undefined || former === undefined) return;
  if (!(await accounts.indexExists(index))) return;
  // No address is kept any more for who had not proven it.
  await former.deleteMany({ proven: false });
  // Who had proven the one before comes first: of two who left the same one, it is theirs.
  const moved = await accounts
    .find({ resetEmailKey: { $gt: '' } })
    .sort({ resetProven: -1 })
    .toArray();
  for (const account of moved) {
    const { _id: userid, resetEmailKey: _id } = account;
    const others = { _id, userid: { $ne: userid }, heldUntil: { $gt: new Date() } };
    const isFree = (await former.findOne(others)) === null;
    if (!isFree || !(await goBack(accounts, account))) await stay(accounts, account);
  }
  // A start that broke off goes on with it: the index goes last.
  await assign();
  await accounts.dropIndex(index).catch(async (error: unknown) => {
    // Another process that starts at the same moment may have been first.
    if (await accounts.indexExists(index)) throw error;
  });
};

const $unset = { resetEmail: '', resetEmailKey: '', resetProven: '' } as const;

/** Where it is as it was read: another process that starts, and a code that was entered there since, were first. */
const asRead = ({ _id, emailKey, resetEmailKey }: Moved) => ({ _id, emailKey, resetEmailKey });

/** False where another account has the address before. */
const goBack = async (accounts: Accounts, account: Moved): Promise<boolean> => {
  const { email, resetEmail, resetEmailKey, resetProven } = account;
  const back = { email: resetEmail, emailKey: resetEmailKey, verified: resetProven };
  try {
    await accounts.updateOne(asRead(account), { $set: { ...back, wantedEmail: email }, $unset });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};

const stay = (accounts: Accounts, account: Moved) =>
  accounts.updateOne(asRead(account), { $set: { wantedEmail: '', verified: false }, $unset });
