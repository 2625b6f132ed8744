/** As much of the browser's storage as the phone needs. */
export interface PhoneStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** Lasts as long as the page. */
export const pageStorage = (): PhoneStorage => {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
};

/** What does not fit into `storage` any more is kept for the life of the page. */
const browserStorage = (storage: Storage): PhoneStorage => {
  const overflow = pageStorage();
  return {
    get: (key) => overflow.get(key) ?? storage.getItem(key),
    set: (key, value) => {
      try {
        storage.setItem(key, value);
        overflow.remove(key);
      } catch {
        overflow.set(key, value);
      }
    },
    remove: (key) => {
      storage.removeItem(key);
      overflow.remove(key);
    },
    keys: () => [...new Set([...Object.keys(storage), ...overflow.keys()])],
  };
};

/** localStorage, or where the browser forbids it (private windows, policies) the page's own memory. */
export const openPhoneStorage = (): PhoneStorage => {
  try {
    const probe = 'sets:probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return browserStorage(localStorage);
  } catch {
    return pageStorage();
  }
};
