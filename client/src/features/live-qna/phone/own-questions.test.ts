import type { LiveQnaVotes } from '@sets/shared/live-qna/live-qna.live.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownQuestions } from './own-questions.ts';
import { toggled } from './use-votes.ts';

const view = { lot: 7, wall: null, merged: [], moderated: false };
const kept = [{ attempt: 'a', text: 'Mine?', name: null, refused: null }];
const onShow = (id: number, changed: object = {}) => ({
  id,
  seq: id,
  at: 0,
  view: { lot: 7, text: 'Mine?', name: null, answered: false, pinned: false, ...changed },
});
const seen = (changed: object = {}, own = [3]) => ({
  entries: [onShow(3, changed)],
  own: new Set(own),
  unsent: [],
  refused: [],
});
const nothing = { entries: [], own: new Set<number>(), unsent: [], refused: [] };
const item = { lot: 7, text: 'Mine?', name: null };

describe('where one’s own question is', () => {
  const stateOf = (
    feed: Parameters<typeof ownQuestions>[1],
    on: Partial<typeof view> | object = {},
  ) => ownQuestions(kept, feed, { ...view, ...on }).map(({ state }) => state);

  test('on this phone, at the server, before everybody, and what became of it', () => {
    const unsent = [{ attempt: 'a', id: null, item }];
    expect(stateOf({ ...nothing, unsent })).toEqual(['saved']);
    expect(stateOf(nothing, { moderated: true })).toEqual(['waiting']);
    expect(stateOf(nothing)).toEqual(['gone']);
    expect(stateOf(seen())).toEqual(['shown']);
    expect(stateOf(seen(), { wall: 3 })).toEqual(['onWall']);
    expect(stateOf(seen({ answered: true }), { wall: 3 })).toEqual(['answered']);
  });

  test('what was joined with another is as far as that one, and has its votes', () => {
    const merged = { merged: [{ from: 3, into: 5 }] };
    const both = (answered: boolean) => ({
      ...seen(),
      entries: [onShow(3), onShow(5, { text: 'Theirs?', answered })],
    });
    expect(stateOf(both(false), merged)).toEqual(['joined']);
    expect(stateOf(both(false), { ...merged, wall: 5 })).toEqual(['onWall']);
    expect(stateOf(both(true), merged)).toEqual(['answered']);
    expect(ownQuestions(kept, both(false), { ...view, ...merged })[0]?.head).toBe(5);
  });

  test('what the server will not take says why, also where only the note of it is left', () => {
    const failure = { code: 'TOO_LATE' as const, msg: 'No more questions are taken now.' };
    const refused = [{ attempt: 'a', id: null, item, failure }];
    const told = [{ state: 'refused', refused: failure.msg }];
    expect(ownQuestions(kept, { ...nothing, refused }, view)).toMatchObject(told);
    const noted = [{ ...kept[0]!, refused: failure.msg }];
    expect(ownQuestions(noted, nothing, view)).toMatchObject(told);
  });

  test('what waits on the shelf without a note is shown; of another run, nothing', () => {
    const unsent = [{ attempt: 'b', id: null, item }];
    expect(ownQuestions([], { ...nothing, unsent }, view)).toMatchObject([
      { key: 'b', text: 'Mine?', state: 'saved' },
    ]);
    const other = [{ attempt: 'b', id: null, item: { ...item, lot: 8 } }];
    expect(ownQuestions([], { ...nothing, unsent: other }, view)).toEqual([]);
  });

  test('what was asked twice in the same words is there twice, each with an entry of its own', () => {
    const twice = [...kept, { ...kept[0]!, attempt: 'b' }];
    const feed = { ...seen({}, [3, 4]), entries: [onShow(3), onShow(4)] };
    expect(ownQuestions(twice, feed, view).map(({ id }) => id)).toEqual([3, 4]);
  });

  test('what was asked on another phone is there too; of another run, or somebody else’s, nothing', () => {
    expect(ownQuestions([], seen(), view)).toMatchObject([{ text: 'Mine?', id: 3 }]);
    expect(ownQuestions([], seen({}, []), view)).toEqual([]);
    expect(ownQuestions([], seen({ lot: 8 }), view)).toEqual([]);
    expect(stateOf(seen({}, []))).toEqual(['gone']);
  });
});

test('a tap is a vote, a second one takes it back, and nobody is for and against the same', () => {
  const sides = fc.constantFrom('up' as const, 'down' as const);
  const tap = fc.record({ question: fc.integer({ min: 1, max: 5 }), side: sides });
  fc.assert(
    fc.property(fc.array(tap), tap, (taps, { question, side }) => {
      const start: LiveQnaVotes = { up: [], down: [] };
      const votes = taps.reduce((all, each) => toggled(all, each.question, each.side), start);
      expect(votes.up.filter((id) => votes.down.includes(id))).toEqual([]);
      const once = toggled(votes, question, side);
      expect(once[side].includes(question)).toBe(!votes[side].includes(question));
      expect(toggled(once, question, side)[side]).toEqual(
        votes[side].includes(question) ? votes[side] : votes[side].filter((id) => id !== question),
      );
    }),
  );
});
