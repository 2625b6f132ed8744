import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits, timing } from '../core/limits.ts';
import { mayCloseAt } from '../live/at-own-time.ts';
import { pollActivity } from './poll.activity.ts';
import type { PollCommand, PollState } from './poll.live.ts';
import { afterCommands, buildPoll, now, startPoll, step } from './testing/colours-poll.ts';

/* A poll that stays open for days. */

const definition = buildPoll();
const { least, most, reopens } = limits.survey;
const week = 7 * 24 * 3_600_000;
const survey = (until: number): PollCommand => ({ type: 'survey', until });
const close: PollCommand = { type: 'close' };
const show: PollCommand = { type: 'show' };
const open = afterCommands(definition, [survey(now + week)]);
const closed = afterCommands(definition, [survey(now + week), close]);

const accept = (state: PollState, slot: string, tappedAt: number, receivedAt = tappedAt) =>
  pollActivity.accept(definition, state, {
    slot,
    value: { choices: ['red'] },
    times: { shownAt: null, roundTripMs: null, tappedAt, receivedAt },
    who: { participant: 'ann' },
  }).ok;
const after = (state: PollState, command: PollCommand, at = now): PollState => {
  const stepped = step(definition, state, command, at);
  if (!stepped.ok) throw new Error(stepped.error.msg);
  return stepped.value;
};
const tallies = new Map([
  ['q0.r1', { answered: 3, counters: { red: 2, blue: 1 } }],
  ['q1.r1', { answered: 5, counters: { red: 5 } }],
]);
const told = (audience: 'host' | 'screen' | 'phone', state: PollState) => {
  const { views, tallies: shapes } = pollActivity.schemas;
  const view = pollActivity.view(audience, definition, state);
  const tally = pollActivity.tally(audience, definition, state, { tallies, results: null });
  expect(views[audience].safeParse(view)).toMatchObject({ data: view });
  expect(shapes[audience].safeParse(tally)).toMatchObject({ data: tally });
  return { view, tally };
};

describe('opening', () => {
  test('opens every question until then, with no time of their own', () => {
    expect(open).toMatchObject({ phase: 'open', deadline: null, shown: false });
    expect(pollActivity.open(open)).toEqual(['q0.r1', 'q1.r1']);
    expect(pollActivity.deadline(open)).toBe(now + week);
    expect(pollActivity.atOwnTime?.(open)).toEqual({ isOpen: true, until: now + week });
    expect(pollActivity.atOwnTime?.(startPoll(definition))).toBeNull();
  });

  test('only in the lobby', () => {
    const presented = afterCommands(definition, [{ type: 'open', question: 0 }]);
    expect(step(definition, presented, survey(now + week))).toMatchObject({
      error: { code: 'WRONG_PHASE' },
    });
  });

  test('only within its bounds, whenever it was opened', () => {
    const time = fc.integer({ min: -most, max: 3 * most });
    fc.assert(
      fc.property(time, fc.nat(most), (until, later) => {
        const fits = until >= later + least && until <= most;
        expect(mayCloseAt(now, now + until, now + later)).toBe(fits);
        expect(step(definition, open, survey(now + until), now + later).ok).toBe(fits);
        const opens = until >= least && until <= most;
        expect(step(definition, startPoll(definition), survey(now + until)).ok).toBe(opens);
      }),
    );
  });
});

describe('answers', () => {
  test('are taken until its time, also where nobody has closed it, and those tapped before for a grace', () => {
    const until = now + week;
    fc.assert(
      fc.property(
        fc.integer({ min: now, max: until + 2 * timing.grace }),
        fc.nat(2 * timing.grace),
        fc.boolean(),
        (tapped, way, isClosed) => {
          const state = isClosed ? pollActivity.expire(definition, open) : open;
          // What was closed then was not closed yet, unless the clock was set back.
          const isOfNow = !isClosed || tapped + way >= until - timing.longestWait;
          const inTime = isOfNow && tapped <= until && tapped + way <= until + timing.grace;
          expect(accept(state, 'q1.r1', tapped, tapped + way)).toBe(inTime);
        },
      ),
    );
  });

  test('are taken no more once results were shown', () => {
    expect(accept(closed, 'q0.r1', now - 1, now)).toBe(true);
    expect(accept(after(closed, show), 'q0.r1', now - 1, now)).toBe(false);
  });
});

