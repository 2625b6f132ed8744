import { describe, expect, it } from 'vitest';
import {
  acknowledged,
  answerPlace,
  emptySheet,
  heldAnswer,
  refusedAnswer,
  tapped,
  told,
  turnedAway,
} from './answer-sheet.ts';

const slot = 'q0.r1';
const tap = (attempt: string, value: string) => ({ slot, attempt, value, tappedAt: 1 });
const own = (revision: number, value: string) => ({ slot, revision, value });

describe('the sheet of answers', () => {
  const once = tapped(emptySheet, tap('one', 'a')).sheet;

  it('says where an answer is', () => {
    expect(answerPlace(emptySheet, slot, false)).toBe('none');
    expect(answerPlace(once, slot, false)).toBe('saved');
    const received = acknowledged(once, 'one', own(1, 'a'));
    expect(answerPlace(received, slot, false)).toBe('received');
    expect(answerPlace(received, slot, true)).toBe('counted');
    expect(answerPlace(received, 'q0.r2', false)).toBe('none');
  });

  it('a newer tap takes the place of one that is unsent, under a higher revision', () => {
    const { sheet, unsent } = tapped(once, tap('two', 'b'));
    expect(sheet.unsent).toEqual([unsent]);
    expect(unsent.revision).toBe(2);
  });

  it('the acknowledgement of an older tap leaves the newer one unsent', () => {
    const twice = tapped(once, tap('two', 'b')).sheet;
    const sheet = acknowledged(twice, 'one', own(1, 'a'));
    expect(answerPlace(sheet, slot, false)).toBe('saved');
    expect(heldAnswer(sheet, slot)?.value).toBe('a');
  });

  it('AN5: what another tab answered later is what counts', () => {
    const sheet = acknowledged(once, 'one', own(5, 'c'));
    expect(heldAnswer(sheet, slot)).toEqual(own(5, 'c'));
    expect(heldAnswer(told(sheet, [own(3, 'b')]), slot)).toEqual(own(5, 'c'));
    expect(tapped(sheet, tap('two', 'd')).unsent.revision).toBe(6);
  });

  it('what is refused leaves the unsent and says why, until the next tap', () => {
    const failure = { code: 'TOO_LATE' as const, msg: 'This question is closed.' };
    const sheet = turnedAway(once, 'one', failure);
    expect(answerPlace(sheet, slot, true)).toBe('none');
    expect(refusedAnswer(sheet, slot)?.failure).toBe(failure);
    expect(refusedAnswer(tapped(sheet, tap('two', 'b')).sheet, slot)).toBeUndefined();
    expect(turnedAway(sheet, 'one', failure)).toBe(sheet);
  });
});
