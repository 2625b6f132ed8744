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

/** The key that an entry counts under. */
export const keysOf = (language: WordLanguage, edits: CloudEdits): ((entry: string) => string) => {
  const split = new Set(edits.split);
  const joined = new Map(edits.joined);
  if (split.size === 0 && joined.size === 0) return (entry) => normalForm(entry, language);
  return (entry) =>
    rootOf(split.has(entry) ? keyOfSplit(entry) : normalForm(entry, language), joined);
};

const wordOf = (key: string, variants: Variant[]): MergedWord => {
  if (variants.length > 1) variants.sort(byCount);
  const count = variants.reduce((sum, variant) => sum + variant.count, 0);
  return { key, text: variants[0]?.text ?? key, count, variants };
};

/**
 * What was typed as words, most frequent first: a function of the entries and their counts alone,
 * in whichever order they came.
 */
export const mergeWords = (
  entries: Entries,
  language: WordLanguage,
  edits: CloudEdits = noEdits,
): MergedWord[] => {
  const keyOf = keysOf(language, edits);
  const groups = new Map<string, Variant[]>();
  for (const [text, count] of entries) {
    if (count <= 0) continue;
    const key = keyOf(text);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [{ text, count }]);
    else group.push({ text, count });
  }
  return Array.from(groups, ([key, variants]) => wordOf(key, variants)).toSorted(
    (one, other) => other.count - one.count || inOrder(one.key, other.key),
  );
};
