import type { AccountRecord } from '../src/features/account/account.model.ts';
import type { Person, TestApp } from './start-test-app.ts';

type Place = Partial<Pick<AccountRecord, 'verified' | 'school' | 'personalDivision' | 'emailKey'>>;

/** Puts somebody at a school, or into a division, as no call does by itself. */
export const settle = async (
  app: Pick<TestApp, 'inStore'>,
  { userid }: Pick<Person, 'userid'>,
  place: Place,
): Promise<void> => {
  await app.inStore((store) =>
    store.collection<{ _id: string }>('accounts').updateOne({ _id: userid }, { $set: place }),
  );
};
