import type { AccountRecord } from '../src/features/account/account.model.ts';
import type { Person, TestApp } from './start-test-app.ts';

type Place = Partial<Pick<AccountRecord, 'verified' | 'school' | 'personalDivision' | 'emailKey'>>;

/** Puts somebody at a school, or into a division as an admin would have confirmed it, as no call does by itself. */
export const settle = async (
  app: Pick<TestApp, 'inStore'>,
  { userid }: Pick<Person, 'userid'>,
  place: Place,
): Promise<void> => {
  await app.inStore(async (store) => {
    const accounts = store.collection<AccountRecord>('accounts');
    await accounts.updateOne({ _id: userid }, { $set: place });
    if (place.personalDivision?.verified !== true) return;
    const { division } = place.personalDivision;
    const account = await accounts.findOne({ _id: userid });
    if (account === null) throw new Error('There is nobody of this id.');
    const { emailKey, school } = account;
    const divisionProof = { by: 'admin', emailKey, school, division } as const;
    await accounts.updateOne({ _id: userid }, { $set: { divisionProof } });
  });
};
