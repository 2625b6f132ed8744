import * as z from 'zod/mini';
import type { Notes } from '../../../live/phone-memory.ts';

const nameOf = (place: number): string => `why.${place}`;

/** Keeps what was said of a question when it was told what is right, for the end. */
export const keepWhy = (notes: Notes, place: number, explanation: string): void => {
  if (explanation !== '') notes.write(nameOf(place), explanation);
};

/** Empty where nothing was said, or this phone did not hear it. */
export const keptWhy = (notes: Notes, place: number): string =>
  notes.read(nameOf(place), z.string()) ?? '';
