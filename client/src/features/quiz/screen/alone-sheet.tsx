import type { AloneStanding } from '@sets/shared/quiz/alone/alone.standing.ts';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizScreenView } from '@sets/shared/quiz/quiz.views.ts';
import { ScreenLobby } from '../../stage/screen/screen-lobby.tsx';
import type { ScreenPartProps } from '../../stage/stage-activity.ts';
import { untilWhen } from '../../stage/until-when.ts';
import { QuizEnded } from './quiz-ended.tsx';
import { QuizPodium } from './quiz-podium.tsx';
import { quizScreenMessages as words } from './quiz-screen.messages.ts';

interface AloneSheetProps extends Omit<ScreenPartProps, 'view' | 'tally'> {
  readonly view: QuizScreenView;
  readonly tally: QuizTally | null;
  readonly alone: AloneStanding;
}

/** A quiz that people go through on their own: the way to it, and how many have come to its end. */
export const AloneSheet = (props: AloneSheetProps) => {
  const { view, tally, alone, offset } = props;
  const { phase } = view;
  if (phase === 'podium') return <QuizPodium key={`${tally === null}`} {...props} />;
  if (phase === 'ended') return <QuizEnded {...props} />;
  const handedIn = tally?.alone?.handedIn ?? 0;
  const here =
    phase === 'lobby'
      ? undefined
      : {
          count: handedIn,
          text:
            phase === 'open'
              ? words.handedInUntil(untilWhen(alone.until, offset))
              : words.handedInClosed,
        };
  return <ScreenLobby {...props} {...(here !== undefined && { here })} />;
};
