import type { CloudEdits } from './cloud-edits.ts';
import type { WordCloudQuestion, WordCloudValue } from './cloud-question.ts';
import type { WordLanguage } from './language.ts';
import { keysOf } from './merge-words.ts';
import { normalForm } from './normal-form.ts';

type IsFirst = (entry: string) => boolean;

/** Whether an entry is the first of its word; to be made for each person. */
const firsts = (edits: CloudEdits, language: WordLanguage): (() => IsFirst) => {
  const keyOf = keysOf(edits);
  return () => {
    const known = new Set<string>();
    return (entry) => {
      const key = keyOf(entry, normalForm(entry, language));
      return !known.has(key) && known.add(key).size > 0;
    };
  };
};

/** All answers to a question are counted with the same edits. */
const lastFirsts = new WeakMap<CloudEdits, ReturnType<typeof firsts>>();

/**
 * What one person said, each word once, as words are people: of the entries that a host has joined the
 * first counts, written before liked.
 */
export const countOnce = (
  { language }: Pick<WordCloudQuestion, 'language'>,
  { words, liked = [] }: WordCloudValue,
  edits: CloudEdits,
): WordCloudValue => {
  if (edits.joined.length === 0 || words.length + liked.length < 2) return { words, liked };
  const forEach = lastFirsts.get(edits) ?? firsts(edits, language);
  lastFirsts.set(edits, forEach);
  const isFirst = forEach();
  return { words: words.filter(isFirst), liked: liked.filter(isFirst) };
};

/** What of the edits this goes by. */
export const joinsThatCount = (
  { entries, likes }: WordCloudQuestion,
  { joined }: CloudEdits,
): string =>
  entries === 1 && !likes ? '' : joined.map(([from, into]) => `${from}>${into}`).join('\n');
