import type { Failure } from '@sets/shared/core/result.ts';
import { Link, useLocation } from 'react-router-dom';
import type { FollowedRoom } from '../../../live/follow-room.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Splash } from '../../../ui/splash.tsx';
import { accountState } from '../../account/account.store.ts';
import { loginPath } from '../../account/require-account.tsx';
import { RehearsalOver } from './host-rehearsal.tsx';
import { hostMessages as words } from './host.messages.ts';
import type { Opens } from './use-hosted-room.tsx';

interface HostNoteProps {
  readonly followed: FollowedRoom;
  readonly opens: Opens;
  /** The room that the address names; null where it names none. */
  readonly roomId: string | null;
  readonly onRetry: () => void;
}

/** A rehearsal that is over is taken away soon. */
export const isRehearsalGone = ({ rehearsal }: Opens, failure: Failure | null): boolean =>
  rehearsal !== undefined && failure?.code === 'NOT_FOUND';

const reload = (): void => window.location.reload();

/** In place of the host's page while there is no run to host, with what can be done about it. */
export const HostNote = ({ followed, opens, roomId, onRetry }: HostNoteProps) => {
  const { pathname } = useLocation();
  const { status, failure } = followed;
  const { activity } = opens;
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
          <Button look="primary" onClick={reload}>
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
  if (roomId !== null && isRehearsalGone(opens, failure)) {
    return <RehearsalOver opens={opens} students={null} runId={roomId} />;
  }
  return (
    <main className="grid min-h-dvh content-center">
      <PageNote title={activity.words.failed} text={failure.msg}>
        <Button look="primary" onClick={onRetry}>
          {words.retry}
        </Button>
        <Link to={activity.listPath} className={buttonClass('outline')}>
          {activity.words.all}
        </Link>
      </PageNote>
    </main>
  );
};

/** Stays in sight however far down somebody has scrolled: what they press now does nothing. */
export const HostOffline = ({ isOffline }: { isOffline: boolean }) =>
  isOffline && (
    <p
      role="alert"
      className="sticky top-0 z-20 bg-ink px-4 py-2 text-center text-sm font-medium text-balance text-paper"
    >
      {words.offline}
    </p>
  );

/** In place of the desk, where this page does not know what is on, or cannot read what is told of it. */
export const HostUnreadable = () => (
  <main className="grid grow content-center">
    <PageNote title={words.outdated} text={words.unreadable} level="h2">
      <Button look="primary" onClick={reload}>
        {words.reload}
      </Button>
    </PageNote>
  </main>
);
