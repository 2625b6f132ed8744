import { readStored, type StoredShape } from '@sets/shared/core/stored-shape.ts';
import { AppError } from './app-error.ts';

/** A stored value of any version as the newest. @throws AppError NEWER_VERSION, UNREADABLE */
export const storedValue = <Value>(shape: StoredShape<Value>, stored: unknown): Value => {
  const told = readStored(shape, stored);
  if (told.ok) return told.value;
  throw new AppError(told.error.code, told.error.msg);
};
