import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { onSingleClick } from '../../../ui/single-click.ts';
import { spacedCode } from '../spaced-code.ts';
import type { StageActivity } from '../stage-activity.ts';
import type { OwnRoom } from './find-room.ts';
import { hostMessages as words } from './host.messages.ts';

export interface RoomOfferProps {
  /** What is to be put on. */
  readonly activity: StageActivity;
  readonly rooms: readonly OwnRoom[];
  /** Null: a new room. */
  readonly onChoose: (room: OwnRoom | null) => void;
}

/** Asks where to put it on while people are in a room of one's own: there they need not join again. */
export const RoomOffer = ({ activity, rooms, onChoose }: RoomOfferProps) => (
  <main className="grid min-h-dvh grid-cols-1 content-center">
    <PageNote title={words.offerTitle} text={words.offerText}>
      {rooms.map((own, index) => (
        <Button
          key={own.room.roomId}
          look={index === 0 ? 'primary' : 'outline'}
          // A title is as long as it is, and a phone as narrow.
          className="max-w-full py-2 text-start whitespace-normal!"
          onClick={onSingleClick(() => onChoose(own))}
        >
          <span>
            <MathText text={words.offerRoom(spacedCode(own.room.code), own.here, own.title)} />
          </span>
        </Button>
      ))}
      <Button onClick={onSingleClick(() => onChoose(null))}>{words.offerNew}</Button>
      <Link to={activity.listPath} className={buttonClass('plain')}>
        {activity.words.all}
      </Link>
    </PageNote>
  </main>
);
