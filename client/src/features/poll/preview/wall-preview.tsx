import type { Question } from '@sets/shared/question/question-kinds.ts';
import { lookers, noRoom, noWay } from '../../material/preview/nowhere.ts';
import { ScreenSheet } from '../../stage/screen/screen-sheet.tsx';
import { ScreenQuestion } from '../screen/poll-screen.tsx';
import type { Pictures } from './local-room.ts';

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
        people={lookers}
        way={noWay}
        offset={0}
      />
    </ScreenSheet>
  </div>
);

export default WallPreview;
