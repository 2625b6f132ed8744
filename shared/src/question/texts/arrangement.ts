import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { type Result, fail, ok } from '../../core/result.ts';
import { requiredLine } from '../../core/text.ts';
import { textLimits } from './given-texts.ts';

/**
 * Of the changes of a host: the texts that one names and their characters, the name of a group, how
 * many groups, the characters of all, and of those before that can be undone.
 */
export const arrangementLimits = {
  texts: 40,
  characters: 5_000,
  name: 80,
  groups: 200,
  all: 60_000,
  undo: 120_000,
} as const;

const text = z.string().check(z.minLength(1), z.maxLength(textLimits.text));
const texts = z.array(text).check(
  z.minLength(1),
  z.maxLength(arrangementLimits.texts),
  z.refine(
    (all) => all.reduce((sum, each) => sum + each.length, 0) <= arrangementLimits.characters,
    'These are too many at once.',
  ),
);
/** A line of what is shown: a text, or a group of several. */
const lineKey = z.union([z.strictObject({ text }), z.strictObject({ group: id })]);
export type LineKey = z.infer<typeof lineKey>;

const groupName = requiredLine(arrangementLimits.name);

/** What a host may change about texts, one thing at a time. */
export const textEdit = z.discriminatedUnion('type', [
  /** Takes a line off the screen and the phones, or puts it back. */
  z.strictObject({ type: z.literal('hide'), line: lineKey, hidden: z.boolean() }),
  /** Lets lines through, where none comes to the screen before that, or takes them back. */
  z.strictObject({
    type: z.literal('let'),
    lines: z.array(lineKey).check(z.minLength(1), z.maxLength(arrangementLimits.texts)),
    through: z.boolean(),
  }),
  /** Counts texts as one, in a group that is there or in a new one; `name` is of a new one. */
  z.strictObject({ type: z.literal('join'), group: id, name: groupName, texts }),
  /** Counts each of them on its own again. */
  z.strictObject({ type: z.literal('split'), group: id }),
  z.strictObject({ type: z.literal('takeOut'), text }),
  z.strictObject({ type: z.literal('name'), group: id, name: groupName }),
  /** Keeps a line in front of all others. */
  z.strictObject({ type: z.literal('pin'), line: lineKey, pinned: z.boolean() }),
  /** Takes back the newest change, which has this number. */
  z.strictObject({ type: z.literal('undo'), change: z.int().check(z.positive()) }),
]);
export type TextEdit = z.infer<typeof textEdit>;
type Change = Exclude<TextEdit, { type: 'undo' }>;

const lines = z.array(lineKey);
const arrangement = z.strictObject({
  hidden: lines,
  through: lines,
  pinned: lines,
  groups: z.array(z.strictObject({ id, name: z.string(), texts: z.array(z.string()) })),
});
/** How a host has arranged the texts of a round. */
export type Arrangement = z.infer<typeof arrangement>;

/** What was changed: how it stands now, and how it stood before each of the newest changes. */
export const textEdits = z.strictObject({
  now: arrangement,
  /** How many changes there were. */
  changes: z.int(),
  /** By the number of the change. */
  before: z.array(z.strictObject({ change: z.int(), was: arrangement })),
});
export type TextEdits = z.infer<typeof textEdits>;

const nothing: Arrangement = { hidden: [], through: [], pinned: [], groups: [] };
export const noTextEdits: TextEdits = { now: nothing, changes: 0, before: [] };

/** A name for a line that no other line has. */
export const keyOf = (line: LineKey): string =>
  'group' in line ? `#${line.group}` : `=${line.text}`;

export const hasLine = (all: readonly LineKey[], line: LineKey): boolean =>
  all.some((each) => keyOf(each) === keyOf(line));

const without = (all: readonly LineKey[], gone: readonly LineKey[]): LineKey[] =>
  all.filter((each) => !hasLine(gone, each));

const set = (all: LineKey[], some: readonly LineKey[], isIn: boolean): LineKey[] => {
  const changed = isIn
    ? some.filter((each) => !hasLine(all, each))
    : some.filter((each) => hasLine(all, each));
  if (changed.length === 0) return all;
  return isIn ? [...all, ...changed] : without(all, changed);
};

const sizeOf = ({ hidden, through, pinned, groups }: Arrangement): number =>
  [...hidden, ...through, ...pinned].reduce((sum, line) => sum + keyOf(line).length, 0) +
  groups
    .flatMap(({ name, texts: all }) => [name, ...all])
    .reduce((sum, each) => sum + each.length, 0);

