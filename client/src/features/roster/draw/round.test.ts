import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chance } from './fair-choice.ts';
import { personsOf } from './persons.ts';
import { drawn, nextTurn, type RoundEvent, stateAfter } from './round.ts';

/** Chance as a property test wants it: any numbers, over and over. */
const chanceOf = (numbers: readonly number[]): Chance => {
  let at = 0;
  return {
    span: 2 ** 32,
    next: () => {
      at += 1;
      // Never a number of the rest that would be drawn anew without an end.
      return (numbers[at % numbers.length] ?? 0) % 2 ** 31;
    },
  };
};
const numbers = fc.array(fc.nat(2 ** 31 - 1), { minLength: 1, maxLength: 40 });
const lineUps = fc.array(fc.constantFrom('Ada', 'Alan', 'Grace', 'Linus', 'Ада'), {
  minLength: 1,
  maxLength: 12,
});

const drawMany = (lineUp: string[], times: number, chance: Chance, first: RoundEvent[] = []) => {
  const persons = personsOf(lineUp);
  const events = [...first];
  for (let time = 0; time < times; time += 1) {
    const event = drawn(persons, stateAfter(events), chance);
    if (event !== null) events.push(event);
  }
  return events;
};
const keysDrawn = (events: readonly RoundEvent[]): string[] =>
  events.flatMap((event) => (event.kind === 'drawn' ? [event.key] : []));

describe('a draw', () => {
  it('takes nobody twice until all had their turn, then a new round', () => {
    fc.assert(
      fc.property(lineUps, numbers, (lineUp, source) => {
        const events = drawMany(lineUp, lineUp.length * 3, chanceOf(source));
        const keys = keysDrawn(events);
        const all = personsOf(lineUp).map(({ key }) => key);
        for (let round = 0; round < 3; round += 1) {
          const ofRound = keys.slice(round * lineUp.length, (round + 1) * lineUp.length);
          expect(ofRound.toSorted()).toEqual(all.toSorted());
        }
        expect(stateAfter(events).round).toBe(3);
      }),
    );
  });

  it('never takes somebody who is absent', () => {
    fc.assert(
      fc.property(lineUps, numbers, (lineUp, source) => {
        const [first] = personsOf(lineUp);
        const absent: RoundEvent[] = [{ kind: 'absent', key: first?.key ?? '' }];
        const keys = keysDrawn(drawMany(lineUp, lineUp.length * 2, chanceOf(source), absent));
        expect(keys).not.toContain(first?.key);
        expect(keys).toHaveLength(lineUp.length === 1 ? 0 : lineUp.length * 2);
      }),
    );
  });

  it('gives whoever waits the place that chance names', () => {
    const persons = personsOf(['Ada', 'Alan', 'Grace']);
    const state = stateAfter([{ kind: 'drawn', key: '1 Ada', round: 1 }]);
    const chosen = [0, 1].map((number) => drawn(persons, state, { span: 2, next: () => number }));
    expect(chosen.map((event) => event?.key)).toEqual(['1 Alan', '1 Grace']);
  });

  it('is undone by taking the last event away, over the end of a round too', () => {
    fc.assert(
      fc.property(lineUps, numbers, fc.nat(30), (lineUp, source, times) => {
        const events = drawMany(lineUp, times + 1, chanceOf(source));
        const undone = stateAfter(events.slice(0, -1));
        const before = stateAfter(drawMany(lineUp, times, chanceOf(source)));
        expect(undone).toEqual(before);
      }),
    );
  });
});

describe('who was drawn', () => {
  const ada = { kind: 'drawn', key: '1 Ada', round: 1 } as const;

  it('and put back, waits again and is not in the order', () => {
    const persons = personsOf(['Ada', 'Alan']);
    const state = stateAfter([ada, { kind: 'putBack', key: '1 Ada' }]);
    expect(nextTurn(persons, state).waiting).toEqual(persons);
    expect(state.order).toEqual([]);
  });

  it('and is not here, is absent, was not drawn, and waits once they are back', () => {
    const away: RoundEvent[] = [ada, { kind: 'missing', key: '1 Ada' }];
    expect(stateAfter(away)).toMatchObject({ absent: new Set(['1 Ada']), order: [] });
    const persons = personsOf(['Ada', 'Alan']);
    expect(nextTurn(persons, stateAfter(away)).waiting.map(({ label }) => label)).toEqual(['Alan']);
    const back = stateAfter([...away, { kind: 'present', key: '1 Ada' }]);
    expect(nextTurn(persons, back).waiting).toEqual(persons);
  });

  it('and leaves later, comes back with their turn had', () => {
    const away: RoundEvent[] = [ada, { kind: 'absent', key: '1 Ada' }];
    expect(stateAfter(away).absent).toEqual(new Set(['1 Ada']));
    const state = stateAfter([...away, { kind: 'present', key: '1 Ada' }]);
    const waiting = nextTurn(personsOf(['Ada', 'Alan']), state).waiting;
    expect(waiting.map(({ label }) => label)).toEqual(['Alan']);
  });
});

describe('people of one name', () => {
  it('are kept apart, and have a number only then', () => {
    const persons = personsOf(['Ada', 'Alan', 'Ada']);
    expect(persons.map(({ label }) => label.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
      'Ada (1)',
      'Alan',
      'Ada (2)',
    ]);
    expect(new Set(persons.map(({ key }) => key)).size).toBe(3);
  });
});
