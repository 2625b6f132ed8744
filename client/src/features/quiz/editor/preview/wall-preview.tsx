import { lookers, noRoom, noWay } from '../../../material/preview/nowhere.ts';
import { ScreenSheet } from '../../../stage/screen/screen-sheet.tsx';
import { QuizQuestion } from '../../screen/quiz-question.tsx';
import type { Pictures } from './local-quiz.ts';

/** The question as the room sees it, in what the projector draws. */
const WallPreview = ({ pictures: { screen } }: { readonly pictures: Pictures }) => (
  <div className="preview-wall">
    <ScreenSheet>
      <QuizQuestion {...screen} room={noRoom} people={lookers} way={noWay} offset={0} />
    </ScreenSheet>
  </div>
);

export default WallPreview;
