import * as z from 'zod/mini';
import type { Counts } from '../../core/counts.ts';
import { ok } from '../../core/result.ts';
import { clean } from '../../core/text.ts';
import type { Audience } from '../../live/run.ts';
import { figureNames as names } from '../figures.messages.ts';
import { keyedBy } from '../keyed-by.ts';
import { draftFields } from '../draft-fields.ts';
import { questionFields } from '../question-fields.ts';
import type { KindReport, Looking, QuestionKind } from '../question-kind.ts';
import { oneOf } from '../sampling.ts';
import {
  applyTextEdit,
  type Arrangement,
  noTextEdits,
  textEdit,
  textEdits,
} from '../texts/arrangement.ts';
import {
  keepTexts,
  keptText,
  textLimits,
  type TextsGiven,
  textsGiven,
} from '../texts/given-texts.ts';
import {
  allLines,
  counterOf,
  type DeskLine,
  isShownText,
  type Room,
  type TextCounts,
  textCounts,
  thatFit,
  type Waiting,
} from '../texts/text-lines.ts';
import { holdBackOf, holdNothing } from '../words/held-words.ts';
import { wordLanguage } from '../words/language.ts';

const kind = z.literal('open-text');
const own = {
  /** How many texts one person may give. */
  entries: z.int().check(z.gte(textLimits.entries.min), z.lte(textLimits.entries.max)),
  /** Texts come to the screen only once the host has let them through. */
  moderated: z.boolean(),
  /** Whether texts with rude words wait for the host. Questions of before hold nothing back. */
  filter: z.prefault(z.boolean(), false),
  /** Which words are rude. */
  language: z.prefault(wordLanguage, 'neutral'),
} as const;

const openTextQuestion = z.strictObject({ kind, ...questionFields, ...own });
export type OpenTextQuestion = z.infer<typeof openTextQuestion>;

/** Of so many different texts, the most frequent, counts are made. */
const mostTexts = 2_000;
/** What goes to each of them, ten times a second: all of it in a report. */
const rooms: Readonly<Record<Audience, Room>> = {
  screen: { lines: 60, bytes: 16_000 },
  phone: { lines: 20, bytes: 5_000 },
  host: { lines: 400, bytes: 80_000 },
};
const mostReported: Room = { lines: 1_000, bytes: 300_000 };

const read = new WeakMap<object, Arrangement>();

/** What a host has arranged, as it was kept; what cannot be read hides everything rather than nothing. */
const arrangementIn = (edits: unknown): Arrangement | null => {
  if (typeof edits !== 'object' || edits === null) return noTextEdits.now;
  const known = read.get(edits);
  if (known !== undefined) return known;
  const { data } = z.safeParse(textEdits, edits);
  if (data !== undefined) read.set(edits, data.now);
  return data?.now ?? null;
};

/** Which texts wait for the host: all, or those with rude words. What says little alone may be an answer. */
const waitingIn = ({ moderated, filter, language }: OpenTextQuestion): Waiting => {
  const { why } = filter ? holdBackOf(language) : holdNothing;
  return { all: moderated, isRude: (text) => why(text) === 'profane' };
};

const linesOf = (question: OpenTextQuestion, counters: Counts, edits: unknown): DeskLine[] => {
  const arrangement = arrangementIn(edits);
  return arrangement === null ? [] : allLines(counters, arrangement, waitingIn(question));
};

const inState = (lines: readonly DeskLine[], state: DeskLine['state']): DeskLine[] =>
  lines.filter((line) => line.state === state);

