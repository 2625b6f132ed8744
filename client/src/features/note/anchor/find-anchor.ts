import { type NoteAnchor, noteLimits } from '@sets/shared/note/note.contract.ts';
import search from 'approx-string-match';
import { likeness, sameAtBegin, sameAtEnd } from './likeness.ts';
import { isNeighbour, withoutNeighbours } from './neighbours.ts';
import type { TextRange } from './plain-text.ts';
import { windowsLike } from './windows-like.ts';

/** So many places of the same words are compared by what stands around them: those that promise most. */
const mostCompared = 24;
/** So much of what was marked and of what stood around it has to be there still, in characters; less where there was less. */
const enough = 12;
/** So like each other are words that have nothing to do with each other: some letters are everywhere. */
const byChance = 0.35;
/** Of words that were changed, so much at least stayed. */
const leastLike = { quote: 0.7, quoteAmidKnown: 0.4, whole: 0.7 } as const;
/** Of what is searched for, and not exactly, in characters. */
const shortest = 8;

/**
 * What a note is about: characters of a text (`plainText`), from one to before another. Null where there is
 * nothing but blanks, or more than a note can mark.
 */
export const anchorOf = (
  text: string,
  range: TextRange,
  page: number | null = null,
): NoteAnchor | null => {
  const marked = text.slice(range.from, range.to);
  const quote = marked.trim();
  if (quote === '' || quote.length > noteLimits.quote) return null;
  const start = range.from + (marked.length - marked.trimStart().length);
  const end = start + quote.length;
  return {
    page,
    quote,
    before: text.slice(Math.max(0, start - noteLimits.around), start),
    after: text.slice(end, end + noteLimits.around),
    start,
  };
};

const like = (known: string, here: string): number => (known === '' ? 1 : likeness(known, here));

/** How well what stands around a place is what stood around a note: 0 to 2. */
const around = (text: string, { before, after }: NoteAnchor, { from, to }: TextRange): number => {
  return (
    like(before, text.slice(Math.max(0, from - before.length), from)) +
    like(after, text.slice(to, to + after.length))
  );
};

/** How much of what stood on one side is there still, in characters, above what is so by chance. */
const keptOf = (known: string, here: string): number =>
  Math.max(0, like(known, here) - byChance) * known.length;

/** The same of both sides. */
const keptAround = (text: string, { before, after }: NoteAnchor, { from, to }: TextRange): number =>
  keptOf(before, text.slice(Math.max(0, from - before.length), from)) +
  keptOf(after, text.slice(to, to + after.length));

const allOf = (text: string, quote: string): TextRange[] => {
  const places: TextRange[] = [];
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    places.push({ from: at, to: at + quote.length });
  }
  return places;
};

/** A place of the same words, and how much around it is as it was. */
interface Candidate {
  readonly place: TextRange;
  /** In characters, of what stands right before and right behind it. */
  readonly same: number;
  readonly away: number;
}

const candidatesIn = (text: string, { quote, before, after, start }: NoteAnchor): Candidate[] =>
  allOf(text, quote)
    .map((place) => ({
      place,
      same:
        sameAtEnd(before, text.slice(Math.max(0, place.from - before.length), place.from)) +
        sameAtBegin(after, text.slice(place.to, place.to + after.length)),
      away: Math.abs(place.from - start),
    }))
    .toSorted((one, other) => other.same - one.same || one.away - other.away)
    .slice(0, mostCompared);

/** Words that are there as they were; where they are more than once, those among the same words as before, and of those the nearest. */
const exactly = (text: string, anchor: NoteAnchor): TextRange | null => {
  const { quote, before, after } = anchor;
  const [best] = candidatesIn(text, anchor)
    .map((candidate) => ({ candidate, like: around(text, anchor, candidate.place) }))
    .toSorted((one, other) => other.like - one.like || one.candidate.away - other.candidate.away);
  if (best === undefined) return null;
  const { place, same } = best.candidate;
  const kept = quote.length + Math.max(same, keptAround(text, anchor, place));
  const known = (before + quote + after).length;
  // A word that stands everywhere is not this one, where nothing around it is.
  return kept < Math.min(enough, known / 2) ? null : place;
};

/** The best of what is like some words in a window of a text, if it is like them enough. */
const likeIn = (
  text: string,
  window: TextRange,
  wanted: string,
  least: number,
  isBetter: (one: TextRange) => number,
): (TextRange & { readonly errors: number }) | null => {
  const most = Math.floor(wanted.length * (1 - least));
  const found = search(text.slice(window.from, window.to), wanted, most).map(
    ({ start, end, errors }) => ({ from: window.from + start, to: window.from + end, errors }),
  );
  const [best] = found.toSorted((one, other) => isBetter(other) - isBetter(one));
  return best ?? null;
};

/** Without blanks and what is of half a word at its ends. */
const trimmed = (text: string, { from, to }: TextRange): TextRange => {
  const piece = text.slice(from, to);
  const begin = from + (piece.length - piece.trimStart().length);
  return { from: begin, to: begin + piece.trim().length };
};

/** Words that were changed, in a window of the text in which something like them is. */
const amid = (text: string, anchor: NoteAnchor, window: TextRange): TextRange | null => {
  const { quote, before, after, start } = anchor;
  const nearness = (place: TextRange): number =>
    around(text, anchor, place) - Math.abs(place.from - start) / 10_000_000;
  const whole = before + quote + after;
  const inWhole = likeIn(text, window, whole, leastLike.whole, nearness);
  const isLong = quote.length >= shortest;
  const changed =
    (isLong ? likeIn(text, window, quote, leastLike.quote, nearness) : null) ??
    (inWhole === null ? null : likeIn(text, inWhole, quote, leastLike.quoteAmidKnown, nearness));
  if (changed === null) return null;
  const place = trimmed(text, withoutNeighbours(text, anchor, changed));
  if (place.from === place.to || isNeighbour(text, anchor, place)) return null;
  // What is like it, but among other words, is another thing that is said alike.
  const isKnown = inWhole !== null || around(text, anchor, place) >= leastLike.whole;
  const isAlone = quote.length >= 4 * shortest;
  return isKnown || isAlone ? place : null;
};

/**
 * Where what a note is about is in a text that may have been changed since: as it was, else as it is now. Null
 * where it is gone.
 */
export const findAnchor = (text: string, anchor: NoteAnchor): TextRange | null => {
  const exact = exactly(text, anchor);
  if (exact !== null) return exact;
  for (const window of windowsLike(text, anchor)) {
    const found = amid(text, anchor, window);
    if (found !== null) return found;
  }
  return null;
};
