import * as z from 'zod/mini';
import { ok, type Result, fail } from './result.ts';

/** A stored value without its version, as the schema of its version described it. */
type Fields = Readonly<Record<string, unknown>>;

/** The codes of a call that reads what another version may have stored. */
export const cannotRead = ['NEWER_VERSION', 'UNREADABLE'] as const;

/** Makes a value of one version into one of the next. Pure. */
export type Migration = (fields: Fields) => Fields;

/**
 * A shape that is stored: an object, so that it can carry its version as `v`. `schema` is the newest
 * version's; the first of `migrations` leads from version 1 to 2, and so on. What has no `v` is of
 * version 1.
 */
export interface StoredShape<Value> {
  readonly name: string;
  readonly schema: z.ZodMiniType<Value>;
  readonly migrations: readonly Migration[];
}

/** Any shape, for who carries values without looking into them. */
export type AnyStoredShape = StoredShape<unknown>;

export const newestVersion = ({ migrations }: AnyStoredShape): number => migrations.length + 1;

const envelope = z.looseObject({ v: z.optional(z.int().check(z.gte(1))) });

/** Whether a program that knows more versions of this shape has written it. */
export const isNewer = (shape: AnyStoredShape, stored: unknown): boolean => {
  const read = z.safeParse(envelope, stored);
  return read.success && (read.data.v ?? 1) > newestVersion(shape);
};

const newer = () =>
  fail(
    'NEWER_VERSION',
    'This was written by a newer version of Sets. It can be opened once the server is updated.',
  );

const unreadable = ({ name }: AnyStoredShape, why: string) =>
  fail(
    'UNREADABLE',
    `What is stored here cannot be read (${name}, ${why}). Tell whoever runs this server.`,
  );

/**
 * A stored value of any version as the newest. Nothing is changed in the store.
 * NEWER_VERSION and UNREADABLE say why it cannot be read.
 */
export const readStored = <Value>(shape: StoredShape<Value>, stored: unknown): Result<Value> => {
  const told = z.safeParse(envelope, stored);
  if (!told.success) return unreadable(shape, 'no version');
  const { v = 1, ...fields } = told.data;
  if (v > newestVersion(shape)) return newer();
  const migrated = migrate(shape.migrations.slice(v - 1), fields);
  const read = z.safeParse(shape.schema, migrated);
  if (read.success) return ok(read.data);
  const place = z.core.toDotPath(read.error.issues[0]?.path ?? []);
  return unreadable(shape, place === '' ? `version ${v}` : `version ${v}, ${place}`);
};

/** Undefined, which fits no schema, where a damaged value is not what a migration expects. */
const migrate = (migrations: readonly Migration[], fields: Fields): Fields | undefined => {
  try {
    return migrations.reduce((value, next) => next(value), fields);
  } catch {
    return undefined;
  }
};

/** A value as it is stored: with the newest version. */
export const toStored = <Value extends object>(
  shape: StoredShape<Value>,
  value: Value,
): Value & { readonly v: number } => ({ ...value, v: newestVersion(shape) });
