import type { Reply } from '@sets/shared/core/result.ts';
import { nextCommand } from '@sets/shared/poll/poll.commands.ts';
import { type PollCommand, type PollHostView, pollName } from '@sets/shared/poll/poll.live.ts';
import { useEffect, useState } from 'react';
import type { FollowedRoom } from '../../live/follow-room.ts';
import type { LiveStatus } from '../../live/live-client.ts';
import type { LivePage } from '../../live/live-page.ts';

export interface HostActs {
  readonly send: (command: PollCommand) => void;
  /** The step that comes next; ending is asked for first. */
  readonly next: () => void;
  readonly previous: () => void;
  readonly toggleShown: () => void;
  readonly toggleLock: () => void;
  /** Leaves everybody of a burst of joins out of the count, or counts them again. */
  readonly exclude: (burst: string, excluded: boolean) => void;
  /** Puts a poll on in this room. */
  readonly start: (pollid: string) => void;
}

/** Why a command did not work, and how things were when it was given. */
interface Refusal {
  readonly text: string;
  readonly status: LiveStatus;
  readonly version: number;
}

/** Milliseconds: as long as it takes to read why, and no longer than it is of any use. */
const readingTime = 8_000;

/** Why the last command did not work, until the run has moved, or the connection has changed. */
const useRefusal = ({ run, status }: FollowedRoom) => {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    if (refusal === null) return undefined;
    const timer = setTimeout(() => setRefusal(null), readingTime);
    return () => clearTimeout(timer);
  }, [refusal]);
  const holds = refusal?.status === status && refusal.version === run?.version;
  return { failure: holds ? refusal.text : null, setRefusal };
};

/** What the host does with a run, and why the last of it did not work. */
export const useHost = (
  page: LivePage,
  followed: FollowedRoom,
  view: PollHostView | null,
  askToEnd: () => void,
): { readonly acts: HostActs; readonly failure: string | null } => {
  const { room, run, status } = followed;
  const { failure, setRefusal } = useRefusal(followed);

  const version = run?.version ?? 0;
  const told = (reply: Reply<unknown>): void => {
    // Another device was quicker, or this was a second tap: the newest state is on the page.
    const isQuiet = reply.ok || reply.error.code === 'CONFLICT';
    setRefusal(isQuiet ? null : { text: reply.error.msg, status, version });
  };
  const toldOfStart = (reply: Reply<unknown>): void => {
    setRefusal(reply.ok ? null : { text: reply.error.msg, status, version });
  };
  const send = (command: PollCommand): void => {
    if (room === null || run === null) return;
    const { runId } = run;
    const { roomId } = room;
    void page.request('run:command', { roomId, runId, version, command }).then(told);
  };
  const acts: HostActs = {
    send,
    next: () => {
      const command = view === null ? null : nextCommand(view);
      if (command?.type === 'end') askToEnd();
      else if (command !== null) send(command);
    },
    previous: () => {
      if (view !== null && view.question > 0) send({ type: 'goto', question: view.question - 1 });
    },
    toggleShown: () => {
      if (view !== null && view.round > 0) send({ type: view.shown ? 'hide' : 'show' });
    },
    toggleLock: () => {
      if (room === null) return;
      const { roomId, locked } = room;
      void page.request('room:lock', { roomId, locked: !locked }).then(told);
    },
    exclude: (burst, excluded) => {
      if (room === null) return;
      void page.request('room:exclude', { roomId: room.roomId, burst, excluded }).then(told);
    },
    start: (pollid) => {
      if (room === null) return;
      const wanted = { activity: pollName, definitionId: pollid };
      void page.request('room:start', { roomId: room.roomId, ...wanted }).then(toldOfStart);
    },
  };
  return { acts, failure };
};
