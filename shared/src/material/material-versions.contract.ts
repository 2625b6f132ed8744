import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { seenRevision } from './material.contract.ts';

/** So many earlier versions of a material are kept, beside those that runs were made of. */
export const versionsKept = 50;

/** What is known of a version beside what it asks. */
export const aboutVersion = {
  revision: z.int(),
  /** Since when it stands. */
  at: z.iso.datetime(),
  /** Who wrote it; null where they are gone. */
  by: z.nullable(z.string()),
  /** A run was made of it. */
  presented: z.boolean(),
};

/** A line of a list of versions, newest first; the first is the material as it is. */
export const versionLine = z.strictObject({
  ...aboutVersion,
  title: z.string(),
  questions: z.int(),
});
export type VersionLine = z.infer<typeof versionLine>;
export const versionList = z.strictObject({ versions: z.array(versionLine) });

/** The number of a version, as it stands in an address; whatever is none is a version that there is not. */
export const versionNumber = id;

/** Body of bringing a version back: the revision that it comes after. */
export const restoreVersion = z.strictObject({ revision: seenRevision });
