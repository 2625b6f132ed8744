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
import { EndDialog, KeysDialog } from './parts/host-dialogs.tsx';
import { HostHeader } from './parts/host-header.tsx';
import { HostEnded, HostNote } from './parts/host-notes.tsx';
import { hostMessages as words } from './poll-host.messages.ts';
import { readHostView } from './poll-pictures.ts';
import { useHost } from './use-host.ts';

/** The run that the address names; else the one of the poll that is under way, or a new one. */
const findRun =
  (pollid: string, runId: string | null) =>
  async (client: LiveClient): Promise<Reply<Seat>> => {
    if (runId !== null) return { ok: true, data: { as: 'host', runId } };
    const opened = await client.request('run:open', { activity: pollName, definitionId: pollid });
    return opened.ok ? { ok: true, data: { as: 'host', runId: opened.data.run.runId } } : opened;
  };

interface HostProps {
  readonly pollid: string;
  readonly runId: string | null;
  /** The run is known: reloading the page must come back to it, also when it has ended. */
  readonly onRun: (runId: string) => void;
  readonly onAgain: () => void;
}

const Host = ({ pollid, runId, onRun, onAgain }: HostProps) => {
  const { page, followed } = useLivePage(useToken(), findRun(pollid, runId));
  const [dialog, setDialog] = useState<'end' | 'keys' | null>(null);
  const { run, people, status } = followed;
  const view = readHostView(followed.view);
  const { acts, failure } = useHost(page, followed, view, () => setDialog('end'));
  const known = run?.runId;
  const remember = useEffectEvent(onRun);
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
  if (run === null || view === null || !isLive) {
    return <HostNote followed={followed} onRetry={() => page.retry()} />;
  }
  const close = (): void => setDialog(null);
  return (
    <div className="flex min-h-dvh flex-col">
      <HostHeader run={run} onLock={acts.toggleLock} onKeys={() => setDialog('keys')} />
      {status === 'offline' && (
        <output className="bg-ink px-4 py-2 text-center text-sm font-medium text-paper">
          {words.offline}
        </output>
      )}
      {view.phase === 'ended' ? (
        <HostEnded runId={run.runId} people={people} onAgain={onAgain} />
      ) : (
        <HostDesk followed={followed} run={run} view={view} acts={acts} failure={failure} />
      )}
      {dialog === 'keys' && <KeysDialog onClose={close} />}
      {dialog === 'end' && (
        <EndDialog
          onClose={close}
          onEnd={() => {
            close();
            acts.send({ type: 'end' });
          }}
        />
      )}
    </div>
  );
};

/** Drives a poll in front of a room. */
export const PollHostPage = () => {
  const { pollid = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const [times, setTimes] = useState(0);
  return (
    <Host
      key={`${pollid}.${times}`}
      pollid={pollid}
      runId={times === 0 ? params.get('run') : null}
      onRun={(run) => setParams({ run }, { replace: true })}
      onAgain={() => setTimes(times + 1)}
    />
  );
};
