import { joinCode, normalizeCode } from '@sets/shared/core/ids.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import type { ReactNode, SubmitEvent } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useLivePage } from '../../live/live-context.ts';
import { Splash } from '../../ui/splash.tsx';
import { toggleFullScreen } from '../../ui/full-screen.ts';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import { useJoinWay } from './join-way.ts';
import { readScreenView, readTally } from './poll-pictures.ts';
import { pollPaths } from './poll-paths.ts';
import { screenMessages as words } from './poll-screen.messages.ts';
import { PollScreen } from './screen/poll-screen.tsx';

interface NoteProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** In place of the run: what is so, as large as the screen needs it, and the next step. */
const Note = ({ title, text, children }: NoteProps) => (
  <main className="screen h-dvh">
    <div className="screen-sheet !grid-rows-1">
      <div className="screen-note">
        <h1>{title}</h1>
        <p className="screen-soft">{text}</p>
        {children}
      </div>
    </div>
  </main>
);

/** Asks for a code: for another one, or where none was given. */
const AskForCode = ({ title }: { title: string }) => {
  useTitle(words.plainTitle);
  const navigate = useNavigate();
  const show = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    void navigate(pollPaths.screen(normalizeCode(typeof typed === 'string' ? typed : '')));
  };
  return (
    <Note title={title} text={words.codeHint}>
      <form className="screen-form" onSubmit={show}>
        <input name="code" aria-label={words.code} autoComplete="off" spellCheck={false} required />
        <button type="submit">{words.show}</button>
      </form>
      <Link to="/" className="screen-link">
        {words.home}
      </Link>
    </Note>
  );
};

const Outdated = () => (
  <Note title={words.outdated} text={words.outdatedHint}>
    <div className="screen-form">
      <button type="button" onClick={() => window.location.reload()}>
        {words.reload}
      </button>
    </div>
  </Note>
);

const Failed = ({ failure, retry }: { failure: Failure; retry: () => void }) => (
  <Note title={words.failed} text={failure.msg}>
    <div className="screen-form">
      <button type="button" onClick={retry}>
        {words.retry}
      </button>
    </div>
  </Note>
);

const ScreenOfRun = ({ code }: { code: string }) => {
  const { page, followed } = useLivePage(null, async () => ({
    ok: true,
    data: { as: 'screen', code },
  }));
  const { room, run, status, failure, people, offset } = followed;
  const view = readScreenView(followed.view);
  const way = useJoinWay(code);
  useTitle(run === null ? words.plainTitle : words.title(run.title));
  useShortcuts({ f: toggleFullScreen });
  useWakeLock(run?.ended === false);
  if (status === 'outdated') return <Outdated />;
  if (failure?.code === 'NOT_FOUND') return <AskForCode title={words.unknown} />;
  if (failure !== null) return <Failed failure={failure} retry={() => page.retry()} />;
  if (room === null || run === null || view === null)
    return (
      <Splash
        label={words.connecting}
        note={status === 'offline' ? words.unreachable : undefined}
      />
    );
  return (
    <main className="screen-page">
      <PollScreen
        room={room}
        run={run}
        view={view}
        tally={readTally(followed.tally, view)}
        people={people}
        way={way}
        offset={offset}
      />
      {status !== 'online' && <output className="screen-bar">{words.offline}</output>}
    </main>
  );
};

/** The projector: whoever knows the code may watch. */
export const PollScreenPage = () => {
  const { code = '' } = useParams();
  const known = z.safeParse(joinCode, normalizeCode(code));
  if (known.success) return <ScreenOfRun key={known.data} code={known.data} />;
  return <AskForCode title={code === '' ? words.whichRun : words.unknown} />;
};
