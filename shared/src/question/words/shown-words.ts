import { type CloudEdits, noEdits, rootOf } from './cloud-edits.ts';
import { type HeldFor, type HoldBack, holdNothing } from './held-words.ts';
import type { WordLanguage } from './language.ts';
import { keysOf, type MergedWord, splitOf } from './merge-words.ts';
import { normalForm } from './normal-form.ts';
import type { HostCloud, HostWord, ShownCloud, ShownWord } from './shown-cloud.ts';

/** How many words a screen gets at most. */
export const mostShown = 500;
/** Bytes of the words of a notice to screens: with what stands around them it is less than 20 KB. */
const mostBytes = 19_000;
/** The same for the host, who sees variants and what is held back. */
const mostHostBytes = 60_000;

export interface Showing {
  readonly edits?: CloudEdits;
  readonly holdBack?: HoldBack;
  readonly most?: number;
}

/** Bytes of a text in UTF-8. */
const bytesOf = (json: string): number => {
  let bytes = json.length;
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    // A pair of units is four bytes: three and one, by this count two for each.
    if (unit > 0x7f) bytes += unit > 0x7_ff && (unit < 0xd8_00 || unit > 0xdf_ff) ? 2 : 1;
  }
  return bytes;
};

/** As many of them, from the first on, as there is room for. */
const cutTo = <Word>(words: readonly Word[], most: number, mostOf: number): Word[] => {
  const cut: Word[] = [];
  let bytes = 0;
  for (const word of words) {
    bytes += bytesOf(JSON.stringify(word)) + 1;
    if (cut.length >= most || bytes > mostOf) break;
    cut.push(word);
  }
  return cut;
};

/** Why a word is held back: because of any way in which it was typed. */
const heldFor = ({ variants }: MergedWord, { why }: HoldBack): HeldFor | null => {
  let held: HeldFor | null = null;
  for (const variant of variants) {
    const reason = why(variant.text);
    if (reason === 'profane') return reason;
    held ??= reason;
  }
  return held;
};

/** What was frozen, with what was joined since. */
const frozenCounts = ({ frozen, joined }: CloudEdits): ReadonlyMap<string, number> | null => {
  if (frozen === null) return null;
  const ways = new Map(joined);
  const counts = new Map<string, number>();
  for (const [key, times] of frozen) {
    const root = rootOf(key, ways);
    counts.set(root, (counts.get(root) ?? 0) + times);
  }
  return counts;
};

/** What counts as each word. */
const joinedByRoot = ({ joined }: CloudEdits): ReadonlyMap<string, readonly string[]> => {
  const ways = new Map(joined);
  const byRoot = new Map<string, string[]>();
  for (const key of ways.keys()) {
    const root = rootOf(key, ways);
    if (root !== key) byRoot.set(root, [...(byRoot.get(root) ?? []), key]);
  }
  return byRoot;
};

/** What the host has changed, to be asked by key. */
const asked = ({ edits = noEdits, holdBack = holdNothing }: Showing) => ({
  hidden: new Set(edits.hidden),
  pinned: new Set(edits.pinned),
  allowed: new Set(edits.allowed),
  frozen: frozenCounts(edits),
  joined: joinedByRoot(edits),
  holdBack,
});
type Asked = ReturnType<typeof asked>;

/** A frozen cloud has the words that it had, with the counts that they had. */
const thenOrNow = (words: readonly MergedWord[], { frozen }: Asked): readonly MergedWord[] => {
  if (frozen === null) return words;
  const then: MergedWord[] = [];
  for (const word of words) {
    const before = frozen.get(word.key);
    if (before !== undefined) then.push({ ...word, count: before });
  }
  return then.toSorted((one, other) => other.count - one.count);
};

const plainWord = (
  { key, text: shown, count: times }: MergedWord,
  { pinned }: Asked,
): ShownWord => ({
  text: shown,
  count: times,
  ...(key !== shown && { key }),
  ...(pinned.has(key) && { pinned: true as const }),
});

/** Pinned words first: they are there however few say them. */
const pinnedFirst = <Word extends ShownWord>(words: readonly Word[]): Word[] => [
  ...words.filter(({ pinned }) => pinned === true),
  ...words.filter(({ pinned }) => pinned !== true),
];

