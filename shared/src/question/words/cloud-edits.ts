import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../core/result.ts';

/** How many changes of one sort a host can have made: a cloud is no database. */
const mostEdits = 500;
const word = z.string().check(z.minLength(1), z.maxLength(200));
const words = z.array(word).check(z.maxLength(mostEdits));

/** What was to be seen when the host froze the cloud: words by key, with their counts. */
const frozenWords = z
  .array(z.tuple([word, z.int().check(z.nonnegative())]))
  .check(z.maxLength(mostEdits));

/** What the host has changed about a cloud. The entries stay as they are, so all can be taken back. */
export const cloudEdits = z.strictObject({
  /** Variants, as typed, that are words of their own. */
  split: words,
  /** Words, by key, that count as another. */
  joined: z.array(z.tuple([word, word])).check(z.maxLength(mostEdits)),
  hidden: words,
  pinned: words,
  /** Words that would be held back, and are let through. */
  allowed: words,
  frozen: z.nullable(frozenWords),
});
export type CloudEdits = z.infer<typeof cloudEdits>;

export const noEdits: CloudEdits = {
  split: [],
  joined: [],
  hidden: [],
  pinned: [],
  allowed: [],
  frozen: null,
};

const lists = ['split', 'hidden', 'pinned', 'allowed'] as const;
const list = z.enum(lists);

/** One change by the host: of a list, of what is joined, or of the whole cloud. */
export const cloudEdit = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('add'), list, word }),
  z.strictObject({ type: z.literal('remove'), list, word }),
  z.strictObject({ type: z.literal('join'), key: word, into: word }),
  z.strictObject({ type: z.literal('part'), key: word }),
  z.strictObject({ type: z.literal('freeze'), words: frozenWords }),
  z.strictObject({ type: z.literal('thaw') }),
]);
export type CloudEdit = z.infer<typeof cloudEdit>;

type Joined = CloudEdits['joined'];

/**
 * Where a word counts in the end. Of what leads back to itself all count as the least of its keys,
 * whichever of them one begins with.
 */
export const rootOf = (key: string, joined: ReadonlyMap<string, string>): string => {
  const way: string[] = [];
  for (let at: string | undefined = key; at !== undefined; at = joined.get(at)) {
    const seen = way.indexOf(at);
    if (seen >= 0) return way.slice(seen).reduce((least, each) => (each < least ? each : least));
    way.push(at);
  }
  return way.at(-1) ?? key;
};

const join = (joined: Joined, key: string, into: string): Joined => {
  const rest = joined.filter(([from]) => from !== key);
  const root = rootOf(into, new Map(rest));
  // Joined into a part of itself: it stays the one that the others count as.
  return root === key ? rest : [...rest, [key, root]];
};

const full = fail('TOO_LARGE', `At most ${mostEdits} changes of one kind.`);

const changed = (edits: CloudEdits, edit: CloudEdit): CloudEdits => {
  switch (edit.type) {
    case 'add':
      return edits[edit.list].includes(edit.word)
        ? edits
        : { ...edits, [edit.list]: [...edits[edit.list], edit.word] };
    case 'remove':
      return edits[edit.list].includes(edit.word)
        ? { ...edits, [edit.list]: edits[edit.list].filter((each) => each !== edit.word) }
        : edits;
    case 'join':
      return { ...edits, joined: join(edits.joined, edit.key, edit.into) };
    case 'part':
      return { ...edits, joined: edits.joined.filter(([key]) => key !== edit.key) };
    case 'freeze':
      return { ...edits, frozen: edit.words };
    default:
      return { ...edits, frozen: null };
  }
};

/** The edits with one more; one that was made before changes nothing. */
export const withEdit = (edits: CloudEdits, edit: CloudEdit): Result<CloudEdits> => {
  const next = changed(edits, edit);
  const isFull =
    next.joined.length > mostEdits || lists.some((name) => next[name].length > mostEdits);
  return isFull ? full : ok(next);
};
