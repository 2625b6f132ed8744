import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizScreenView } from '@sets/shared/quiz/quiz.views.ts';
import { screenParts } from '../../question/kind-parts.ts';
import { ScreenPicture } from '../../question/picture/screen-picture.tsx';
import { ScreenCorner } from '../../stage/screen/screen-join.tsx';
import { ScreenLine } from '../../stage/screen/screen-line.tsx';
import type { ScreenPartProps } from '../../stage/stage-activity.ts';
import { useSecondsLeft } from '../../stage/use-seconds-left.ts';
import { QuizReading } from './quiz-reading.tsx';
import { isExplained, QuizTold } from './quiz-told.tsx';
import { quizScreenMessages as words } from './quiz-screen.messages.ts';

interface QuestionProps extends Pick<ScreenPartProps, 'room' | 'people' | 'way' | 'offset'> {
  readonly view: QuizScreenView;
  readonly tally: QuizTally | null;
}

const states = {
  reading: words.ready,
  open: words.open,
  closed: words.closed,
  revealed: words.told,
} as const;

const stateOf = ({ phase, paused }: QuizScreenView): string => {
  if (paused !== null) return words.paused;
  return phase in states ? states[phase as keyof typeof states] : '';
};

const isAnswered = ({ phase, paused }: QuizScreenView): boolean =>
  phase === 'open' && paused === null;

/** Seconds that are left; in a pause those that were. */
const useLeft = ({ deadline, paused }: QuizScreenView, offset: number): number | null => {
  const left = useSecondsLeft(deadline, offset);
  return paused === null ? left : Math.ceil(paused / 1_000);
};

/** A question of a quiz on the projector, from when it is read until it is told what is right. */
export const QuizQuestion = ({ room, view, tally, people, way, offset }: QuestionProps) => {
  const left = useLeft(view, offset);
  const { current, reading, right } = view;
  const parts = current === null ? null : screenParts(current);
  const asked = current ?? reading;
  const joined = people?.joined ?? 0;
  const isTold = view.phase === 'revealed';
  return (
    <>
      <ScreenLine
        state={stateOf(view)}
        isOpen={isAnswered(view)}
        parts={[
          words.position(view.position, view.questions),
          words.points[view.points ?? 1] ?? '',
          current === null ? '' : (parts?.note(current) ?? ''),
          view.voided ? words.voided : '',
        ]}
        school={room.look?.school?.name}
        left={reading === null ? left : null}
      />
      {asked !== null && (
        <ScreenPicture question={asked}>
          {reading !== null && <QuizReading {...{ reading, left }} />}
          {current !== null && parts !== null && (
            <parts.Screen
              question={current}
              counts={isTold ? (tally?.counts ?? null) : null}
              answered={tally?.answered ?? 0}
              standing={{
                round: `${view.position}`,
                phase: view.phase === 'open' ? 'open' : 'closed',
                joined,
                left,
                of: current.seconds,
              }}
              right={right}
              hits={tally?.hits ?? undefined}
            />
          )}
        </ScreenPicture>
      )}
      {isTold && isExplained(view) ? (
        <QuizTold view={view} />
      ) : (
        <ScreenCorner way={way} locked={room.locked} />
      )}
    </>
  );
};
