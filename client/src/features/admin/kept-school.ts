import * as z from 'zod/mini';
import { type SchoolDraft, schoolDraft } from './school-draft.ts';
import { tabStorage } from '../../core/device-storage.ts';

const keyOf = (which: string): string => `sets.school.${which}`;

const parsed = (kept: string): unknown => {
  try {
    return JSON.parse(kept);
  } catch {
    // Somebody's tools wrote there.
    return null;
  }
};

/** A form that was begun in this tab, until it is saved or given up. `which`: a school's id, or `new`. */
export const keptSchool = {
  find: (which: string): SchoolDraft | null => {
    const read = z.safeParse(schoolDraft, parsed(tabStorage.getItem(keyOf(which)) ?? ''));
    return read.success ? read.data : null;
  },
  keep: (which: string, draft: SchoolDraft): void =>
    tabStorage.setItem(keyOf(which), JSON.stringify(draft)),
  drop: (which: string): void => tabStorage.removeItem(keyOf(which)),
} as const;
