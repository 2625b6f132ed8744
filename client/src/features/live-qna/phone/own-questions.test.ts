import type { LiveQnaVotes } from '@sets/shared/live-qna/live-qna.live.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownQuestions } from './own-questions.ts';
import { toggled } from './use-votes.ts';

const view = { lot: 7, wall: null, merged: [], moderated: false };
const kept = [{ key: 'k1', text: 'Mine?', name: null, sent: true }];
const seen = (changed: object = {}, own = [3]) => ({
  entries: [
    {
      id: 3,
      seq: 3,
      at: 0,
      view: {
        lot: 7,
        key: 'k1',
        text: 'Mine?',
        name: null,
        answered: false,
        pinned: false,
        ...changed,
      },
    },
  ],
  own: new Set(own),
  unsent: [],
  refused: [],
});
const nothing = { entries: [], own: new Set<number>(), unsent: [], refused: [] };
const item = { lot: 7, key: 'k1', text: 'Mine?', name: null };

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
    expect(stateOf(seen(), { merged: [{ from: 3, into: 5 }] })).toEqual(['joined']);
    expect(stateOf(seen({ answered: true }), { wall: 3 })).toEqual(['answered']);
  });

  test('what the server will not take says why, and can be sent again', () => {
    const failure = { code: 'TOO_LATE' as const, msg: 'No more questions are taken now.' };
    const refused = [{ attempt: 'a', id: null, item, failure }];
    expect(ownQuestions(kept, { ...nothing, refused }, view)).toMatchObject([
      { state: 'refused', refused: { attempt: 'a', msg: failure.msg } },
    ]);
  });

  test('what was asked on another phone is there too; of another run, or somebody else’s, nothing', () => {
    expect(ownQuestions([], seen(), view)).toMatchObject([{ text: 'Mine?', id: 3 }]);
    expect(ownQuestions([], seen({}, []), view)).toEqual([]);
    expect(ownQuestions([], seen({ lot: 8 }), view)).toEqual([]);
    // Who copies another's key takes nothing from them.
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