describe('its host', () => {
  test('chooses another time, and opens it again until its results were shown', () => {
    const longer = after(open, survey(now + 2 * week), now + 1);
    expect(longer.survey).toEqual({ since: now, until: now + 2 * week });
    const again = after(closed, survey(now + 2 * week), now + 1);
    expect(again).toMatchObject({ phase: 'open', closedAt: null });
    expect(pollActivity.open(again)).toEqual(['q0.r1', 'q1.r1']);
    const shown = after(after(closed, show), { type: 'hide' });
    expect(step(definition, shown, survey(now + 2 * week))).toMatchObject({
      error: { code: 'WRONG_PHASE' },
    });
  });

  test('looks at one question after the other, and shows nothing before it is closed', () => {
    expect(after(open, { type: 'goto', question: 1 })).toMatchObject({
      phase: 'open',
      question: 1,
    });
    expect(step(definition, open, { type: 'goto', question: 7 }).ok).toBe(false);
    expect(step(definition, open, show)).toMatchObject({ error: { code: 'WRONG_PHASE' } });
    expect(step(definition, closed, close)).toMatchObject({ error: { code: 'WRONG_PHASE' } });
  });

  test('cannot present it meanwhile', () => {
    const presented: PollCommand[] = [
      { type: 'open', question: 0 },
      { type: 'again' },
      { type: 'together' },
      { type: 'extend', seconds: 5 },
    ];
    for (const state of [open, closed]) {
      for (const command of presented) {
        expect(step(definition, state, command)).toMatchObject({ error: { code: 'WRONG_PHASE' } });
      }
    }
  });

  test('ends it whenever they want', () => {
    for (const state of [open, closed]) {
      expect(pollActivity.over(after(state, { type: 'end', results: true }))).toBe(true);
    }
  });
});

test('whatever is done to it, it closes at its time and is over some time after that', () => {
  const commands = fc.array(
    fc.oneof(
      fc.constant(close),
      fc.constant(show),
      fc.constant<PollCommand>({ type: 'hide' }),
      fc.nat(1).map((question): PollCommand => ({ type: 'goto', question })),
      fc.integer({ min: least, max: most }).map((until) => survey(now + until)),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(commands, (all) => {
      let state = all.reduce((before, command) => {
        const stepped = step(definition, before, command);
        return stepped.ok ? stepped.value : before;
      }, open);
      if (state.phase === 'open') {
        expect(pollActivity.deadline(state)).toBe(state.survey?.until);
        state = pollActivity.expire(definition, state);
        expect(state).toMatchObject({ phase: 'closed', closedAt: state.survey?.until });
      }
      expect(pollActivity.deadline(state)).toBe((state.closedAt ?? NaN) + reopens);
      state = pollActivity.expire(definition, state);
      expect([pollActivity.over(state), pollActivity.deadline(state)]).toEqual([true, null]);
    }),
  );
});

describe('what is told of it', () => {
  test('while it is open: to the screen how many have answered, to phones the questions alone', () => {
    expect(told('screen', open)).toMatchObject({
      view: { survey: now + week },
      tally: { recap: [], surveyed: 5 },
    });
    const phone = told('phone', open);
    expect(phone.tally).toBeNull();
    expect(phone.view).toMatchObject({ phase: 'open', together: [{ place: 0 }, { place: 1 }] });
    expect(told('host', open).tally).toMatchObject({ answered: 3, surveyed: 5 });
    expect(told('host', open).tally).toHaveProperty('counts.red');
  });

  test('once it is closed: for phones it is over, with results where they are shown', () => {
    const phone = told('phone', closed);
    expect(phone.view).toMatchObject({ phase: 'ended', current: null, together: [] });
    expect([phone.tally, told('screen', closed).tally]).toEqual([null, { recap: [], surveyed: 5 }]);
    const shown = after(closed, show);
    for (const audience of ['screen', 'phone'] as const) {
      expect(told(audience, shown).tally).toMatchObject({
        recap: [{ text: 'Which one?' }, { text: 'Which ones?' }],
      });
    }
    const never = buildPoll({ phoneResults: 'never' });
    expect(pollActivity.tally('phone', never, shown, { tallies, results: null })).toBeNull();
  });

  test('every tally that is told of is asked for', () => {
    for (const state of [open, closed, after(closed, show)]) {
      expect(pollActivity.shown(state).toSorted()).toEqual(['q0.r1', 'q1.r1']);
    }
  });
});
