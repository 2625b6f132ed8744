import type { AloneStanding } from '@sets/shared/quiz/alone.standing.ts';
import { ScreenLobby } from '../../stage/screen/screen-lobby.tsx';
import { untilWhen } from '../../stage/until-when.ts';
import { QuizEnded } from './quiz-ended.tsx';
import { QuizPodium } from './quiz-podium.tsx';
import { quizScreenMessages as words } from './quiz-screen.messages.ts';
import type { SheetProps } from './quiz-sheet.tsx';

/** A quiz that people go through on their own: the way to it, and how many have come to its end. */
export const AloneSheet = (props: SheetProps & { readonly alone: AloneStanding }) => {
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
