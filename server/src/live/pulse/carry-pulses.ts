import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import { audienceOf, channelOf } from '../entry/seat.ts';
import type { TakingPart } from '../entry/taking-part.ts';
import type { Handlers } from '../live-request.ts';
import type { PresenceStore } from '../room/presence-store.ts';
import type { RoomStore } from '../room/room-store.ts';
import type { Rooms } from '../room/rooms.ts';
import type { RunRecords } from '../run/run-records.ts';
import type { Runs } from '../run/runs.ts';
import type { Broadcaster } from '../sending/broadcaster.ts';
import { PulseLines } from './pulse-lines.ts';
import type { PulseRecords } from './pulse-records.ts';
import type { PulseStore } from './pulse-store.ts';
import { Pulses } from './pulses.ts';
import { type CheckPart, takingPartNow } from './taking-part-now.ts';

/** The requests about how a room feels (PU). */
export type PulseRequestName = 'pulse:read' | 'pulse:react' | 'pulse:lost' | 'pulse:settings';

interface CarryParts {
  readonly pulse: PulseStore;
  readonly pulseRecords: PulseRecords;
  readonly records: Pick<RunRecords, 'findStored' | 'timesIn'>;
  readonly rooms: Rooms;
  readonly runs: Pick<Runs, 'load'>;
  readonly takingPart: Pick<TakingPart, 'check'>;
  readonly roomStore: RoomStore;
  readonly presence: PresenceStore;
  readonly broadcaster: Broadcaster;
  readonly clock: Clock;
  readonly log: Logger;
}

interface CarriedPulses {
  readonly handlers: Pick<Handlers, PulseRequestName>;
  readonly lines: PulseLines;
  close(): Promise<void>;
}

/** Puts together what carries how rooms feel. */
export const carryPulses = (parts: CarryParts): CarriedPulses => {
  const { broadcaster } = parts;
  const lines = new PulseLines(parts);
  const pulses = new Pulses({
    ...parts,
    lines,
    emit: (audience, roomId, pulse) => {
      broadcaster.send(channelOf(roomId, audience), 'pulse:changed', { roomId, pulse });
    },
    isHere: (roomId, audience) => broadcaster.has(channelOf(roomId, audience)),
  });
  return { handlers: handlersOf(pulses, takingPartNow(parts)), lines, close: () => pulses.close() };
};

const handlersOf = (pulses: Pulses, checkPart: CheckPart): CarriedPulses['handlers'] => ({
  'pulse:read': async ({ roomId }, { seat }) => ({
    pulse: await pulses.read(roomId, audienceOf(seat)),
    until: seat.as === 'phone' ? await pulses.lostUntil(roomId, seat.participant) : null,
  }),

  'pulse:react': async ({ roomId, kind }, { peer, seat }) => {
    await checkPart(roomId, peer, seat.participant);
    await pulses.react(roomId, seat.participant, kind);
    return {};
  },

  'pulse:lost': async ({ roomId, ...said }, { peer, seat }) => {
    if (said.lost) await checkPart(roomId, peer, seat.participant);
    return { until: await pulses.lost(roomId, seat.participant, said) };
  },

  'pulse:settings': async ({ roomId, settings }) => {
    await pulses.choose(roomId, settings);
    return {};
  },
});
