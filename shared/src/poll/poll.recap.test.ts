import { expect, test } from 'vitest';
import type { Tally } from '../live/activity.ts';
import { wordCloud } from '../question/kinds/word-cloud.ts';
import { recapForScreens } from './poll.recap.ts';
import { afterCommands, buildPoll } from './testing/colours-poll.ts';

/* A recap goes to every screen at once: what it is drawn of has a bound, what it says has none. */

/** Clouds of so many words each; 300 words are some 16 KB as JSON. */
const recapOf = (sizes: readonly number[]) => {
  const questions = sizes.map((_, at) => ({
    ...wordCloud.blank(() => `cloud${at}`),
    text: `In a word, ${at}?`,
  }));
  const definition = buildPoll({ questions });
  const state = afterCommands(definition, [
    { type: 'together' },
    { type: 'close' },
    { type: 'end', results: true },
  ]);
  const tallies = new Map(
    sizes.map((words, at): [string, Tally] => [
      `q${at}.r1`,
      {
        answered: words,
        counters: Object.fromEntries(
          Array.from({ length: words }, (_, word) => [`:${'word'.repeat(6)}${word}x`, 1]),
        ),
      },
    ]),
  );
  return recapForScreens({ definition, state, tallies });
};
const bytesOf = (drawn: unknown): number => JSON.stringify(drawn).length;

test('what a recap is drawn of is at most 60 KB together; what has no room is told in words', () => {
  const recap = recapOf([300, 300, 300, 300, 300, 1]);
  expect(recap.map(({ answered }) => answered)).toEqual([300, 300, 300, 300, 300, 1]);
  const drawn = recap.map((round) => ('drawn' in round ? bytesOf(round.drawn) : 0));
  expect(drawn.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(60_000);
  // Each is drawn as long as it fits, and a small one behind those that did not fit still does.
  expect(drawn.map((size) => size > 0)).toEqual([true, true, true, false, false, true]);
  expect(drawn[0]).toBeGreaterThan(15_000);
});
