import { deviceStorage } from '../../core/device-storage.ts';

/** Entries of the storage that keep the tabs of a browser in step. Fixed by the specification. */
const login = 'login';
const logout = 'logout';
/** This device's address for push messages, while they are on. */
const pushToken = 'push-token';

const mark = (key: string): void => deviceStorage.setItem(key, String(Date.now()));
const clear = (...keys: readonly string[]): void => {
  for (const key of keys) deviceStorage.removeItem(key);
};

export const tabs = {
  tellLogin: (): void => {
    clear(logout);
    mark(login);
  },
  tellLogout: (): void => {
    clear(login, pushToken);
    mark(logout);
  },
  /** Calls `reload` when somebody signed in or out in another tab; gives what ends that. */
  follow: (reload: () => void): (() => void) => {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      // A marker that went tells nothing.
      if (newValue === null || (key !== login && key !== logout)) return;
      if (key === logout) clear(login, pushToken);
      else clear(logout);
      reload();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
} as const;
