import { type Account, account, type Session } from '@sets/shared/account/account.contract.ts';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** Who is signed in on this device. `account` and `token` are null for a visitor. */
interface Auth {
  readonly account: Account | null;
  readonly token: string | null;
}

interface AuthState {
  readonly auth: Auth;
}

const visitor: Auth = { account: null, token: null };
const kept = z.object({ auth: z.object({ account, token: z.string() }) });

/** Persisted under the key `root`, shared by all tabs. What is kept there and does not fit is dropped. */
export const useAuth = create<AuthState>()(
  persist((): AuthState => ({ auth: visitor }), {
    name: 'root',
    storage: createJSONStorage(() => localStorage),
    merge: (persisted, current) => {
      // A visitor: to find out what does not fit would cost a phone more than all the rest here.
      if (persisted === undefined) return current;
      const read = z.safeParse(kept, persisted);
      return read.success ? { auth: read.data.auth } : current;
    },
  }),
);

const otherTabs = (key: 'login' | 'logout'): void => {
  localStorage.setItem(key, String(Date.now()));
};

export const keepSession = ({ token, ...who }: Session): void => {
  useAuth.setState({ auth: { account: who, token } });
  localStorage.removeItem('logout');
  otherTabs('login');
};

export const keepAccount = (who: Account): void => {
  useAuth.setState(({ auth }) => ({ auth: { ...auth, account: who } }));
};

export const dropSession = (): void => {
  useAuth.setState({ auth: visitor });
  localStorage.removeItem('login');
  otherTabs('logout');
};

/** Calls `reload` when somebody signs in or out in another tab. */
export const followOtherTabs = (reload: () => void): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (newValue !== null && (key === 'login' || key === 'logout')) reload();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** Who is signed in, or null for a visitor. */
export const useAccount = (): Account | null => useAuth(({ auth }) => auth.account);

/** The bearer token, or null for a visitor. */
export const useToken = (): string | null => useAuth(({ auth }) => auth.token);