const outOfGroups = (groups: Arrangement['groups'], gone: ReadonlySet<string>) =>
  groups
    .map((group) => ({ ...group, texts: group.texts.filter((each) => !gone.has(each)) }))
    .filter((group) => group.texts.length > 0);

/** Texts become a group, or go into one; what was known of them goes with it. */
const join = (
  all: Arrangement,
  { group, name, texts: joined }: Extract<Change, { type: 'join' }>,
) => {
  const known = all.groups.find((each) => each.id === group);
  const fresh = joined.filter((each) => known?.texts.includes(each) !== true);
  if (fresh.length === 0) return all;
  const others = outOfGroups(all.groups, new Set(fresh));
  const now = others.find((each) => each.id === group);
  const grown = { id: group, name: known?.name ?? name, texts: [...(now?.texts ?? []), ...fresh] };
  const keys = fresh.map((each) => ({ text: each }));
  const inGroup = { group };
  const wasThere = (kept: readonly LineKey[]): boolean => keys.some((key) => hasLine(kept, key));
  return {
    ...all,
    groups:
      now === undefined ? [...others, grown] : others.map((each) => (each === now ? grown : each)),
    // Who joins a text that may be seen with one that waits has read both.
    through: wasThere(all.through) ? set(all.through, [inGroup], true) : all.through,
    pinned: wasThere(all.pinned) ? set(without(all.pinned, keys), [inGroup], true) : all.pinned,
  };
};

const split = (all: Arrangement, group: string): Arrangement => {
  const gone = all.groups.find((each) => each.id === group);
  if (gone === undefined) return all;
  const line = { group };
  const keys = gone.texts.map((each) => ({ text: each }));
  // What nobody was to see as a group is not seen one by one.
  const hidden = hasLine(all.hidden, line)
    ? set(without(all.hidden, [line]), keys, true)
    : all.hidden;
  const rest = { through: without(all.through, [line]), pinned: without(all.pinned, [line]) };
  return { ...all, ...rest, hidden, groups: all.groups.filter((each) => each !== gone) };
};

const rename = (all: Arrangement, group: string, name: string): Arrangement =>
  all.groups.some((each) => each.id === group && each.name !== name)
    ? { ...all, groups: all.groups.map((each) => (each.id === group ? { ...each, name } : each)) }
    : all;

const changed = (all: Arrangement, change: Change): Arrangement => {
  switch (change.type) {
    case 'hide':
      return { ...all, hidden: set(all.hidden, [change.line], change.hidden) };
    case 'let':
      return { ...all, through: set(all.through, change.lines, change.through) };
    case 'pin':
      return { ...all, pinned: set(all.pinned, [change.line], change.pinned) };
    case 'join':
      return join(all, change);
    case 'split':
      return split(all, change.group);
    case 'takeOut': {
      const from = all.groups.find((each) => each.texts.includes(change.text));
      if (from === undefined) return all;
      if (from.texts.length === 1) return split(all, from.id);
      const isHidden = hasLine(all.hidden, { group: from.id });
      const hidden = isHidden ? set(all.hidden, [{ text: change.text }], true) : all.hidden;
      return { ...all, hidden, groups: outOfGroups(all.groups, new Set([change.text])) };
    }
    case 'name':
      return rename(all, change.group, change.name);
  }
};

const isSame = (one: Arrangement, other: Arrangement): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The newest of them, as many as are kept. */
const newest = (before: TextEdits['before']): TextEdits['before'] => {
  let size = 0;
  const first = before.findLastIndex(({ was }) => (size += sizeOf(was)) > arrangementLimits.undo);
  return before.slice(Math.max(first + 1, before.length - 50));
};

/** The edits with one more, or why it is none; one that was made before changes nothing. */
export const applyTextEdit = (edits: TextEdits, edit: TextEdit): Result<TextEdits> => {
  const { now, changes, before } = edits;
  if (edit.type === 'undo') {
    const last = before.at(-1);
    // A second tap on it undoes no more than was meant.
    if (last?.change !== edit.change) return ok(edits);
    return ok({ now: last.was, changes, before: before.slice(0, -1) });
  }
  const next = changed(now, edit);
  if (isSame(next, now)) return ok(edits);
  if (sizeOf(next) > arrangementLimits.all || next.groups.length > arrangementLimits.groups) {
    return fail('BAD_REQUEST', 'These are more changes than can be kept for one question.');
  }
  const change = changes + 1;
  return ok({ now: next, changes: change, before: newest([...before, { change, was: now }]) });
};
