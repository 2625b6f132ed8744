import {
  type AnyStoredShape,
  newestVersion,
  readStored,
  type StoredShape,
} from '@sets/shared/core/stored-shape.ts';
import { AppError } from './app-error.ts';

/** A stored value of any version as the newest. @throws AppError NEWER_VERSION, UNREADABLE */
export const storedValue = <Value>(shape: StoredShape<Value>, stored: unknown): Value => {
  const told = readStored(shape, stored);
  if (told.ok) return told.value;
  throw new AppError(told.error.code, told.error.msg);
};

/** What a record holds that is itself a stored shape, without what it is called and how often it was changed. @throws AppError NEWER_VERSION, UNREADABLE */
export const contentOf = <Value>(
  shape: StoredShape<Value>,
  record: { readonly _id: string; readonly revision?: number } | null,
): Value | null => {
  if (record === null) return null;
  const { _id, revision: _revision, ...stored } = record;
  return storedValue(shape, stored);
};

/** What is written with a record that is new. */
export const versionOf = (shape: AnyStoredShape): { readonly v: number } => ({
  v: newestVersion(shape),
});
