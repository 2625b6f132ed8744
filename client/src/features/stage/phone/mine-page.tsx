import './kept-answers.css';
import { type Failure, fail, type Result } from '@sets/shared/core/result.ts';
import { runCalls } from '@sets/shared/run/run.calls.ts';
import type { OwnAnswers } from '@sets/shared/run/run.contract.ts';
import { useEffect, useState } from 'react';
import { ask } from '../../../core/api.ts';
import type { PhoneMemory } from '../../../live/phone-memory.ts';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { stagePaths } from '../stage-paths.ts';
import { AskedQuestions } from './asked-questions.tsx';
import { CopyAnswers } from './copy-answers.tsx';
import { KeptAnswers } from './kept-answers.tsx';
import { KeptSet } from './kept-set.tsx';
import { MineList } from './mine-list.tsx';
import { mineMessages as say } from './mine.messages.ts';
import { PhoneFrame } from './phone-frame.tsx';
import { PhoneNote } from './phone-note.tsx';
import { phoneMessages } from './phone.messages.ts';

/** Which run an address names, and the key to it where it has one; null where it names none. */
const wantedBy = (hash: string): { readonly runId: string; readonly key: string | null } | null => {
  const [, runId, key = null] = /^#([\w-]+)(?:\.(.+))?$/.exec(hash) ?? [];
  return runId === undefined ? null : { runId, key };
};

/** The address of the page after the `#`, also once it becomes another one. */
const useHash = (): string => {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const onHash = (): void => setHash(location.hash);
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  return hash;
};

interface OwnPageProps {
  readonly runId: string;
  /** The key of the address, or the ticket that this phone keeps; null where there is neither. */
  readonly secret: string | null;
  readonly onRetry: () => void;
}

/** What one answered in a run, as the server has it. */
const OwnPage = ({ runId, secret, onRetry }: OwnPageProps) => {
  const [told, setTold] = useState<Result<OwnAnswers> | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const given = { params: { runid: runId }, signal: stop.signal };
    const asked =
      secret === null
        ? Promise.resolve(fail('NOT_FOUND', say.gone))
        : ask(runCalls.own, { ...given, body: { secret } });
    void asked.then((answer) => {
      if (stop.signal.aborted) return;
      setTold(answer);
      // From now on the address alone is enough, on any device.
      if (answer.ok) history.replaceState(null, '', stagePaths.mineIn(runId, answer.value.key));
    });
    return () => stop.abort();
  }, [runId, secret]);

  if (told === null) return <PhoneNote waiting title={phoneMessages.opening} />;
  if (!told.ok) return <NotTold failure={told.error} onRetry={onRetry} />;
  return <Told own={told.value} />;
};

const NotTold = ({
  failure,
  onRetry,
}: {
  readonly failure: Failure;
  readonly onRetry: () => void;
}) => {
  const isGone = failure.code === 'NOT_FOUND' || failure.code === 'BAD_REQUEST';
  return (
    <PhoneNote
      title={isGone ? say.goneTitle : say.failedTitle}
      text={isGone ? say.gone : failure.msg}
    >
      {!isGone && (
        <button type="button" className="phone-button" data-look="primary" onClick={onRetry}>
          {say.tryAgain}
        </button>
      )}
      <a className="phone-button" href={stagePaths.join}>
        {say.join}
      </a>
    </PhoneNote>
  );
};

/** The shape of an answer is its activity's; here each is a person's dot. */
const dot = <i className="kept-dot" />;

const Told = ({ own }: { readonly own: OwnAnswers }) => {
  const { title, answers, asked, standing, team } = own;
  const given = answers.filter(({ answer }) => answer !== null);
  useEffect(() => {
    document.title = plainMath(title);
  }, [title]);
  return (
    <main className="kept-page" data-light="house">
      <KeptSet
        marks={given.map(({ question, round }) => ({ key: `${question}.${round}`, mark: dot }))}
      />
      <h1>{say.title}</h1>
      <p dir="auto">
        <MathText text={title} />
      </p>
      <p>{asked.length > 0 ? say.asked(asked.length) : say.answers(given.length)}</p>
      {standing !== undefined && <p>{say.standing(standing)}</p>}
      {team !== undefined && (
        <p>
          {say.playedFor} <bdi>{team.name}</bdi> {say.team(team)}
        </p>
      )}
      {asked.length > 0 && <AskedQuestions asked={asked} />}
      <KeptAnswers
        answers={answers.map(({ question, round, text, answer, sure, judged, points }) => ({
          key: `${question}.${round}`,
          asked: <MathText text={round > 1 ? say.round(text, round) : text} />,
          answer: answer === null ? null : <MathText text={answer} />,
          sure: sure === undefined ? undefined : say.sure(sure),
          judged: judged && {
            outcome: judged.outcome,
            many: judged.right.length,
            right: <MathText text={judged.right.join(', ')} />,
            points: points === undefined ? undefined : say.points(points),
            why: judged.why === undefined ? undefined : <MathText text={judged.why} />,
          },
        }))}
      />
      <p>{say.private}</p>
      <CopyAnswers own={own} />
      <nav className="phone-steps">
        <a className="phone-button" href={stagePaths.mine}>
          {say.all}
        </a>
        <a className="phone-button" href={stagePaths.join}>
          {say.join}
        </a>
      </nav>
    </main>
  );
};

/** What was answered on this phone, or by whoever gave away the address. */
const MinePage = ({ memory }: { readonly memory: PhoneMemory }) => {
  const wanted = wantedBy(useHash());
  const [tries, setTries] = useState(0);
  return (
    <PhoneFrame>
      {wanted === null ? (
        <MineList runs={memory.answeredRuns()} />
      ) : (
        <OwnPage
          key={`${wanted.runId} ${tries}`}
          runId={wanted.runId}
          onRetry={() => setTries(tries + 1)}
          secret={wanted.key ?? memory.ticketOfRun(wanted.runId)}
        />
      )}
    </PhoneFrame>
  );
};

export default MinePage;