const sumOf = (lines: readonly DeskLine[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

/** At the desk that comes first which waits for the host. */
const deskOf = (lines: readonly DeskLine[]): NonNullable<TextCounts['desk']> => {
  const [waiting, shown, hidden] = (['waiting', 'shown', 'hidden'] as const).map((state) =>
    inState(lines, state),
  );
  const all = [...(waiting ?? []), ...(shown ?? []), ...(hidden ?? [])];
  const here = thatFit(all, rooms.host);
  return {
    lines: here,
    more: all.length - here.length,
    waiting: waiting?.length ?? 0,
    hidden: hidden?.length ?? 0,
  };
};

const countsOf = (question: OpenTextQuestion, counters: Counts, looking?: Looking): TextCounts => {
  const { audience = 'screen', edits } = looking ?? {};
  const all = linesOf(question, counters, edits);
  const shown = inState(all, 'shown');
  const room = audience === 'phone' ? rooms.phone : rooms.screen;
  const here = thatFit(shown, room).map(({ text, count, group, pinned }) =>
    group === undefined ? { text, count, pinned } : { text, count, pinned, group },
  );
  const counts = { lines: here, more: shown.length - here.length, answers: sumOf(shown) };
  return audience === 'host' ? { ...counts, desk: deskOf(all) } : counts;
};

const report = (question: OpenTextQuestion, counters: Counts, edits?: unknown): KindReport => {
  const all = linesOf(question, counters, edits);
  const shown = inState(all, 'shown').toSorted((one, other) => other.count - one.count);
  const here = thatFit(shown, mostReported);
  const keptBack = (['hidden', 'waiting'] as const)
    .map((state) => ({ name: names[state], text: String(inState(all, state).length) }))
    .filter(({ text }) => text !== '0');
  const figures = [
    { name: names.texts, text: String(shown.length) },
    ...(here.length < shown.length
      ? [{ name: names.notListed, text: String(shown.length - here.length) }]
      : []),
  ];
  return {
    multiple: question.entries > 1,
    lists: 'texts',
    lines: here.map(({ text, count }) => ({ text, count })),
    figures,
    ...(keptBack.length > 0 && { forHosts: keptBack }),
  };
};

/** What people write where they are asked for anything: for rehearsals and measurements. */
const beginnings = ['More', 'Less', 'Better', 'Clearer', 'The same', 'Shorter', 'Other'];
const ends = [
  'examples',
  'breaks',
  'time for questions',
  'pictures',
  'exercises',
  'slides',
  'proofs',
];

const tidy = (question: OpenTextQuestion): OpenTextQuestion => ({
  ...question,
  text: clean(question.text),
});

/** Where several texts are asked for, none of them is the answer. */
const keyed = keyedBy<OpenTextQuestion, 'texts'>('texts', {
  of: ({ entries }, { accepted, ...right }) => {
    const texts = [...new Set(accepted.map(keptText))].filter((text) => text !== '');
    return entries > 1 || texts.length === 0 ? null : { ...right, accepted: texts };
  },
  inWords: (_question, { accepted }) => accepted,
});

/** Anything may be written; the host joins what says the same, and hides what nobody should read. */
export const openText = {
  kind: 'open-text',
  schemas: {
    question: openTextQuestion,
    draft: z.object({ kind, ...draftFields, ...own }),
    value: textsGiven,
    counts: textCounts,
  },
  blank: (newId) => ({
    kind: 'open-text',
    id: newId(),
    text: '',
    seconds: null,
    entries: 1,
    moderated: false,
    filter: true,
    language: 'en',
  }),
  copy: (question, newId) => ({ ...question, id: newId() }),
  isBlank: ({ text }) => clean(text) === '',
  lacks: ({ text }) => (clean(text) === '' ? ['text'] : []),
  tidy,
  accept: (question, given) => {
    const kept = keepTexts(given.texts, question.entries);
    return kept.ok ? ok({ texts: kept.value }) : kept;
  },
  contribution: (_question, { texts }) =>
    Object.fromEntries(texts.map((text) => [counterOf(text), 1])),
  mostCounters: () => mostTexts,
  counts: countsOf,
  forScreen: ({ desk: _desk, ...shown }) => shown,
  editing: {
    schemas: { edits: textEdits, edit: textEdit },
    none: noTextEdits,
    apply: (_question: OpenTextQuestion, edits: unknown, edit: unknown) =>
      applyTextEdit(z.parse(textEdits, edits), z.parse(textEdit, edit)),
  },
  report,
  isUnshown: (question, { texts }, edits) => {
    const arrangement = arrangementIn(edits);
    const waiting = waitingIn(question);
    return arrangement === null || texts.some((text) => !isShownText(text, arrangement, waiting));
  },
  inWords: (_question, { texts }) => texts,
  keyed,
  sample: (question, random) => {
    const many = 1 + Math.floor(random() * question.entries);
    const texts = Array.from(
      { length: many },
      () => `${oneOf(beginnings, random)} ${oneOf(ends, random)}`,
    );
    return { texts: [...new Set(texts)] };
  },
} as const satisfies QuestionKind<OpenTextQuestion, TextsGiven, TextCounts>;
