import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';
import { tabStorage } from '../../../../core/device-storage.ts';
import { keptValues } from '../../../../core/kept-value.ts';

/** A form as it is filled in. */
export interface FilledForm<Draft> {
  /** Of what it becomes: made here, so that what is sent twice is there once. */
  readonly id: string;
  /** Of what it began with; 0 where nothing is stored yet. */
  readonly revision: number;
  readonly draft: Draft;
}

export const formShape = <Draft>(
  name: string,
  draft: z.ZodMiniType<Draft>,
): StoredShape<FilledForm<Draft>> => ({
  name,
  schema: z.strictObject({ id: z.string(), revision: z.int(), draft }),
  migrations: [],
});

/** A form that was begun. */
export interface KeptForm<Draft> {
  find(): FilledForm<Draft> | null;
  keep(form: FilledForm<Draft>): void;
  drop(): void;
}

/**
 * A form that was begun and not saved: kept in the tab, for a reload and for who has to log in anew; nobody else who
 * logs in finds it. `which`: the id of what is changed, or what a new one is for.
 */
export const keptForm = <Draft>(
  shape: StoredShape<FilledForm<Draft>>,
  userid: string,
  which: string,
): KeptForm<Draft> => {
  const kept = keptValues(tabStorage, shape);
  const key = `sets.${shape.name}.${userid}.${which}`;
  return {
    find: () => kept.find(key),
    keep: (form) => kept.keep(key, form),
    drop: () => kept.drop(key),
  };
};
