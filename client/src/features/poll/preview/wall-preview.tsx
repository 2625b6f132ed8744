import type { Question } from '@sets/shared/question/question-kinds.ts';
import { ScreenSheet } from '../../stage/screen/screen-sheet.tsx';
import { ScreenQuestion } from '../screen/poll-screen.tsx';
import type { Pictures } from './local-room.ts';

/** Whoever looks at the preview: they can answer on the phone beside it. */
const people = { joined: 1, connected: 1, slow: 0, lost: 0 };
/** A picture of a wall shows no way in. */
const noWay = { address: '', link: '', code: '' };
const noRoom = { roomId: 'preview', code: '', locked: false };

interface WallPreviewProps {
  readonly question: Question;
  readonly pictures: Pictures;
}

/** The question as the room sees it, in what the projector draws. */
const WallPreview = ({ question, pictures: { screen } }: WallPreviewProps) => (
  <div className="preview-wall">
    <ScreenSheet>
      <ScreenQuestion
        key={question.id}
        room={noRoom}
        view={screen.view}
        polled={screen.tally}
        people={people}
        way={noWay}
        offset={0}
      />
    </ScreenSheet>
  </div>
);

export default WallPreview;
