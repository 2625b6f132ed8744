import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { failure } from '../core/result.ts';
import { audience } from './run.ts';

/** What a kind of place is called, as `space`. Rooms are a kind of their own, with requests of their own. */
const kind = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'Not a valid name.'));

/** How somebody stands in a place. */
const standing = {
  /** What the place is called in requests about its feeds, and in `room:leave`. */
  roomId: id,
  /** As whom one sees its feeds: `host` moderates, `phone` writes, `screen` only reads. */
  as: audience,
  /** The kind's own: what this person alone is told. */
  mine: z.unknown(),
} as const;

/** The kind's own: what everybody is told who is in the place. */
const state = z.unknown();

/** Inputs and outputs of the requests about places. */
export const placeCalls = {
  enter: {
    /** `at` is the kind's own: which place is meant. */
    input: z.strictObject({ kind, at: z.unknown() }),
    output: z.strictObject({ ...standing, state }),
  },
} as const;

/** What those are told who are in a place. */
export const placeNotices = {
  /** The newest state of the place; it takes the place of all that was told of it before. */
  'place:changed': z.strictObject({ roomId: id, state }),
  /** To one person: how they stand there from now on. What they followed as another audience has ended. */
  'place:standing': z.strictObject(standing),
  /** To one person: they are there no more, and why. */
  'place:left': z.strictObject({ roomId: id, error: failure }),
} as const;
