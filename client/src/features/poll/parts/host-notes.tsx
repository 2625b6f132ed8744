import type { People } from '@sets/shared/live/room.ts';
import { Link, useLocation } from 'react-router-dom';
import type { FollowedRoom } from '../../../live/follow-room.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Splash } from '../../../ui/splash.tsx';
import { accountState } from '../../account/account.store.ts';
import { loginPath } from '../../account/require-account.tsx';
import { hostMessages as words } from '../poll-host.messages.ts';
import { pollPaths } from '../poll-paths.ts';

/** In place of the host's page while there is no run to host, with what can be done about it. */
export const HostNote = ({
  followed,
  onRetry,
}: {
  followed: FollowedRoom;
  onRetry: () => void;
}) => {
  const { pathname } = useLocation();
  const { status, failure } = followed;
  if (status === 'refused' || failure?.code === 'UNAUTHENTICATED') {
    return (
      <main className="grid min-h-dvh content-center">
        <PageNote title={words.signedOut} text={words.signedOutText}>
          <Link
            to={loginPath}
            state={{ from: pathname }}
            onClick={accountState.signOut}
            className={buttonClass('primary')}
          >
            {words.signIn}
          </Link>
        </PageNote>
      </main>
    );
  }
  if (status === 'outdated') {
    return (
      <main className="grid min-h-dvh content-center">
        <PageNote title={words.outdated} text={words.outdatedText}>
          <Button look="primary" onClick={() => window.location.reload()}>
            {words.reload}
          </Button>
        </PageNote>
      </main>
    );
  }
  if (failure === null) {
    return (
      <Splash
        label={words.connecting}
        note={status === 'offline' ? words.unreachable : undefined}
      />
    );
  }
  return (
    <main className="grid min-h-dvh content-center">
      <PageNote title={words.failed} text={failure.msg}>
        <Button look="primary" onClick={onRetry}>
          {words.retry}
        </Button>
        <Link to={pollPaths.list()} className={buttonClass('outline')}>
          {words.back}
        </Link>
      </PageNote>
    </main>
  );
};

interface HostEndedProps {
  readonly runId: string;
  readonly people: People | null;
  readonly failure: string | null;
  readonly onAgain: () => void;
  readonly onAnother: () => void;
}

/** What comes after a run: whoever is in the room stays in it, so the next one reaches them at once. */
export const HostEnded = ({ runId, people, failure, onAgain, onAnother }: HostEndedProps) => (
  <main className="grid grow content-center">
    <PageNote title={words.phases.ended} text={words.endedText(people?.joined ?? 0)} level="h2">
      {failure !== null && (
        <p role="alert" className="basis-full text-bad-ink">
          {failure}
        </p>
      )}
      <Link to={pollPaths.results(runId)} className={buttonClass('primary')}>
        {words.seeResults}
      </Link>
      <Button onClick={onAgain}>{words.runAgain}</Button>
      <Button onClick={onAnother}>{words.runAnother}</Button>
      <Link to={pollPaths.list()} className={buttonClass('outline')}>
        {words.back}
      </Link>
    </PageNote>
  </main>
);
