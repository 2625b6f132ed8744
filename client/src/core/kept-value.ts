import { isNewer, readStored, type StoredShape, toStored } from '@sets/shared/core/stored-shape.ts';
import type { DeviceStorage } from './device-storage.ts';

/** Null where it is no JSON: cut off while it was written, or not ours. */
export const parsedJson = (text: string | null): unknown => {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // JSON.parse throws for nothing else.
    return null;
  }
};

/** Values under keys of a storage. */
export interface KeptValues<Value> {
  /** Null where there is none, or none that this page can read. */
  find(key: string): Value | null;
  keep(key: string, value: Value): void;
  drop(key: string): void;
}

/**
 * Values of a shape as JSON in a storage, each under a key. A page of an older version, in another
 * tab or from a server that was set back, leaves alone what a newer one has written: it does not find
 * it, and neither replaces nor removes it.
 */
export const keptValues = <Value extends object>(
  storage: DeviceStorage,
  shape: StoredShape<Value>,
): KeptValues<Value> => {
  const isFree = (key: string): boolean => !isNewer(shape, parsedJson(storage.getItem(key)));
  return {
    find: (key) => {
      const told = readStored(shape, parsedJson(storage.getItem(key)));
      return told.ok ? told.value : null;
    },
    keep: (key, value) => {
      if (isFree(key)) storage.setItem(key, JSON.stringify(toStored(shape, value)));
    },
    drop: (key) => {
      if (isFree(key)) storage.removeItem(key);
    },
  };
};
