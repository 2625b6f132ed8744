import type { Question } from '@sets/shared/question/question-kinds.ts';
import { screenParts } from '../../../question/kind-parts.ts';
import { ScreenSheet } from '../../../stage/screen/screen-sheet.tsx';
import type { Pictures } from './local-quiz.ts';

interface WallPreviewProps {
  readonly question: Question;
  readonly pictures: Pictures;
}

/** The question as the room sees it, in what the projector draws. */
const WallPreview = ({ question, pictures: { screen } }: WallPreviewProps) => {
  const { view, tally } = screen;
  const { Screen } = screenParts(question);
  return (
    <div className="preview-wall">
      <ScreenSheet>
        <Screen
          key={question.id}
          question={question}
          counts={tally?.counts ?? null}
          answered={tally?.answered ?? 0}
          standing={{
            round: `${view.position}`,
            phase: view.phase === 'open' ? 'open' : 'closed',
            joined: 1,
            left: null,
            of: question.seconds,
          }}
          right={view.right ?? undefined}
          hits={tally?.hits ?? undefined}
        />
      </ScreenSheet>
    </div>
  );
};

export default WallPreview;
