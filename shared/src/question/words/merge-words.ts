import { type CloudEdits, noEdits, rootOf } from './cloud-edits.ts';
import type { WordLanguage } from './language.ts';
import { normalForm } from './normal-form.ts';

/** Entries as typed, each with how often. */
export type Entries = ReadonlyMap<string, number>;

export interface Variant {
  readonly text: string;
  readonly count: number;
}

/** What counts as one word: the variants of it, most frequent first. */
export interface MergedWord {
  /** What it is known by, whatever is added to it. */
  readonly key: string;
  /** As it is shown: the most frequent variant. */
  readonly text: string;
  readonly count: number;
  readonly variants: readonly Variant[];
}

/** By code units: the same for everyone, whatever language their server speaks. */
const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const byCount = (one: Variant, other: Variant): number =>
  other.count - one.count || inOrder(one.text, other.text);

/** A variant that was split off has a key that no normal form can be: those have no raised sign in them. */
const keyOfSplit = (variant: string): string => `⁼${variant}`;

/** The variant that a key was split off for, or null. */
export const splitOf = (key: string): string | null => (key.startsWith('⁼') ? key.slice(1) : null);

/** All of two clouds: what was typed in both is counted together. */
export const addEntries = (one: Entries, other: Entries): Map<string, number> => {
  const sum = new Map(one);
  for (const [entry, count] of other) sum.set(entry, (sum.get(entry) ?? 0) + count);
  return sum;
};

/** The key that an entry with this normal form counts under. */
export const keysOf = (edits: CloudEdits): ((entry: string, form: string) => string) => {
  const split = new Set(edits.split);
  const joined = new Map(edits.joined);
  if (split.size === 0 && joined.size === 0) return (_entry, form) => form;
  return (entry, form) => rootOf(split.has(entry) ? keyOfSplit(entry) : form, joined);
};

/** Likes of a word in no way in which it was written: they go to the one in which most wrote it. */
interface LooseLikes {
  count: number;
  most: Variant | null;
  /** Counts with its likes. */
  to: { count: number } | null;
}

const looseLikes = (
  written: Entries,
  likes: Entries,
  language: WordLanguage,
): ReadonlyMap<string, LooseLikes> => {
  const byForm = new Map<string, LooseLikes>();
  for (const [like, count] of likes) {
    if ((written.get(like) ?? 0) > 0) continue;
    const form = normalForm(like, language);
    const known = byForm.get(form);
    if (known === undefined) byForm.set(form, { count, most: null, to: null });
    else known.count += count;
  }
  return byForm;
};

const wordOf = (key: string, variants: Variant[]): MergedWord => {
  if (variants.length > 1) variants.sort(byCount);
  const count = variants.reduce((sum, variant) => sum + variant.count, 0);
  return { key, text: variants[0]?.text ?? key, count, variants };
};

const noLikes: Entries = new Map();

/**
 * What was typed as words, with the likes of them, most frequent first: a function of the counts
 * alone, in whichever order they came. A like of what nobody wrote, or of what its writer has taken
 * back, counts nowhere; and none adds a way in which a word is written.
 */
export const mergeWords = (
  entries: Entries,
  language: WordLanguage,
  edits: CloudEdits = noEdits,
  likes: Entries = noLikes,
): MergedWord[] => {
  const keyOf = keysOf(edits);
  const loose = looseLikes(entries, likes, language);
  const groups = new Map<string, Variant[]>();
  for (const [text, count] of entries) {
    if (count <= 0) continue;
    const form = normalForm(text, language);
    const variant = { text, count: count + (likes.get(text) ?? 0) };
    const likesOfForm = loose.get(form);
    if (likesOfForm !== undefined) {
      const { most } = likesOfForm;
      if (most === null || byCount({ text, count }, most) < 0) {
        Object.assign(likesOfForm, { most: { text, count }, to: variant });
      }
    }
    const key = keyOf(text, form);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [variant]);
    else group.push(variant);
  }
  for (const { count, to } of loose.values()) if (to !== null) to.count += count;
  return Array.from(groups, ([key, variants]) => wordOf(key, variants)).toSorted(
    (one, other) => other.count - one.count || inOrder(one.key, other.key),
  );
};
