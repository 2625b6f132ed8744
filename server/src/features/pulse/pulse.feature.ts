import { pulseRunCalls } from '@sets/shared/pulse/pulse.calls.ts';
import { type PulseOfRun, pulseOfRun } from '@sets/shared/pulse/pulse.contract.ts';
import type { Actor } from '../../core/actor.ts';
import type { Feature } from '../../core/feature.ts';
import { serve } from '../../core/route.ts';
import type { Live } from '../../live/live.ts';

interface PulsePorts {
  /** Whether somebody may see what a run came to. @throws AppError NOT_FOUND, FORBIDDEN */
  readonly readable: (actor: Actor, runId: string) => Promise<unknown>;
  /** Made after the features, and asked only once a call comes in. */
  readonly pulses: () => Live['pulses'];
}

type Line = Awaited<ReturnType<Live['pulses']['of']>>;

const isoOf = (at: number): string => new Date(at).toISOString();

const presentPulse = ({ step, points, marks }: Line): PulseOfRun => ({
  step,
  points: points.map(({ at, reactions, lost, here }) => ({ at: isoOf(at), reactions, lost, here })),
  marks: marks.map((at) => isoOf(at)),
});

/** How a run felt, for whoever may see what it came to. What gathers it is the live engine. */
export const openPulse = ({ readable, pulses }: PulsePorts): Feature => ({
  services: {},
  api: [
    {
      name: 'Pulse',
      schemas: { PulseOfRun: pulseOfRun },
      routes: [
        serve(pulseRunCalls.ofRun, async ({ actor, params }) => {
          await readable(actor, params.runid);
          return presentPulse(await pulses().of(params.runid));
        }),
      ],
    },
  ],
});
