import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizScreenView } from '@sets/shared/quiz/quiz.views.ts';
import { ScreenLobby } from '../../stage/screen/screen-lobby.tsx';
import type { ScreenPartProps } from '../../stage/stage-activity.ts';
import { AloneSheet } from './alone-sheet.tsx';
import { QuizBoard } from './quiz-board.tsx';
import { QuizEnded } from './quiz-ended.tsx';
import { QuizNames } from './quiz-names.tsx';
import { QuizPodium } from './quiz-podium.tsx';
import { QuizTeams } from './quiz-teams.tsx';
import { QuizQuestion } from './quiz-question.tsx';

export interface SheetProps extends Omit<ScreenPartProps, 'view' | 'tally'> {
  readonly view: QuizScreenView;
  readonly tally: QuizTally | null;
}

/** All that a quiz shows on the projector, without its sounds: the host sees the same beside the desk. */
export const QuizSheet = ({ view, tally, ...stage }: SheetProps) => {
  if (view.alone !== null) {
    return <AloneSheet {...{ ...stage, view, tally }} alone={view.alone} />;
  }
  switch (view.phase) {
    case 'lobby': {
      const lobby = tally?.lobby ?? null;
      const who = lobby === null ? null : <QuizNames lobby={lobby} />;
      const { teams } = view;
      const names = teams === null ? who : <QuizTeams names={teams.names} tally={tally} />;
      return <ScreenLobby {...stage} names={names} />;
    }
    case 'board':
      return <QuizBoard key={view.position} {...{ ...stage, view, tally }} />;
    case 'podium':
      // It begins once it is told who stands on it.
      return <QuizPodium key={`${tally === null}`} {...{ ...stage, view, tally }} />;
    case 'ended':
      return <QuizEnded {...{ ...stage, view, tally }} />;
    default:
      return <QuizQuestion {...{ ...stage, view, tally }} />;
  }
};
