import { ok, fail } from '@sets/shared/core/result.ts';
import type { Activity } from '@sets/shared/live/activity.ts';
import { emptyTally } from '@sets/shared/live/tally.ts';
import * as z from 'zod/mini';

/*
 * The smallest activity that uses all that an activity may say: everybody guesses a number, and may
 * like the question. It is here to prove that the engine knows nothing of polls.
 */

const definition = z.strictObject({ title: z.string(), closesWith: z.int() });
const state = z.strictObject({
  phase: z.enum(['open', 'closed', 'ended']),
  /** The right number, once it is told; it may be put right. */
  right: z.nullable(z.int()),
  /** How often the host has waved. */
  waves: z.int(),
  lot: z.int(),
  by: z.string(),
});
const command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('close') }),
  z.strictObject({ type: z.literal('tell'), right: z.int() }),
  z.strictObject({ type: z.literal('wave') }),
  z.strictObject({ type: z.literal('end') }),
]);
const value = z.strictObject({ number: z.int() });
const view = z.strictObject({ phase: z.string(), right: z.nullable(z.int()), waves: z.int() });
const tally = z.strictObject({ guessed: z.int(), likes: z.int(), best: z.nullable(z.int()) });
const me = z.strictObject({ guess: z.nullable(z.int()), points: z.nullable(z.int()) });

export type GuessMe = z.infer<typeof me>;
export type GuessTally = z.infer<typeof tally>;
type Definition = z.infer<typeof definition>;
type State = z.infer<typeof state>;
type Command = z.infer<typeof command>;
type Value = z.infer<typeof value>;
type Points = Record<string, number>;

export const guessSlot = 'guess';
export const likesSlot = 'guess.likes';

export const guessActivity: Activity<Definition, State, Command, Value, Points> = {
  name: 'guess',
  schemas: {
    definition,
    state,
    command,
    value,
    views: { host: view, screen: view, phone: view },
    tallies: { host: tally, screen: tally, phone: z.null() },
    personal: me,
  },
  title: ({ title }) => title,
  start: (_definition, { seed }) => ({
    phase: 'open',
    right: null,
    waves: 0,
    lot: seed % 100,
    by: '',
  }),
  apply: (_definition, now, given, { by }) => {
    if (now.phase === 'ended') return fail('WRONG_PHASE', 'It is over.');
    if (given.type === 'wave') return ok({ ...now, waves: now.waves + 1, by });
    if (given.type === 'end') return ok({ ...now, phase: 'ended', by });
    if (given.type === 'tell') return ok({ ...now, phase: 'closed', right: given.right, by });
    if (now.phase !== 'open') return fail('WRONG_PHASE', 'It is closed.');
    return ok({ ...now, phase: 'closed', by });
  },
  concurrency: ({ type }) => (type === 'wave' ? 'newest' : 'seen'),
  react: ({ closesWith }, now, { here, answered }) =>
    now.phase === 'open' && here >= closesWith && answered >= here
      ? { ...now, phase: 'closed' }
      : null,
  deadline: () => null,
  expire: (_definition, now) => now,
  over: ({ phase }) => phase === 'ended',
  finish: (now) => ({ ...now, phase: 'ended' }),
  accept: (_definition, now, { slot, value: given, times, who }) => {
    if (slot !== guessSlot && slot !== likesSlot) return fail('BAD_REQUEST', 'No such thing.');
    if (now.phase !== 'open') return fail('TOO_LATE', 'It is closed.');
    if (who.participant === '' || times.roundTripMs === null) return fail('INTERNAL', 'Who?');
    return ok(given);
  },
  askedIn: ({ title }, _state, slot) => ({
    question: [guessSlot, likesSlot].indexOf(slot) + 1,
    round: 1,
    text: title,
  }),
  inWords: ({ title }, { value: { number } }) => ({ question: title, answer: String(number) }),
  contribution: (_definition, slot, { number }) => ({ [slot === likesSlot ? 'like' : number]: 1 }),
  open: ({ phase }) => (phase === 'open' ? [guessSlot, likesSlot] : []),
  shown: () => [guessSlot, likesSlot],
  report: ({ title }, _state, { tallies, results: points }) =>
    [guessSlot, likesSlot].map((slot, index) => ({
      slot,
      question: index + 1,
      round: 1,
      text: title,
      multiple: false,
      lines: [
        ...Object.entries(tallies.get(slot)?.counters ?? {}).map(([text, count]) => ({
          text,
          count,
        })),
        ...(slot === guessSlot && points !== null
          ? [
              {
                text: 'guessed right',
                count: Object.values(points).filter((one) => one > 0).length,
              },
            ]
          : []),
      ],
    })),
  view: (_audience, _definition, { phase, right, waves }) => ({ phase, right, waves }),
  tally: (audience, _definition, _state, { tallies, results: points }) => {
    if (audience === 'phone') return null;
    const [guesses, likes] = [guessSlot, likesSlot].map((slot) => tallies.get(slot) ?? emptyTally);
    const best = points === null ? null : Math.max(0, ...Object.values(points));
    return { guessed: guesses?.answered ?? 0, likes: likes?.counters['like'] ?? 0, best };
  },
  results: {
    key: ({ right }) => (right === null ? null : `right ${right}`),
    empty: () => ({}),
    add: (_definition, { right }, points, { participant, slot, value: { number } }) => {
      return slot === guessSlot
        ? Object.assign(points, { [participant]: number === right ? 10 : 0 })
        : points;
    },
    of: (points, participant) => points[participant] ?? null,
  },
  personal: (_definition, _state, { own, result }) => ({
    guess: own.find(({ slot }) => slot === guessSlot)?.value.number ?? null,
    points: result as number | null,
  }),
};

const { schemas } = guessActivity;

/** Its shapes, as they are first stored. */
export const storedGuess = {
  definition: { name: 'guess-definition', schema: schemas.definition, migrations: [] },
  state: { name: 'guess-state', schema: schemas.state, migrations: [] },
  value: { name: 'guess-value', schema: schemas.value, migrations: [] },
} as const;
