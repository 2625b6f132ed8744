import './wall.css';
import type { People, RunInfo } from '@sets/shared/live/run.ts';
import type { PollScreenView, PollTally } from '@sets/shared/poll/poll.live.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { type JoinWay, WallCorner, WallLobby } from './wall-join.tsx';
import { WallQuestion } from './wall-question.tsx';
import { WallTimer } from './wall-timer.tsx';
import { wallMessages as words } from './wall.messages.ts';

export interface WallProps {
  readonly run: Pick<RunInfo, 'title' | 'locked'>;
  readonly view: PollScreenView;
  readonly tally: PollTally | null;
  readonly people: People | null;
  readonly way: JoinWay;
  /** What to add to this device's clock to get the server's, in ms. */
  readonly offset: number;
}

const Figure = ({ count, label }: { count: number; label: string }) => (
  <p className="wall-figure">
    <b>{formatCount(count)}</b>
    <span className="wall-soft">{label}</span>
  </p>
);

const Lobby = ({ run, people, way }: WallProps) => {
  const joined = people?.joined ?? 0;
  return (
    <>
      <header className="wall-line">
        <h1 className="wall-clip wall-title" dir="auto">
          {run.title}
        </h1>
      </header>
      <WallLobby way={way} locked={run.locked} />
      <footer className="wall-line">
        <p className="wall-soft">{words.lobby}</p>
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
  return current?.multiple === true ? words.several : '';
};

const Question = ({ run, view, tally, people, way, offset }: WallProps) => {
  const left = useSecondsLeft(view.deadline, offset);
  const question = view.current;
  if (question === null) return null;
  const answered = tally?.answered ?? 0;
  return (
    <>
      <header className="wall-line">
        <p className="wall-line wall-clip">
          <span className="wall-state" data-open={view.phase === 'open'}>
            {stateOf(view.phase)}
          </span>
          <span className="wall-soft">{words.position(view.question + 1, view.questions)}</span>
          <span className="wall-soft wall-hidden-upright">{noteOf(view)}</span>
        </p>
        {left !== null && <WallTimer left={left} of={question.seconds ?? left} />}
      </header>
      <WallQuestion question={question} counts={tally?.counts ?? null} answered={answered} />
      <footer className="wall-line">
        <WallCorner way={way} locked={run.locked} />
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

const Ended = ({ run, people }: WallProps) => (
  <>
    <span />
    <div className="wall-note">
      <h1>{words.ended}</h1>
      <p className="wall-soft wall-lines" dir="auto">
        {run.title}
      </p>
      <p>{words.tookPart(people?.joined ?? 0)}</p>
    </div>
    <span />
  </>
);

/** What the room sees. It fills the box around it. */
export const Wall = (props: WallProps) => {
  const { phase } = props.view;
  return (
    <div className="wall size-full">
      <div className="wall-sheet">
        {phase === 'lobby' && <Lobby {...props} />}
        {phase === 'ended' && <Ended {...props} />}
        {phase !== 'lobby' && phase !== 'ended' && <Question {...props} />}
      </div>
    </div>
  );
};
