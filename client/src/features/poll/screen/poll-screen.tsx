import type { PollScreenView } from '@sets/shared/poll/poll.live.ts';
import { screenParts } from '../../question/screen-parts.ts';
import { PeopleFigure, ScreenFigure } from '../../stage/screen/screen-figure.tsx';
import { ScreenCorner, ScreenLobby } from '../../stage/screen/screen-join.tsx';
import { ScreenEnded, ScreenUnreadable } from '../../stage/screen/screen-notes.tsx';
import { ScreenTimer } from '../../stage/screen/screen-timer.tsx';
import type { ScreenPartProps } from '../../stage/stage-activity.ts';
import { useSecondsLeft } from '../../stage/use-seconds-left.ts';
import { readScreenView, readTally } from '../poll-pictures.ts';
import { pollScreenMessages as words } from './poll-screen.messages.ts';

const stateOf = (phase: PollScreenView['phase']): string =>
  phase === 'open' || phase === 'closed' ? words.state[phase] : words.state.ready;

const noteOf = ({ phase, shown, current }: PollScreenView): string => {
  if (phase === 'ready') return words.soon;
  if (!shown) return words.hidden;
  return current === null ? '' : screenParts(current).note(current);
};

interface QuestionProps extends ScreenPartProps {
  readonly view: PollScreenView;
}

const Question = ({ room, view, people, way, offset, ...told }: QuestionProps) => {
  const left = useSecondsLeft(view.deadline, offset);
  const question = view.current;
  if (question === null) return null;
  const { Screen } = screenParts(question);
  const tally = readTally(told.tally, view);
  const answered = tally?.answered ?? 0;
  return (
    <>
      <header className="screen-line">
        <p className="screen-line screen-clip">
          <span className="screen-state" data-open={view.phase === 'open'}>
            {stateOf(view.phase)}
          </span>
          <span className="screen-soft">{words.position(view.question + 1, view.questions)}</span>
          <span className="screen-soft screen-hidden-upright">{noteOf(view)}</span>
        </p>
        {left !== null && <ScreenTimer left={left} of={question.seconds ?? left} />}
      </header>
      <Screen question={question} counts={tally?.counts ?? null} answered={answered} />
      <footer className="screen-line">
        <ScreenCorner way={way} locked={room.locked} />
        {view.phase === 'ready' ? (
          <PeopleFigure people={people} />
        ) : (
          <ScreenFigure count={answered} label={words.answered(people?.joined ?? 0)} />
        )}
      </footer>
    </>
  );
};

/** A poll on the projector. */
export const PollScreen = (props: ScreenPartProps) => {
  const view = readScreenView(props.view);
  if (view === null) return <ScreenUnreadable />;
  if (view.phase === 'lobby') return <ScreenLobby {...props} />;
  if (view.phase === 'ended') return <ScreenEnded {...props} />;
  return <Question {...props} view={view} />;
};
