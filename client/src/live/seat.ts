import type { Reply } from '@sets/shared/core/result.ts';
import type { RequestInput, RequestOutput } from '@sets/shared/live/requests.ts';
import type { Place } from '@sets/shared/live/room.ts';
import type { LiveClient } from './live-client.ts';
import type { Replay } from './room-picture.ts';

/** Which room a phone joins: by the code on the screen, or the one where a definition is presented. */
export type RoomRef = RequestInput<'room:join'>['room'];

/** As whom, and in which room, a client sits (SE2-SE4). */
export type Seat =
  | { readonly as: 'host'; readonly roomId: string }
  | { readonly as: 'screen'; readonly code: string }
  | { readonly as: 'embed'; readonly key: string }
  | { readonly as: 'phone'; readonly room: RoomRef };

/** What joining tells a participant beside the room itself. */
export type Joined = Pick<RequestOutput<'room:join'>, 'ticket' | 'participant' | 'by' | 'own'>;

export type Seated = Replay & { readonly joined?: Joined };

/** Takes the seat, or takes it again: `since` says where the client stood, `ticket` who the phone is. */
export const takeSeat = async (
  client: LiveClient,
  seat: Seat,
  since: Place | null,
  ticket: string | null,
): Promise<Reply<Seated>> => {
  const from = since === null ? {} : { since };
  switch (seat.as) {
    case 'host':
      return client.request('room:host', { roomId: seat.roomId, ...from });
    case 'screen':
      return client.request('room:watch', { code: seat.code, ...from });
    case 'embed':
      return client.request('room:embed', { key: seat.key, ...from });
    case 'phone': {
      const known = ticket === null ? {} : { ticket };
      const reply = await client.request('room:join', { room: seat.room, ...known, ...from });
      return reply.ok ? { ok: true, data: { ...reply.data, joined: reply.data } } : reply;
    }
  }
};
