import './screen.css';
import type { People, RoomInfo } from '@sets/shared/live/room.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import type { PollScreenView, PollTally } from '@sets/shared/poll/poll.live.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { screenParts } from '../../question/screen-parts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { type JoinWay, ScreenCorner, ScreenLobby } from './screen-join.tsx';
import { ScreenTimer } from './screen-timer.tsx';
import { screenMessages as words } from './screen.messages.ts';

export interface PollScreenProps {
  readonly room: Pick<RoomInfo, 'locked'>;
  readonly run: Pick<RunInfo, 'title'>;
  readonly view: PollScreenView;
  readonly tally: PollTally | null;
  readonly people: People | null;
  readonly way: JoinWay;
  /** What to add to this device's clock to get the server's, in ms. */
  readonly offset: number;
}

const Figure = ({ count, label }: { count: number; label: string }) => (
  <p className="screen-figure">
    <b>{formatCount(count)}</b>
    <span className="screen-soft">{label}</span>
  </p>
);

const Lobby = ({ room, run, people, way }: PollScreenProps) => {
  const joined = people?.joined ?? 0;
  return (
    <>
      <header className="screen-line">
        <h1 className="screen-clip screen-title" dir="auto">
          {run.title}
        </h1>
      </header>
      <ScreenLobby way={way} locked={room.locked} />
      <footer className="screen-line">
        <p className="screen-soft">{words.lobby}</p>
        <Figure count={joined} label={words.here(joined)} />
      </footer>
    </>
  );
};

const stateOf = (phase: PollScreenView['phase']): string =>
  phase === 'open' || phase === 'closed' ? words.state[phase] : words.state.ready;

const noteOf = ({ phase, shown, current }: PollScreenView): string => {
  if (phase === 'ready') return words.soon;
  if (!shown) return words.hidden;
  return current === null ? '' : screenParts(current).note(current);
};

const Question = ({ room, view, tally, people, way, offset }: PollScreenProps) => {
  const left = useSecondsLeft(view.deadline, offset);
  const question = view.current;
  if (question === null) return null;
  const { Screen } = screenParts(question);
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
        {view.phase !== 'ready' && (
          <Figure count={answered} label={words.answered(people?.joined ?? 0)} />
        )}
        {view.phase === 'ready' && (
          <Figure count={people?.joined ?? 0} label={words.here(people?.joined ?? 0)} />
        )}
      </footer>
    </>
  );
};

const Ended = ({ run, people }: PollScreenProps) => (
  <>
    <span />
    <div className="screen-note">
      <h1>{words.ended}</h1>
      <p className="screen-soft screen-lines" dir="auto">
        {run.title}
      </p>
      <p>{words.tookPart(people?.joined ?? 0)}</p>
    </div>
    <span />
  </>
);

/** What the room sees. It fills the box around it. */
export const PollScreen = (props: PollScreenProps) => {
  const { phase } = props.view;
  return (
    <div className="screen size-full">
      <div className="screen-sheet">
        {phase === 'lobby' && <Lobby {...props} />}
        {phase === 'ended' && <Ended {...props} />}
        {phase !== 'lobby' && phase !== 'ended' && <Question {...props} />}
      </div>
    </div>
  );
};
