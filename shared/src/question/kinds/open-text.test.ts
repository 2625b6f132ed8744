import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Counters } from '../../live/activity.ts';
import { moveBy } from '../../live/tally.ts';
import { editCounts } from '../question-kinds.ts';
import { keyOf, type TextEdit, type TextEdits } from '../texts/arrangement.ts';
import { openText, type OpenTextQuestion } from './open-text.ts';
import { loadHeldWords } from '../words/load-held-words.ts';
import { example } from './testing/open-text.drafts.ts';

beforeAll(loadHeldWords);

const moderated: OpenTextQuestion = { ...example, moderated: true };
const kept = (texts: readonly string[], question = example) =>
  openText.accept(question, { texts: [...texts] });
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

describe('an answer', () => {
  test('is kept on one line, without what shows nothing, and once where it is written twice', () => {
    expect(kept(['  More\n time \u202Eplease ', 'More time please', ' '])).toEqual({
      ok: true,
      value: { texts: ['More time please'] },
    });
    expect(kept(['cafe\u0301', 'caf\u00E9'])).toMatchObject({ value: { texts: ['caf\u00E9'] } });
    expect(kept(['half \uD800 a sign'])).toMatchObject({
      value: { texts: ['half \uFFFD a sign'] },
    });
  });

  test('is refused with what to do', () => {
    const says = (msg: string) => ({ error: { code: 'BAD_REQUEST', msg } });
    expect(kept([' ', '\u200B'])).toMatchObject(says('Write an answer.'));
    expect(kept(['a', 'b', 'c', 'd'])).toMatchObject(says('At most 3 answers.'));
    expect(kept(['a', 'b'], { ...example, entries: 1 })).toMatchObject(says('Write one answer.'));
    expect(kept(['x'.repeat(301)])).toMatchObject(says('At most 300 characters.'));
    expect(kept(['x'.repeat(300)]).ok).toBe(true);
  });

  test('counts under its own text, whatever it says', () => {
    const strange = ['__proto__', 'constructor', '~given1', '10', '=', '{"a":1}'];
    const counters = countersOf(...strange.map((text) => [text]), ['10']);
    const { lines, answers } = shownTo('screen', counters);
    expect(answers).toBe(7);
    expect(lines[0]).toEqual({ text: '10', count: 2, pinned: false });
    expect(lines.map(({ text }) => text).toSorted()).toEqual(strange.toSorted());
  });
});

const hide = (text: string, hidden = true): TextEdit => ({ type: 'hide', line: { text }, hidden });
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

