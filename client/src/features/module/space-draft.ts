import { visibility } from '@sets/shared/module/module.contract.ts';
import type { Migration, StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import { tabStorage } from '../../core/device-storage.ts';
import { keptValues } from '../../core/kept-value.ts';

const spaceDraft = z.object({
  title: z.string(),
  /** Markdown source. */
  description: z.string(),
  /** As `2026-10-12`, or '' where there is none. */
  startDate: z.string(),
  visibility,
  /** '' unless it is for a division. */
  division: z.string(),
});
/** A space that is being written. */
export type SpaceDraft = z.infer<typeof spaceDraft>;

/** To a version in which a division is chosen. */
const withDivision: Migration = (fields) => ({ ...fields, division: '' });

/** The form of a new space, in this tab. */
export const storedSpaceDraft: StoredShape<SpaceDraft> = {
  name: 'space-draft',
  schema: spaceDraft,
  migrations: [withDivision],
};

const kept = keptValues(tabStorage, storedSpaceDraft);
const key = 'sets.space.new';

/** What was begun in this tab, until it is created. */
export const keptSpaceDraft = {
  find: (): SpaceDraft | null => kept.find(key),
  keep: (draft: SpaceDraft): void => kept.keep(key, draft),
  drop: (): void => kept.drop(key),
} as const;
