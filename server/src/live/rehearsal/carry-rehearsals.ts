import type { Handlers } from '../live-request.ts';
import { roomInfoOf, type Rooms } from '../room/rooms.ts';
import { Rehearsals, type RehearsalsParts } from './rehearsals.ts';

/** The requests about rehearsals. */
export type RehearsalRequestName = 'rehearsal:start' | 'rehearsal:end';

interface CarryParts extends RehearsalsParts {
  readonly rooms: Pick<Rooms, 'load'>;
}

interface CarriedRehearsals extends Pick<Rehearsals, 'endIn' | 'endWithout'> {
  readonly handlers: Pick<Handlers, RehearsalRequestName>;
  stop(): Promise<void>;
}

/** Puts together what carries rehearsals. */
export const carryRehearsals = (parts: CarryParts): CarriedRehearsals => {
  const rehearsals = new Rehearsals(parts);
  return {
    handlers: {
      'rehearsal:start': async (wanted, { actor }) => ({
        room: roomInfoOf(await rehearsals.start(wanted, actor)),
      }),
      'rehearsal:end': async ({ roomId }) => {
        await rehearsals.end(await parts.rooms.load(roomId));
        return {};
      },
    },
    endIn: (moduleid) => rehearsals.endIn(moduleid),
    endWithout: (userid) => rehearsals.endWithout(userid),
    stop: () => rehearsals.stop(),
  };
};
