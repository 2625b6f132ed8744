import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Counters } from '../../live/activity.ts';
import { moveBy } from '../../live/tally.ts';
import { editCounts } from '../question-kinds.ts';
import type { TextEdit, TextEdits } from '../texts/arrangement.ts';
import { loadHeldWords } from '../words/load-held-words.ts';
import { openText, type OpenTextQuestion } from './open-text.ts';
import { example } from './testing/open-text.drafts.ts';

beforeAll(loadHeldWords);

const moderated: OpenTextQuestion = { ...example, moderated: true };
const countersOf = (...people: (readonly string[])[]): Counters => {
  const sum = new Map<string, number>();
  for (const texts of people) moveBy(sum, openText.contribution(example, { texts: [...texts] }), 1);
  return Object.fromEntries(sum);
};
const edited = (question: OpenTextQuestion, ...edits: TextEdit[]): TextEdits =>
  edits.reduce<unknown>((before, edit) => {
    const result = editCounts(question, before, edit);
    if (!result.ok) throw new Error(result.error.msg);
    return result.value;
  }, openText.editing.none) as TextEdits;
const shownTo = (
  audience: 'host' | 'screen' | 'phone',
  counters: Counters,
  edits?: TextEdits,
  question = example,
) => openText.counts(question, counters, { audience, edits });
const textsOf = (counts: { lines: readonly { text: string }[] }) =>
  counts.lines.map(({ text }) => text);

const hide = (text: string): TextEdit => ({ type: 'hide', line: { text }, hidden: true });
const join = (group: string, ...texts: string[]): TextEdit => ({
  type: 'join',
  group,
  name: texts[0]!,
  texts,
});
const letThrough = (...texts: string[]): TextEdit => ({
  type: 'let',
  lines: texts.map((text) => ({ text })),
  through: true,
});

describe('a text with rude words', () => {
  const counters = countersOf(['time'], ['Time!'], ['This is shit.'], ['This is shit.'], ['no']);
  const toHost = (edits?: TextEdits, question = example) =>
    shownTo('host', counters, edits, question).desk!.lines;
  const toOthers = (edits?: TextEdits, question = example) =>
    JSON.stringify([
      shownTo('screen', counters, edits, question),
      shownTo('phone', counters, edits, question),
      openText.report(question, counters, edits).lines,
    ]);

  test('waits for the host, who alone is told of it, and comes through once they let it', () => {
    expect(toOthers()).not.toContain('shit');
    expect(shownTo('screen', counters)).toMatchObject({ answers: 3, more: 0 });
    const [first, ...rest] = toHost();
    expect(first).toEqual({
      text: 'This is shit.',
      count: 2,
      pinned: false,
      rude: true,
      state: 'waiting',
    });
    // What says little alone is an answer here.
    expect(rest.map(({ text, state }) => [text, state])).toContainEqual(['no', 'shown']);
    expect(openText.report(example, counters).forHosts).toContainEqual({
      name: 'Not let through',
      text: '1',
    });
    const through = edited(example, letThrough('This is shit.'));
    expect(toOthers(through)).toContain('shit');
    expect(toHost(through)[0]).toMatchObject({ rude: true, state: 'shown' });
  });

  test('is in no group before that', () => {
    const group = join('g1', 'time', 'This is shit.');
    expect(shownTo('screen', counters, edited(example, group)).lines).toContainEqual({
      text: 'time',
      count: 1,
      group: 'g1',
      pinned: false,
    });
    expect(toHost(edited(example, group))[0]).toMatchObject({ rude: true, state: 'waiting' });
    const through = edited(example, group, letThrough('This is shit.'));
    expect(shownTo('screen', counters, through).lines[0]).toMatchObject({ text: 'time', count: 3 });
    // Nothing is left of a group of which everything waits.
    expect(toOthers(edited(example, join('g2', 'This is shit.')))).not.toContain('g2');
  });

  test('is marked where answers are listed, as is what the host hides', () => {
    const isUnshown = (text: string, edits?: TextEdits, question = example) =>
      openText.isUnshown(question, { texts: ['fine', text] }, edits);
    expect(isUnshown('time')).toBe(false);
    expect(isUnshown('This is shit.')).toBe(true);
    expect(isUnshown('This is shit.', edited(example, letThrough('This is shit.')))).toBe(false);
    expect(isUnshown('time', edited(example, hide('time')))).toBe(true);
    expect(isUnshown('time', undefined, moderated)).toBe(true);
  });

  test('is hidden where its host hides it, let through or not', () => {
    const edits = edited(example, letThrough('This is shit.'), hide('This is shit.'));
    expect(toOthers(edits)).not.toContain('shit');
    expect(toHost(edits).at(-1)).toMatchObject({ rude: true, state: 'hidden' });
  });

  test('is held back in the language of the question and in English, where its poll says so', () => {
    const german = countersOf(['So eine Scheiße'], ['shit']);
    const shown = (question: OpenTextQuestion) =>
      textsOf(shownTo('screen', german, undefined, question)).length;
    expect(shown({ ...example, language: 'de' })).toBe(0);
    expect(shown(example)).toBe(1);
    expect(shown({ ...example, filter: false })).toBe(2);
    const { filter: _filter, language: _language, ...before } = example;
    expect(z.parse(openText.schemas.question, before)).toMatchObject({ filter: false });
  });
});
