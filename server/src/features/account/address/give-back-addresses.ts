import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../../core/duplicate-key.ts';
import { lostKeyOf } from './lost-address.ts';

/** An account as it was stored when it moved to a new address at once, and remembered the one before. */
interface Moved {
  readonly _id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly resetEmail: string;
  readonly resetEmailKey: string;
  readonly resetProven: boolean;
}

/** Only a store from then has it. */
const index = 'resetEmailKey_1';

/**
 * Accounts that were given an address before they had proven it have the one before again, and ask for the new one. Where
 * another account has the one before since, as could be where nobody had proven it, they have none until they prove the
 * new one. Whether any was given back.
 */
export const giveBackAddresses = async ({ db }: Connection): Promise<boolean> => {
  const accounts = db?.collection<Moved>('accounts');
  if (accounts === undefined || !(await accounts.indexExists(index))) return false;
  // No address is kept any more for who had not proven it.
  await db?.collection('formeraddresses').deleteMany({ proven: false });
  const moved = await accounts.find({ resetEmailKey: { $gt: '' } }).toArray();
  for (const { _id, email, emailKey, resetEmail, resetEmailKey, resetProven } of moved) {
    const same = { _id, emailKey };
    const asked = { wantedEmail: email, email: resetEmail };
    const $unset = { resetEmail: '', resetEmailKey: '', resetProven: '' } as const;
    const back = { ...asked, emailKey: resetEmailKey, verified: resetProven };
    const without = { ...asked, emailKey: lostKeyOf(_id, resetEmailKey), verified: false };
    await accounts.updateOne(same, { $set: back, $unset }).catch(async (error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      await accounts.updateOne(same, { $set: without, $unset });
    });
  }
  // Last: a start that broke off goes on with it.
  await accounts.dropIndex(index);
  return moved.length > 0;
};
