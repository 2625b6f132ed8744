import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizScreenView } from '@sets/shared/quiz/quiz.views.ts';
import { isCalm } from '../../../ui/dots/runner.ts';
import { ScreenUnreadable } from '../../stage/screen/screen-notes.tsx';
import type { ScreenPartProps } from '../../stage/stage-activity.ts';
import { useSecondsLeft } from '../../stage/use-seconds-left.ts';
import type { Heard } from '../sound/heard.ts';
import { QuizSounds } from '../sound/quiz-sounds.tsx';
import { podiumTurns } from './podium-steps.ts';
import { QuizSheet } from './quiz-sheet.tsx';
import { shownBoard } from './team-lines.ts';
import { readScreenTally, readScreenView } from './read-screen.ts';

/** When steps rise; where nothing moves, all stand at once, and the first is heard alone. */
const risesOf = (view: QuizScreenView, tally: QuizTally | null): Heard['rises'] => {
  const { board, tied } = shownBoard(view, tally);
  const turns = podiumTurns(board ?? [], tied);
  return isCalm() ? turns.slice(0, 1).map(({ place }) => ({ place, from: 0 })) : turns;
};

interface SoundsProps extends Pick<ScreenPartProps, 'people' | 'offset'> {
  readonly view: QuizScreenView;
  readonly tally: QuizTally | null;
}

const Sounds = ({ view, tally, people, offset }: SoundsProps) => {
  const { phase, position, deadline } = view;
  const left = useSecondsLeft(deadline, offset);
  const joined = people?.joined ?? null;
  return <QuizSounds heard={{ phase, position, joined, left, rises: risesOf(view, tally) }} />;
};

/** A quiz on the projector. */
export const QuizScreen = (props: ScreenPartProps) => {
  const view = readScreenView(props.view);
  if (view === null) return <ScreenUnreadable />;
  const tally = readScreenTally(props.tally, view);
  return (
    <>
      <QuizSheet {...props} view={view} tally={tally} />
      {view.alone === null && <Sounds {...props} view={view} tally={tally} />}
    </>
  );
};
