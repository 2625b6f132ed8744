import type { Migration, StoredShape } from '@sets/shared/core/stored-shape.ts';
import * as z from 'zod/mini';

/** What a participant is called in a run. */
export interface SaidName {
  /** As they said it last. */
  readonly name: string;
  /** When they said so, in milliseconds. */
  readonly at: number;
  /** What a host calls them instead; null where nobody does. */
  readonly given: string | null;
  /** Whether what they said is shown to hosts alone, until one allows it. */
  readonly waits: boolean;
}

/** To a version in which hosts have a say in it. */
const asSaid: Migration = (fields) => ({ ...fields, given: null, waits: false });

export const storedName: StoredShape<SaidName> = {
  name: 'participant-name',
  schema: z.strictObject({
    name: z.string(),
    at: z.int().check(z.nonnegative()),
    given: z.nullable(z.string()),
    waits: z.boolean(),
  }),
  migrations: [asSaid],
};

/** What hosts call somebody. */
export const calledByHosts = ({ name, given }: Pick<SaidName, 'name' | 'given'>): string =>
  given ?? name;

/** What everybody may call somebody; null while that waits. */
export const calledIn = ({ name, given, waits }: SaidName): string | null =>
  given ?? (waits ? null : name);