describe('what a host changes', () => {
  const counters = countersOf(['time', 'breaks'], ['time'], ['Time!'], ['rude']);

  test('hides a text from everybody else, also from what is sent', () => {
    const edits = edited(example, hide('rude'));
    for (const audience of ['screen', 'phone'] as const) {
      expect(JSON.stringify(shownTo(audience, counters, edits))).not.toContain('rude');
    }
    const host = shownTo('host', counters, edits);
    expect(host.desk?.lines.at(-1)).toMatchObject({ text: 'rude', state: 'hidden' });
    expect(JSON.stringify(openText.forScreen(host))).not.toContain('rude');
    expect(JSON.stringify(openText.report(example, counters, edits).lines)).not.toContain('rude');
    expect(openText.report(example, counters, edits).forHosts).toContainEqual({
      name: 'Hidden by the host',
      text: '1',
    });
    expect(
      textsOf(shownTo('screen', counters, edited(example, hide('rude'), hide('rude', false)))),
    ).toContain('rude');
  });

  test('joins texts under a name, splits them, takes one out', () => {
    const joined = edited(example, join('g1', 'time', 'Time!'));
    expect(shownTo('screen', counters, joined).lines[0]).toEqual({
      text: 'time',
      count: 3,
      group: 'g1',
      pinned: false,
    });
    const renamed = edited(example, join('g1', 'time', 'Time!'), {
      type: 'name',
      group: 'g1',
      name: 'More time',
    });
    expect(textsOf(shownTo('screen', counters, renamed))[0]).toBe('More time');
    expect(JSON.stringify(shownTo('screen', counters, renamed))).not.toContain('Time!');
    const split = edited(example, join('g1', 'time', 'Time!'), { type: 'split', group: 'g1' });
    expect(shownTo('screen', counters, split)).toEqual(shownTo('screen', counters));
    const out = edited(example, join('g1', 'time', 'Time!'), { type: 'takeOut', text: 'Time!' });
    expect(textsOf(shownTo('screen', counters, out))).toContain('Time!');
  });

  test('a hidden group stays hidden when it is split, and when a text is taken out of it', () => {
    const hidden: TextEdit = { type: 'hide', line: { group: 'g1' }, hidden: true };
    for (const last of [
      { type: 'split', group: 'g1' },
      { type: 'takeOut', text: 'Time!' },
    ] as const) {
      const edits = edited(example, join('g1', 'time', 'Time!'), hidden, last);
      expect(JSON.stringify(shownTo('screen', counters, edits))).not.toContain('Time!');
    }
  });

  test('pins a line in front of all others', () => {
    const edits = edited(example, { type: 'pin', line: { text: 'rude' }, pinned: true });
    expect(shownTo('screen', counters, edits).lines[0]).toMatchObject({
      text: 'rude',
      pinned: true,
    });
  });

  test('lets texts through, where none comes to the screen before that', () => {
    expect(shownTo('screen', counters, undefined, moderated)).toEqual({
      lines: [],
      more: 0,
      answers: 0,
    });
    const host = shownTo('host', counters, undefined, moderated);
    expect(host.desk).toMatchObject({ waiting: 4, hidden: 0 });
    const edits = edited(moderated, letThrough('breaks'));
    expect(textsOf(shownTo('screen', counters, edits, moderated))).toEqual(['breaks']);
    expect(textsOf(shownTo('phone', counters, edits, moderated))).toEqual(['breaks']);
    const grown = edited(moderated, letThrough('time'), join('g1', 'time', 'Time!'));
    expect(shownTo('screen', counters, grown, moderated).lines).toEqual([
      { text: 'time', count: 3, group: 'g1', pinned: false },
    ]);
    // Nobody has let the other one through.
    const split = edited(moderated, letThrough('time'), join('g1', 'time', 'Time!'), {
      type: 'split',
      group: 'g1',
    });
    expect(textsOf(shownTo('screen', counters, split, moderated))).toEqual(['time']);
  });

  test('is undone, one change after the other, and each once', () => {
    const two = edited(example, hide('rude'), join('g1', 'time', 'Time!'));
    const one = edited(example, hide('rude'));
    const undo = (change: number): TextEdit => ({ type: 'undo', change });
    const undone = edited(example, hide('rude'), join('g1', 'time', 'Time!'), undo(2));
    expect(undone.now).toEqual(one.now);
    expect(edited(example, hide('rude'), join('g1', 'time'), undo(2), undo(2)).now).toEqual(
      one.now,
    );
    expect(edited(example, hide('rude'), join('g1', 'time'), undo(2), undo(1)).now).toEqual(
      openText.editing.none.now,
    );
    expect(two.before).toHaveLength(2);
  });

  test('made again changes nothing', () => {
    const edits = edited(example, hide('rude'), join('g1', 'time', 'Time!'));
    for (const edit of [
      hide('rude'),
      join('g1', 'time', 'Time!'),
      { type: 'takeOut', text: 'no' },
    ]) {
      const result = editCounts(example, edits, edit);
      expect(result.ok && result.value).toEqual(edits);
    }
  });

  test('is bounded, and what is none is refused', () => {
    let edits: unknown = openText.editing.none;
    let refused = false;
    for (let at = 0; at < 400 && !refused; at += 1) {
      const result = editCounts(example, edits, hide(`${at} ${'x'.repeat(290)}`));
      if (result.ok) edits = result.value;
      else refused = true;
    }
    expect(refused).toBe(true);
    expect(JSON.stringify(edits).length).toBeLessThan(300_000);
    const bad = [{}, { type: 'hide' }, { type: 'join', group: 'a:b', name: 'x', texts: ['a'] }];
    for (const edit of bad) expect(editCounts(example, undefined, edit).ok).toBe(false);
  });

  test('that cannot be read shows nothing rather than what is hidden', () => {
    const counts = openText.counts(example, counters, { audience: 'screen', edits: { v: 'new' } });
    expect(counts.lines).toEqual([]);
  });
});

