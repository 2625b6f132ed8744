import { pollActivity } from '@sets/shared/poll/poll.activity.ts';
import type { PollCommand, PollState, PollTally } from '@sets/shared/poll/poll.live.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { definition } from '../../../../test/poll-run.ts';
import { readHostView } from '../poll-pictures.ts';
import { asScreenTally, asScreenView } from './as-screen.ts';

const command: fc.Arbitrary<PollCommand> = fc.oneof(
  fc.record({ type: fc.constantFrom('goto' as const, 'open' as const), question: fc.nat(1) }),
  fc.record({ type: fc.constantFrom('close' as const, 'show' as const, 'hide' as const) }),
  fc.record({ type: fc.constantFrom('again' as const, 'right' as const, 'end' as const) }),
  fc.record({ type: fc.constant('beside' as const), on: fc.boolean() }),
);

test('the host’s picture of the projector is what the projector is told, whatever the host does until the end', () => {
  fc.assert(
    fc.property(fc.array(command), fc.boolean(), (commands, liveResults) => {
      const extras = [{ id: 'q0', confidence: false, right: rightOptions('no') }];
      const poll = { ...definition, liveResults, extras };
      let state: PollState = pollActivity.start(poll, { now: 0, seed: 1 });
      for (const each of commands) {
        const result = pollActivity.apply(poll, state, each, { now: 0, by: 'host' });
        if (result.ok) state = result.value;
      }
      // Afterwards the host's page has no such picture.
      fc.pre(state.phase !== 'ended');
      const tally = { answered: 3, counters: { yes: 2, no: 1 } };
      const tallies = new Map(pollActivity.shown(state).map((slot) => [slot, tally]));
      const told = (audience: 'host' | 'screen') => ({
        view: pollActivity.view(audience, poll, state),
        tally: pollActivity.tally(audience, poll, state, {
          tallies,
          results: null,
        }) as PollTally | null,
      });
      const host = told('host');
      const view = readHostView(host.view)!;
      expect({ view: asScreenView(view), tally: asScreenTally(host.tally, view) }).toEqual(
        told('screen'),
      );
    }),
  );
});
