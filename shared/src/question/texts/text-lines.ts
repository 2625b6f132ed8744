import * as z from 'zod/mini';
import type { Counts } from '../../core/counts.ts';
import { id } from '../../core/ids.ts';
import { drawnPlace } from '../../core/seeded.ts';
import { type Arrangement, hasLine, keyOf, type LineKey } from './arrangement.ts';

const count = z.int().check(z.nonnegative());

/** A text as often as it was given, or a group under its name. */
const textLine = z.strictObject({
  text: z.string(),
  count,
  /** Where it is a group. */
  group: z.optional(id),
  pinned: z.boolean(),
});
export type TextLine = z.infer<typeof textLine>;

/** The same at the host's desk. */
const deskLine = z.extend(textLine, {
  state: z.enum(['shown', 'waiting', 'hidden']),
  /** It has rude words: it waits also where nothing else does, and counts in no group before it is let through. */
  rude: z.optional(z.literal(true)),
  /** Of a group: what was written. */
  texts: z.optional(z.array(z.strictObject({ text: z.string(), count }))),
});
export type DeskLine = z.infer<typeof deskLine>;

/** What is shown of texts. */
export const textCounts = z.strictObject({
  lines: z.array(textLine),
  /** Lines that are shown, and not here: there are too many. */
  more: count,
  /** How often anything that is shown was given. */
  answers: count,
  /** All of it for the host alone: what is hidden, and what waits, too. */
  desk: z.optional(
    z.strictObject({ lines: z.array(deskLine), more: count, waiting: count, hidden: count }),
  ),
});
export type TextCounts = z.infer<typeof textCounts>;

/** What a text is called among counters: of these names no other part of a poll has one. */
const mark = '=';
export const counterOf = (text: string): string => `${mark}${text}`;

/** The line that a line of counts stands for. */
export const lineOf = ({ group, text }: Pick<TextLine, 'group' | 'text'>): LineKey =>
  group === undefined ? { text } : { group };

const textsIn = (counters: Counts): Map<string, number> =>
  new Map(
    Object.entries(counters)
      .filter(([name, times]) => name.startsWith(mark) && times > 0)
      .map(([name, times]) => [name.slice(mark.length), times]),
  );

type PlacedLine = DeskLine & { readonly drawn: number };
type FoundLine = Omit<PlacedLine, 'state' | 'pinned' | 'drawn'>;

/** Takes what counts in a group out of the texts; what is held back stays among them. */
const groupLines = (
  { groups }: Arrangement,
  texts: Map<string, number>,
  isHeldBack: (text: string) => boolean,
): FoundLine[] =>
  groups.flatMap(({ id: group, name, texts: all }) => {
    const there = all.flatMap((text) => {
      const times = texts.get(text);
      if (times === undefined || isHeldBack(text)) return [];
      texts.delete(text);
      return [{ text, count: times }];
    });
    const sum = there.reduce((whole, each) => whole + each.count, 0);
    return sum === 0 ? [] : [{ text: name, count: sum, group, texts: there }];
  });

const byCount = (one: PlacedLine, other: PlacedLine): number =>
  other.count - one.count || one.drawn - other.drawn || (one.text < other.text ? -1 : 1);

const keysOf = (lines: readonly LineKey[]): Set<string> => new Set(lines.map(keyOf));

/** What comes to the screen only once the host has let it through: all texts, or those that are rude. */
export interface Waiting {
  readonly all: boolean;
  readonly isRude: (text: string) => boolean;
}

/** Every line there is: what the host has pinned first, then what was given most often. */
export const allLines = (
  counters: Counts,
  arrangement: Arrangement,
  waiting: Waiting,
): DeskLine[] => {
  const texts = textsIn(counters);
  const [hidden, through] = [keysOf(arrangement.hidden), keysOf(arrangement.through)];
  const isHeldBack = (text: string): boolean =>
    waiting.isRude(text) && !through.has(keyOf({ text }));
  const groups = groupLines(arrangement, texts, isHeldBack);
  const single = [...texts].map(([text, times]): FoundLine =>
    waiting.isRude(text) ? { text, count: times, rude: true } : { text, count: times },
  );
  const stateOf = (key: string, waits: boolean): DeskLine['state'] => {
    if (hidden.has(key)) return 'hidden';
    return waits && !through.has(key) ? 'waiting' : 'shown';
  };
  const all = [...groups, ...single].map((line): PlacedLine => {
    const key = keyOf(lineOf(line));
    const pinned = hasLine(arrangement.pinned, lineOf(line));
    const waits = waiting.all || line.rude === true;
    return Object.assign(line, { state: stateOf(key, waits), pinned, drawn: drawnPlace(key) });
  });
  const pins = arrangement.pinned.map(keyOf);
  const place = (line: PlacedLine): number => pins.indexOf(keyOf(lineOf(line)));
  const first = all
    .filter((line) => line.pinned)
    .toSorted((one, other) => place(one) - place(other));
  const rest = all.filter((line) => !line.pinned).toSorted(byCount);
  return [...first, ...rest].map(({ drawn: _drawn, ...line }) => line);
};

/** Whether a text is shown to everybody: by itself, or counted in a group. */
export const isShownText = (text: string, arrangement: Arrangement, waiting: Waiting): boolean => {
  const { hidden, through, groups } = arrangement;
  const isHeldBack = waiting.isRude(text) && !hasLine(through, { text });
  const group = groups.find(({ texts }) => texts.includes(text));
  const line = group === undefined || isHeldBack ? { text } : { group: group.id };
  return !isHeldBack && !hasLine(hidden, line) && (!waiting.all || hasLine(through, line));
};

/** How many lines, and how many bytes of JSON they may be. */
export interface Room {
  readonly lines: number;
  readonly bytes: number;
}

/** Bytes of a text as it goes over the wire. */
const bytesOf = (text: string): number => {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isHalf = code >= 0xd8_00 && code < 0xe0_00;
    if (code < 0x80) bytes += 1;
    else bytes += code < 0x8_00 || isHalf ? 2 : 3;
  }
  return bytes;
};

/** The first of them, as many as there is room for. */
export const thatFit = <Line>(lines: readonly Line[], room: Room): Line[] => {
  let bytes = 0;
  const end = lines.findIndex((line, at) => {
    bytes += bytesOf(JSON.stringify(line)) + 1;
    return at >= room.lines || bytes > room.bytes;
  });
  return lines.slice(0, end === -1 ? lines.length : end);
};
