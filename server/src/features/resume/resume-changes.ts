import {
  resumeLimits,
  type Resume,
  type ResumeSection,
} from '@sets/shared/resume/resume.contract.ts';
import { AppError } from '../../core/app-error.ts';

/** An entry of this section, as it is stored. */
export type Entry<Section extends ResumeSection> = Resume[Section][number];

/*
 * What a change does to a section. The entries are addressed by their place, so a place that is
 * not there (any more) is said to be so, never guessed.
 */

/** @throws AppError FORBIDDEN where the section is full. */
export const withEntry = <E>(entries: readonly E[], entry: E): E[] => {
  if (entries.length >= resumeLimits.entries) {
    const msg = `A section holds at most ${resumeLimits.entries} entries. Remove one first.`;
    throw new AppError('FORBIDDEN', msg);
  }
  return [...entries, entry];
};

/** @throws AppError NOT_FOUND */
export const withEntryAt = <E>(entries: readonly E[], at: number, entry: E): E[] =>
  entries.with(present(entries, at), entry);

/** @throws AppError NOT_FOUND */
export const withoutEntryAt = <E>(entries: readonly E[], at: number): E[] =>
  entries.toSpliced(present(entries, at), 1);

const present = (entries: readonly unknown[], at: number): number => {
  if (at < entries.length) return at;
  throw new AppError('NOT_FOUND', 'There is no such entry. Was it removed? Load the resume anew.');
};
