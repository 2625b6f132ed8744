import { describe, expect, it } from 'vitest';
import type { OwnAnswer } from '@sets/shared/live/notices.ts';
import { AnswerBook, type Attempt } from './answer-book.ts';

const slot = 'q0.r1';
const asked = { runId: 'run1', slot };
const held = ({ revision, value }: Attempt): OwnAnswer => ({ slot, revision, value });
const acknowledged = (book: AnswerBook, choice: string): Attempt => {
  const attempt = book.write(asked, { choices: [choice] });
  book.acknowledge(attempt, held(attempt));
  return attempt;
};
const nothing = { lost: 0, doubled: 0 };

describe('AnswerBook', () => {
  it('counts revisions up from the last that was acknowledged', () => {
    const book = new AnswerBook();
    expect(acknowledged(book, 'a').revision).toBe(1);
    expect(acknowledged(book, 'b').revision).toBe(2);
    book.refuse(book.write(asked, { choices: ['c'] }));
    expect(book.write(asked, { choices: ['d'] }).revision).toBe(3);
    expect(book.acknowledged).toBe(2);
    expect(book.kept).toHaveLength(1);
  });

  it('takes the newest acknowledged answer as right, and one that is under way too', () => {
    const book = new AnswerBook();
    const first = acknowledged(book, 'a');
    expect(book.compare('run1', [held(first)])).toEqual(nothing);
    const second = book.write(asked, { choices: ['b'] });
    expect(book.compare('run1', [held(first)])).toEqual(nothing);
    expect(book.compare('run1', [held(second)])).toEqual(nothing);
  });

  it('finds what is lost', () => {
    const book = new AnswerBook();
    const first = acknowledged(book, 'a');
    acknowledged(book, 'b');
    expect(book.compare('run1', [])).toEqual({ lost: 1, doubled: 0 });
    expect(book.compare('run1', [held(first)])).toEqual({ lost: 1, doubled: 0 });
    expect(book.compare('run1', [{ ...held(first), revision: 2 }])).toEqual({
      lost: 1,
      doubled: 0,
    });
  });

  it('finds what is there twice, was refused, or was never given', () => {
    const book = new AnswerBook();
    const answer = acknowledged(book, 'a');
    expect(book.compare('run1', [held(answer), held(answer)])).toEqual({ lost: 0, doubled: 1 });
    const refused = book.write(asked, { choices: ['b'] });
    book.refuse(refused);
    expect(book.compare('run1', [held(refused)])).toEqual({ lost: 0, doubled: 1 });
    const elsewhere = { ...held(answer), slot: 'q5.r1' };
    expect(book.compare('run1', [held(answer), elsewhere])).toEqual({ lost: 0, doubled: 1 });
  });

  it('keeps runs apart', () => {
    const book = new AnswerBook();
    const first = acknowledged(book, 'a');
    const second = book.write({ runId: 'run2', slot }, { choices: ['b'] });
    expect(second.revision).toBe(1);
    book.acknowledge(second, held(second));
    expect(book.kept).toHaveLength(2);
    expect(book.compare('run1', [held(first)])).toEqual(nothing);
    expect(book.compare('run2', [held(second)])).toEqual(nothing);
    expect(book.compare('run2', [])).toEqual({ lost: 1, doubled: 0 });
    expect(book.compare('run3', [])).toEqual(nothing);
  });

  it('compares answers of any kind, whatever the order of their fields', () => {
    const book = new AnswerBook();
    const attempt = book.write(asked, { places: [{ id: 'a', x: 1 }], sure: null });
    const { revision } = attempt;
    const back = { slot, revision, value: { sure: null, places: [{ x: 1, id: 'a' }] } };
    book.acknowledge(attempt, back);
    expect(book.compare('run1', [back])).toEqual(nothing);
    const other = { ...back, value: { sure: null, places: [{ x: 2, id: 'a' }] } };
    expect(book.compare('run1', [other])).toEqual({ lost: 1, doubled: 0 });
    const ranked = book.write(asked, { order: ['a', 'b'] });
    const turned = { slot, revision: ranked.revision, value: { order: ['b', 'a'] } };
    expect(() => book.acknowledge(ranked, turned)).toThrow('acknowledged as');
  });

  it('knows no order among what was chosen', () => {
    const book = new AnswerBook();
    const attempt = book.write(asked, { choices: ['b', 'a'] });
    book.acknowledge(attempt, { ...held(attempt), value: { choices: ['a', 'b'] } });
    const more = book.write(asked, { choices: ['a'] });
    const twice = { ...held(more), value: { choices: ['a', 'b'] } };
    expect(() => book.acknowledge(more, twice)).toThrow('acknowledged as');
  });

  it('leaves out what the server has found out besides, as how long an answer to a quiz took', () => {
    const book = new AnswerBook();
    const attempt = book.write(asked, { answer: { choices: ['a'] } });
    const { revision } = attempt;
    const kept = { slot, revision, value: { answer: { choices: ['a'] }, took: 900 } };
    book.acknowledge(attempt, kept);
    expect(book.compare('run1', [kept])).toEqual(nothing);
    const other = { ...kept, value: { answer: { choices: ['b'] }, took: 900 } };
    expect(book.compare('run1', [other])).toEqual({ lost: 1, doubled: 0 });
  });

  it('refuses an acknowledgement of something else', () => {
    const book = new AnswerBook();
    const attempt = book.write(asked, { choices: ['a'] });
    const other = { ...held(attempt), value: { choices: ['b'] } };
    expect(() => book.acknowledge(attempt, other)).toThrow('acknowledged as');
  });
});
