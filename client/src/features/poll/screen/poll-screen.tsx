import type { PollScreenView, PollTally } from '@sets/shared/poll/poll.live.ts';
import { isSlide } from '@sets/shared/question/question-kinds.ts';
import { useState } from 'react';
import { screenParts } from '../../question/kind-parts.ts';
import { ScreenPicture } from '../../question/picture/screen-picture.tsx';
import { ScreenEnded } from '../../stage/screen/screen-ended.tsx';
import { ScreenCorner } from '../../stage/screen/screen-join.tsx';
import { ScreenLine } from '../../stage/screen/screen-line.tsx';
import { ScreenLobby } from '../../stage/screen/screen-lobby.tsx';
import { ScreenUnreadable } from '../../stage/screen/screen-notes.tsx';
import type { ScreenPartProps } from '../../stage/stage-activity.ts';
import { untilWhen } from '../../stage/until-when.ts';
import { useSecondsLeft } from '../../stage/use-seconds-left.ts';
import { readRecap, readScreenView, readSurveyed, readTally } from '../poll-pictures.ts';
import { PollRecap } from './poll-recap.tsx';
import { pollScreenMessages as words } from './poll-screen.messages.ts';
import { type Before, TwoRounds } from './two-rounds.tsx';
import { nothingSeen, seeRound, shapesOf, sumOf } from './seen-rounds.ts';

const stateOf = ({ phase, shown, current }: PollScreenView): string => {
  if (current !== null && isSlide(current)) return '';
  if (phase === 'open') return words.open;
  if (phase === 'closed') return shown ? words.results : words.closed;
  return words.ready;
};

const phaseOf = (phase: PollScreenView['phase']): 'ready' | 'open' | 'closed' =>
  phase === 'open' || phase === 'closed' ? phase : 'ready';

interface QuestionProps extends Pick<ScreenPartProps, 'room' | 'people' | 'way' | 'offset'> {
  readonly view: PollScreenView;
  readonly polled: PollTally | null;
}

/** The round before, where both can be drawn: too few answers of either are not. */
const beforeOf = (polled: PollTally | null): Before | undefined => {
  if (polled === null || polled.counts === null || polled.before === undefined) return undefined;
  const { counts, ...before } = polled.before;
  return counts === null ? undefined : { ...before, counts };
};

/** A question on the projector, while it is on. */
export const ScreenQuestion = ({ room, view, polled, people, way, offset }: QuestionProps) => {
  const left = useSecondsLeft(view.deadline, offset);
  const question = view.current;
  if (question === null) return null;
  const { Screen, note, drawsBefore } = screenParts(question);
  const before = beforeOf(polled);
  const standing = {
    round: `${view.question} ${view.round}`,
    phase: phaseOf(view.phase),
    joined: people?.joined ?? 0,
    left,
    of: question.seconds,
  };
  return (
    <>
      <ScreenLine
        state={stateOf(view)}
        isOpen={view.phase === 'open'}
        parts={[
          view.together > 0
            ? words.together(view.together)
            : words.position(view.position, view.questions),
          words.round(view.round),
          note(question),
          polled?.floor === undefined ? '' : words.withheld(polled.floor),
        ]}
        school={room.look?.school?.name}
        left={left}
      />
      {polled === null || before === undefined || drawsBefore === true ? (
        <ScreenPicture question={question}>
          <Screen
            question={question}
            counts={polled?.counts ?? null}
            answered={polled?.answered ?? 0}
            standing={standing}
            right={view.right}
            hits={polled?.hits}
            {...(before !== undefined && { before })}
          />
        </ScreenPicture>
      ) : (
        <TwoRounds
          tally={polled}
          right={view.right}
          joined={standing.joined}
          isTimed={standing.of !== null}
          {...{ question, before }}
        />
      )}
      <ScreenCorner way={way} locked={room.locked} />
    </>
  );
};

/** A poll on the projector. */
export const PollScreen = (props: ScreenPartProps) => {
  const view = readScreenView(props.view);
  const polled = view === null ? null : readTally(props.tally, view);
  const [before, setSeen] = useState(nothingSeen);
  const seen = view === null ? before : seeRound(before, props.run.version, view, polled);
  if (seen !== before) setSeen(seen);
  if (view === null) return <ScreenUnreadable />;
  if (view.phase === 'lobby') return <ScreenLobby {...props} />;
  if (view.survey !== null && view.phase === 'open') {
    const answered = readSurveyed(props.tally);
    const until = untilWhen(view.survey, props.offset);
    return <ScreenLobby {...props} here={{ count: answered, text: words.answeredUntil(until) }} />;
  }
  if (view.phase === 'ended' || view.survey !== null) {
    const recap = readRecap(props.tally) ?? [];
    return (
      <ScreenEnded {...props} seen={sumOf(seen)} shapes={shapesOf(seen)}>
        {recap.length > 0 && <PollRecap rounds={recap} />}
      </ScreenEnded>
    );
  }
  return <ScreenQuestion {...props} view={view} polled={polled} />;
};
