import type { Reply } from '@sets/shared/core/result.ts';
import { pollName } from '@sets/shared/poll/poll.live.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { LiveClient } from '../../live/live-client.ts';
import { useLivePage } from '../../live/live-context.ts';
import type { Seat } from '../../live/seat.ts';
import { toggleFullScreen } from '../../ui/full-screen.ts';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { useTitle } from '../../ui/use-title.ts';
import { useToken } from '../account/account.store.ts';
import { HostDesk } from './parts/host-desk.tsx';
import { HostDialog, type OpenDialog } from './parts/host-dialogs.tsx';
import { HostHeader } from './parts/host-header.tsx';
import { HostEnded, HostNote } from './parts/host-notes.tsx';
import { hostMessages as words } from './poll-host.messages.ts';
import { readHostView } from './poll-pictures.ts';
import { useHost } from './use-host.ts';

/** The room that the address names; else the one where the poll is presented, or a new one. */
const findRoom =
  (pollid: string, roomId: string | null) =>
  async (client: LiveClient): Promise<Reply<Seat>> => {
    if (roomId !== null) return { ok: true, data: { as: 'host', roomId } };
    const opened = await client.request('room:open', { activity: pollName, definitionId: pollid });
    return opened.ok ? { ok: true, data: { as: 'host', roomId: opened.data.room.roomId } } : opened;
  };

interface HostProps {
  readonly pollid: string;
  readonly roomId: string | null;
  /** The room is known: reloading the page must come back to it, also when the run has ended. */
  readonly onRoom: (roomId: string) => void;
}

const Host = ({ pollid, roomId, onRoom }: HostProps) => {
  const token = useToken();
  const { page, followed } = useLivePage(token, findRoom(pollid, roomId));
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { room, run, people, status } = followed;
  const view = readHostView(followed.view);
  const { acts, failure } = useHost(page, followed, view, () => setDialog('end'));
  const known = room?.roomId;
  const remember = useEffectEvent(onRoom);
  useEffect(() => {
    if (known !== undefined) remember(known);
  }, [known]);
  useTitle(run === null ? words.plainTitle : words.title(run.title));
  useShortcuts({
    ' ': acts.next,
    arrowright: acts.next,
    arrowleft: acts.previous,
    h: acts.toggleShown,
    l: acts.toggleLock,
    f: toggleFullScreen,
    '?': () => setDialog('keys'),
  });
  const isLive = status === 'online' || status === 'offline';
  if (room === null || run === null || view === null || !isLive) {
    return <HostNote followed={followed} onRetry={() => page.retry()} />;
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <HostHeader room={room} run={run} onLock={acts.toggleLock} onKeys={() => setDialog('keys')} />
      {status === 'offline' && (
        <output className="bg-ink px-4 py-2 text-center text-sm font-medium text-paper">
          {words.offline}
        </output>
      )}
      {view.phase === 'ended' ? (
        <HostEnded
          runId={run.runId}
          people={people}
          failure={failure}
          onAgain={() => acts.start(run.definitionId)}
          onAnother={() => setDialog('next')}
        />
      ) : (
        <HostDesk followed={followed} room={room} view={view} acts={acts} failure={failure} />
      )}
      <HostDialog open={dialog} token={token} acts={acts} onClose={() => setDialog(null)} />
    </div>
  );
};

/** Drives a poll in front of a room. */
export const PollHostPage = () => {
  const { pollid = '' } = useParams();
  const [params, setParams] = useSearchParams();
  return (
    <Host
      key={pollid}
      pollid={pollid}
      // An address of before November 2026 names the run, whose id its room has.
      roomId={params.get('room') ?? params.get('run')}
      onRoom={(room) => setParams({ room }, { replace: true })}
    />
  );
};
