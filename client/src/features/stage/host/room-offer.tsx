import type { RequestOutput } from '@sets/shared/live/requests.ts';
import { Button } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { spacedCode } from '../spaced-code.ts';
import { hostMessages as words } from './host.messages.ts';

type OwnRoom = RequestOutput<'room:mine'>['rooms'][number];

/** A question to the host: in which of these rooms, or in a new one? */
export interface Offer {
  readonly rooms: readonly OwnRoom[];
  /** Null: a new room. */
  readonly choose: (roomId: string | null) => void;
}

/** Asks where to put it on while people are in a room of one's own: there they need not join again. */
export const RoomOffer = ({ rooms, choose }: Offer) => (
  <main className="grid min-h-dvh content-center">
    <PageNote title={words.offerTitle} text={words.offerText}>
      {rooms.map(({ room, title, here }, index) => (
        <Button
          key={room.roomId}
          look={index === 0 ? 'primary' : 'outline'}
          onClick={() => choose(room.roomId)}
        >
          {words.offerRoom(spacedCode(room.code), here, title)}
        </Button>
      ))}
      <Button onClick={() => choose(null)}>{words.offerNew}</Button>
    </PageNote>
  </main>
);
