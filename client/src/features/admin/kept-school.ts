import type { Migration, StoredShape } from '@sets/shared/core/stored-shape.ts';
import { tabStorage } from '../../core/device-storage.ts';
import { keptValues } from '../../core/kept-value.ts';
import { type SchoolDraft, schoolDraft } from './school-draft.ts';

/** To a version in which schools have a colour and a logo. */
const withLook: Migration = (fields) => ({ ...fields, colour: '', logo: '' });

/** To a version in which schools have divisions: the form says nothing of them. */
const withDivisions: Migration = (fields) => ({ ...fields, divisions: null });

/** To a version in which schools have a currency: the form says nothing of it. */
const withCurrency: Migration = (fields) => ({ ...fields, currency: null });

/** A form of a school, in this tab. */
export const storedSchoolDraft: StoredShape<SchoolDraft> = {
  name: 'school-draft',
  schema: schoolDraft,
  migrations: [withLook, withDivisions, withCurrency],
};

const keyOf = (which: string): string => `sets.school.${which}`;
const kept = keptValues(tabStorage, storedSchoolDraft);

/** A form that was begun in this tab, until it is saved or given up. `which`: a school's id, or `new`. */
export const keptSchool = {
  find: (which: string): SchoolDraft | null => kept.find(keyOf(which)),
  keep: (which: string, draft: SchoolDraft): void => kept.keep(keyOf(which), draft),
  drop: (which: string): void => kept.drop(keyOf(which)),
} as const;
