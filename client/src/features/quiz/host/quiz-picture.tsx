import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizHostView } from '@sets/shared/quiz/quiz.views.ts';
import { HostScreen } from '../../stage/host/host-screen.tsx';
import { useJoinWay } from '../../stage/join-way.ts';
import type { HostPartProps } from '../../stage/stage-activity.ts';
import { QuizSheet } from '../screen/quiz-sheet.tsx';
import { asScreenTally, asScreenView } from './as-screen.ts';
import { quizHostMessages as words } from './quiz-host.messages.ts';

interface QuizPictureProps {
  readonly stage: HostPartProps;
  readonly view: QuizHostView;
  readonly tally: QuizTally | null;
}

/** What the projector says of the answers, where they are not drawn there as they come in. */
const noteOf = ({ phase }: QuizHostView): string | null => {
  if (phase === 'revealed') return words.there.everybody;
  return phase === 'open' || phase === 'closed' ? words.there.host : null;
};

/** What the projector shows, drawn by what draws it there. */
export const QuizPicture = ({ stage, view, tally }: QuizPictureProps) => {
  const { room, run, people, offset, feeds } = stage;
  const way = useJoinWay(room.code);
  return (
    <HostScreen note={noteOf(view)} look={room.look}>
      <QuizSheet
        view={asScreenView(view)}
        tally={asScreenTally(tally, view)}
        {...{ room, run, people, offset, feeds, way }}
      />
    </HostScreen>
  );
};