const words = fc.constantFrom('time', 'Time!', 'breaks', 'oh shit', '', '__proto__');
const anyEdit: fc.Arbitrary<TextEdit> = fc.oneof(
  words.filter((text) => text !== '').map((text) => hide(text)),
  words.filter((text) => text !== '').map((text) => letThrough(text)),
  fc
    .record({
      group: fc.constantFrom('g1', 'g2'),
      texts: fc.uniqueArray(
        words.filter((text) => text !== ''),
        { minLength: 1 },
      ),
    })
    .map(({ group, texts }) => join(group, ...texts)),
  fc.constantFrom('g1', 'g2').map((group): TextEdit => ({ type: 'split', group })),
  fc
    .constantFrom('g1', 'g2')
    .map((group): TextEdit => ({ type: 'hide', line: { group }, hidden: true })),
  words.filter((text) => text !== '').map((text): TextEdit => ({ type: 'takeOut', text })),
  fc
    .nat(6)
    .filter((change) => change > 0)
    .map((change): TextEdit => ({ type: 'undo', change })),
);

test('whatever a host does, the screen is told what the host’s picture shows, and each answer counts once', () => {
  const answers = fc.array(
    fc.uniqueArray(
      words.filter((text) => text !== ''),
      { minLength: 1, maxLength: 3 },
    ),
    { maxLength: 9 },
  );
  fc.assert(
    fc.property(
      answers,
      fc.array(anyEdit, { maxLength: 9 }),
      fc.boolean(),
      (people, edits, waits) => {
        const question = { ...example, moderated: waits };
        const counters = countersOf(...people);
        const all = edited(question, ...edits);
        expect(z.parse(openText.editing.schemas.edits, all)).toEqual(all);
        const host = shownTo('host', counters, all, question);
        expect(openText.forScreen(host)).toEqual(shownTo('screen', counters, all, question));
        const counted = host.desk!.lines.reduce((sum, { count }) => sum + count, 0);
        expect(counted).toBe(people.flat().length);
        for (const { text, state, group, texts } of host.desk!.lines) {
          if (group !== undefined) {
            const rude = texts?.some((each) => each.text === 'oh shit') === true;
            const isThrough = all.now.through.some((line) => keyOf(line) === '=oh shit');
            expect(!rude || isThrough).toBe(true);
          }
          if (group !== undefined) continue;
          const isUnshown = openText.isUnshown(question, { texts: [text] }, all);
          expect(isUnshown).toBe(state !== 'shown');
          if (state === 'shown') continue;
          const seen = shownTo('screen', counters, all, question).lines;
          expect(
            seen.filter((line) => line.group === undefined).map((line) => line.text),
          ).not.toContain(text);
        }
      },
    ),
  );
});

test('two thousand long texts: what goes out has its bounds, and moves little when one comes', () => {
  const texts = Array.from({ length: 2_000 }, (_, at) => [`${at} ${'ä'.repeat(290)}`]);
  const counters = countersOf(...texts);
  const size = (counts: unknown) => JSON.stringify(counts).replaceAll(/[^ -~]/g, 'xx').length;
  const screen = shownTo('screen', counters);
  expect(screen.lines.length).toBeLessThanOrEqual(60);
  expect(screen.lines.length + screen.more).toBe(2_000);
  expect(size(screen)).toBeLessThan(20_000);
  expect(size(shownTo('phone', counters))).toBeLessThan(6_000);
  expect(size(shownTo('host', counters))).toBeLessThan(110_000);
  const short = countersOf(...Array.from({ length: 2_000 }, (_, at) => [`answer ${at}`]));
  const before = textsOf(shownTo('screen', short));
  expect(before).toHaveLength(60);
  const after = textsOf(shownTo('screen', { ...short, '=one more': 1 }));
  expect(after.filter((text) => !before.includes(text)).length).toBeLessThanOrEqual(1);
});
