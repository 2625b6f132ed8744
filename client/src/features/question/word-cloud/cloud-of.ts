import type {
  HostWord as HostWordOnWire,
  ShownWord,
} from '@sets/shared/question/words/shown-cloud.ts';
import { plainMath } from '../../../ui/math/plain-math.ts';
import type { HostWord } from '../../../ui/word-cloud/host-word.ts';

/** A word as the picture and the list take it: known by its text where it has no other name. */
export const hostWord = ({ key, ...word }: HostWordOnWire): HostWord => ({
  ...word,
  key: key ?? word.text,
});

/** Words are letters on a picture: of a formula they have what stands between its delimiters. */
export const cloudWord = ({ key, text, count }: ShownWord) => ({
  key: key ?? text,
  text: plainMath(text),
  count,
});

/** Bytes of a command: less than a live message may have, with what stands around it. */
const mostBytes = 14_000;

/** What a frozen cloud keeps: as many words as there is room for, the most frequent first. */
export const toFreeze = (words: readonly ShownWord[]): [string, number][] => {
  const kept: [string, number][] = [];
  let bytes = 0;
  for (const { key, text, count } of words) {
    const pair: [string, number] = [key ?? text, count];
    bytes += new TextEncoder().encode(JSON.stringify(pair)).length + 1;
    if (bytes > mostBytes) break;
    kept.push(pair);
  }
  return kept;
};
