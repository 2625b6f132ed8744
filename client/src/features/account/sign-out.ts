import { postLogout } from './account.api.ts';
import { accountState, tokenNow } from './account.store.ts';

/** Tells the server that the session ends. Where it cannot be told, that is logged and no more. */
const tellServer = async (token: string): Promise<void> => {
  const told = await postLogout(token);
  // Ended from elsewhere is ended.
  if (told.ok || told.error.code === 'UNAUTHENTICATED') return;
  // oxlint-disable-next-line no-console -- the specification: a failure is logged only
  console.warn(`Logging out: ${told.error.msg}`);
};

/** Logs out: the server is told, then the session is over here whatever it said. */
export const signOut = async (): Promise<void> => {
  const token = tokenNow();
  if (token !== null) await tellServer(token);
  accountState.signOut();
};

/** The server ended this session from elsewhere: everything goes, and the page begins anew. */
export const forceLogout = async (reload: () => void): Promise<void> => {
  await signOut();
  reload();
};
