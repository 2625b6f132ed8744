import { tokenNow } from './account.store.ts';

/** Of a request that is made beside `ask`: as whoever is signed in now. */
export const ownHeaders = (): Readonly<Record<string, string>> => {
  const token = tokenNow();
  return token === null ? {} : { authorization: `Bearer ${token}` };
};
