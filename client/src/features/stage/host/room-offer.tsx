import { Button } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { onSingleClick } from '../../../ui/single-click.ts';
import { spacedCode } from '../spaced-code.ts';
import type { OwnRoom } from './find-room.ts';
import { hostMessages as words } from './host.messages.ts';

export interface RoomOfferProps {
  readonly rooms: readonly OwnRoom[];
  /** Null: a new room. */
  readonly onChoose: (roomId: string | null) => void;
}

/** Asks where to put it on while people are in a room of one's own: there they need not join again. */
export const RoomOffer = ({ rooms, onChoose }: RoomOfferProps) => (
  <main className="grid min-h-dvh content-center">
    <PageNote title={words.offerTitle} text={words.offerText}>
      {rooms.map(({ room, title, here }, index) => (
        <Button
          key={room.roomId}
          look={index === 0 ? 'primary' : 'outline'}
          onClick={onSingleClick(() => onChoose(room.roomId))}
        >
          {words.offerRoom(spacedCode(room.code), here, title)}
        </Button>
      ))}
      <Button onClick={onSingleClick(() => onChoose(null))}>{words.offerNew}</Button>
    </PageNote>
  </main>
);
