import { joinCode, normalizeCode } from '@sets/shared/core/ids.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useLivePage } from '../../live/live-context.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Splash } from '../../ui/splash.tsx';
import { toggleFullScreen } from '../../ui/full-screen.ts';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { useTitle } from '../../ui/use-title.ts';
import { joinWay } from './join-way.ts';
import { readScreenView, readTally } from './poll-pictures.ts';
import { pollPaths } from './poll-paths.ts';
import { screenMessages as words } from './poll-screen.messages.ts';
import { Wall } from './wall/wall.tsx';

const UnknownCode = () => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <main className="grid min-h-dvh content-center">
      <PageNote title={words.unknown} text={words.unknownHint}>
        <form
          className="grid w-64 gap-3 text-start"
          onSubmit={(event) => {
            event.preventDefault();
            void navigate(pollPaths.screen(normalizeCode(typed)));
          }}
        >
          <Field
            label={words.code}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
          />
          <Button type="submit" look="primary">
            {words.show}
          </Button>
          <Link to="/" className={buttonClass('plain')}>
            {words.home}
          </Link>
        </form>
      </PageNote>
    </main>
  );
};

const Outdated = () => (
  <main className="grid min-h-dvh content-center">
    <PageNote title={words.outdated} text={words.outdatedHint}>
      <Button look="primary" onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
    </PageNote>
  </main>
);

const Failed = ({ failure, retry }: { failure: Failure; retry: () => void }) => (
  <main className="grid min-h-dvh content-center">
    <PageNote title={words.failed} text={failure.msg}>
      <Button look="primary" onClick={retry}>
        {words.retry}
      </Button>
    </PageNote>
  </main>
);

const ScreenOfRun = ({ code }: { code: string }) => {
  const { page, followed } = useLivePage(null, async () => ({
    ok: true,
    data: { as: 'screen', code },
  }));
  const { run, status, failure, people, offset } = followed;
  const view = readScreenView(followed.view);
  useTitle(run === null ? words.plainTitle : words.title(run.title));
  useShortcuts({ f: toggleFullScreen });
  if (status === 'outdated') return <Outdated />;
  if (failure?.code === 'NOT_FOUND') return <UnknownCode />;
  if (failure !== null) return <Failed failure={failure} retry={() => page.retry()} />;
  if (run === null || view === null)
    return (
      <Splash
        label={words.connecting}
        note={status === 'offline' ? words.unreachable : undefined}
      />
    );
  return (
    <main className="h-dvh">
      <Wall
        run={run}
        view={view}
        tally={readTally(followed.tally, view)}
        people={people}
        way={joinWay(run.code)}
        offset={offset}
      />
      {status !== 'online' && <output className="wall-bar">{words.offline}</output>}
    </main>
  );
};

/** The projector: whoever knows the code may watch. */
export const PollScreenPage = () => {
  const { code = '' } = useParams();
  const known = z.safeParse(joinCode, normalizeCode(code));
  return known.success ? <ScreenOfRun key={known.data} code={known.data} /> : <UnknownCode />;
};
