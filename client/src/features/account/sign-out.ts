import { postLogout } from './account.api.ts';
import { dropSession, useAuth } from './account.store.ts';

/** Ends the session here at once; the server hears of it as well as it can be reached. */
export const signOut = async (): Promise<void> => {
  const { token } = useAuth.getState().auth;
  dropSession();
  if (token !== null) await postLogout(token);
};