const framed = <Word extends ShownWord>(
  words: readonly Word[],
  kept: readonly Word[],
  isFrozen: boolean,
) => ({
  words: [...kept],
  more: words.length - kept.length,
  entries: words.reduce((sum, word) => sum + word.count, 0),
  ...(isFrozen && { frozen: true as const }),
});

/** What everybody may see of them: nothing that is hidden or held back. */
const seenOf = (words: readonly MergedWord[], given: Asked): ShownWord[] => {
  const seen = words.filter(
    (word) =>
      !given.hidden.has(word.key) &&
      (given.allowed.has(word.key) || heldFor(word, given.holdBack) === null),
  );
  return pinnedFirst(seen.map((word) => plainWord(word, given)));
};

/** All that everybody may see, as it was in the end: what was frozen was so on the screen alone. */
export const reportedWords = (merged: readonly MergedWord[], showing: Showing = {}): ShownWord[] =>
  seenOf(merged, asked(showing));

/** The cloud as screens and phones get it: nothing of what is hidden or held back is in it. */
export const shownWords = (merged: readonly MergedWord[], showing: Showing = {}): ShownCloud => {
  const given = asked(showing);
  const words = seenOf(thenOrNow(merged, given), given);
  const kept = cutTo(words, Math.min(showing.most ?? mostShown, mostShown), mostBytes);
  return framed(words, kept, given.frozen !== null);
};

const mostVariants = 8;

const hostWordOf = (word: MergedWord, given: Asked): HostWord => {
  const held = heldFor(word, given.holdBack);
  const isAllowed = given.allowed.has(word.key);
  const joined = given.joined.get(word.key);
  const split = splitOf(word.key);
  return {
    ...plainWord(word, given),
    ...(word.variants.length > 1 && { variants: word.variants.slice(0, mostVariants) }),
    ...(given.hidden.has(word.key) && { hidden: true as const }),
    ...(joined !== undefined && { joined: joined.slice(0, mostVariants) }),
    ...(split !== null && { split }),
    ...(held !== null && !isAllowed && { held }),
    ...(held !== null && isAllowed && { allowed: true as const }),
  };
};

/** What waits for the host comes before what is only told: it is little, and a decision. */
const byUrgency = (word: HostWord): number => (word.held === 'profane' ? 0 : 1);

/** The cloud as its host gets it, as it is now: also where the screen shows a frozen one. */
export const wordsForHost = (merged: readonly MergedWord[], showing: Showing = {}): HostCloud => {
  const given = asked(showing);
  const words = pinnedFirst(merged.map((word) => hostWordOf(word, given)));
  const urgentFirst = [
    ...words.filter((word) => byUrgency(word) === 0).slice(0, 100),
    ...words.filter((word) => byUrgency(word) !== 0),
  ];
  const kept = new Set(
    cutTo(urgentFirst, Math.min(showing.most ?? mostShown, mostShown), mostHostBytes),
  );
  return framed(
    words,
    words.filter((word) => kept.has(word)),
    given.frozen !== null,
  );
};

/** Whether an entry is of a word that is hidden, or is held back: itself, or what the host joined with it. */
export const keptBack = (
  language: WordLanguage,
  { edits = noEdits, holdBack = holdNothing }: Showing,
): ((entry: string) => boolean) => {
  const keyOf = keysOf(edits);
  const [hidden, allowed] = [new Set(edits.hidden), new Set(edits.allowed)];
  const joined = joinedByRoot(edits);
  return (entry) => {
    const key = keyOf(entry, normalForm(entry, language));
    if (hidden.has(key) || allowed.has(key)) return hidden.has(key);
    const ofWord = [entry, key, ...(joined.get(key) ?? [])];
    return ofWord.some((text) => holdBack.why(text) !== null);
  };
};

const seenWord = ({ text, count, key, pinned }: HostWord): ShownWord => ({
  text,
  count,
  ...(key !== undefined && { key }),
  ...(pinned === true && { pinned }),
});

/** What screens get where the host gets this; exact where every word has room in it, and nothing is frozen. */
export const seenOfHost = (host: HostCloud): ShownCloud => {
  const seen = host.words.filter(({ hidden, held }) => hidden !== true && held === undefined);
  const words = seen.map(seenWord);
  return framed(words, cutTo(words, mostShown, mostBytes), host.frozen === true);
};
