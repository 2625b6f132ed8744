import type { Reply } from '@sets/shared/core/result.ts';
import { useEffect, useRef, useState } from 'react';
import type { FollowedRoom } from '../../../live/follow-room.ts';
import type { LiveStatus } from '../../../live/live-client.ts';
import type { LivePage } from '../../../live/live-context.ts';
import { nextScreenTheme } from '../../../ui/look.ts';
import { toast } from '../../../ui/toast.ts';
import type { HostPartProps } from '../stage-activity.ts';
import { spacedCode } from '../spaced-code.ts';
import { hostMessages as words } from './host.messages.ts';
import type { NamedRun } from './named-run.ts';
import { useNamedRun } from './use-named-run.ts';

export interface HostActs extends Pick<HostPartProps, 'send' | 'exclude'> {
  /** Goes back to a run that was set aside. */
  readonly back: (runId: string) => void;
  readonly toggleLock: () => void;
  readonly endRehearsal: () => void;
  /** How the names of what is on are asked for; null where it asks nobody. */
  readonly named: NamedRun | null;
  /** The next look of the projector. */
  readonly nextLook: () => void;
  /** Puts something on in this room, in place of the run that the host saw there, or of nothing. */
  readonly start: (activity: string, definitionId: string, seen: string | null) => void;
}

/** Why a command did not work. */
export interface Refusal {
  readonly text: string;
  /** What could not be put on because it is under way in another room, and which that is. */
  readonly elsewhere: Readonly<Record<'activity' | 'definitionId' | 'roomId', string>> | null;
}

/** With how things were when it was given. */
interface RefusalThen extends Refusal {
  readonly status: LiveStatus;
  readonly runId: string;
  readonly version: number;
}

const isConflict = (reply: Reply<unknown>): boolean => !reply.ok && reply.error.code === 'CONFLICT';

/** Milliseconds: as long as it takes to read why, and no longer than it is of any use. */
const readingTime = 8_000;

/**
 * Why the last command did not work, until the run has moved, or the connection has changed; a way to
 * another room stays as long as that.
 */
const useRefusal = ({ run, status }: FollowedRoom) => {
  const [refusal, setRefusal] = useState<RefusalThen | null>(null);
  useEffect(() => {
    if (refusal === null || refusal.elsewhere !== null) return undefined;
    const timer = setTimeout(() => setRefusal(null), readingTime);
    return () => clearTimeout(timer);
  }, [refusal]);
  const holds =
    refusal?.status === status && refusal.runId === run?.runId && refusal.version === run.version;
  return { refusal: holds ? refusal : null, setRefusal };
};

/** Asks for the next look of the projector; nothing where the room has none. */
const nextLookOf = async (
  page: LivePage,
  room: FollowedRoom['room'],
): Promise<Reply<unknown> | undefined> =>
  room?.look &&
  page.request('room:theme', { roomId: room.roomId, theme: nextScreenTheme(room.look) });

/** What becomes of what the host does: why the last of it did not work, and what is said of each. */
const useOutcomes = (page: LivePage, followed: FollowedRoom) => {
  const { run, status } = followed;
  const { refusal, setRefusal } = useRefusal(followed);
  const { runId = '', version = 0 } = run ?? {};
  const refuse = (text: string, elsewhere: Refusal['elsewhere']): void =>
    setRefusal({ text, elsewhere, status, runId, version });
  const toldOfStart = (reply: Reply<unknown>): void => {
    if (reply.ok) setRefusal(null);
    else refuse(reply.error.msg, null);
  };
  const lookElsewhere = async (roomId: string, activity: string, definitionId: string) => {
    const mine = await page.request('room:mine', { activity, definitionId });
    const under = mine.ok ? mine.data.under : null;
    if (under === null || under.room.roomId === roomId) return;
    const text = words.elsewhere(under.title, spacedCode(under.room.code));
    refuse(text, { activity, definitionId, roomId: under.room.roomId });
  };
  const told = (reply: Reply<unknown>): void => {
    // Another host or the clock was quicker, or this was a second tap: the newest state is on the page.
    if (isConflict(reply)) setRefusal(null);
    else toldOfStart(reply);
  };
  return { refusal, told, toldOfStart, lookElsewhere };
};

/** What the host does with a room and with what is on there, and why the last of it did not work. */
export const useHostActs = (
  page: LivePage,
  followed: FollowedRoom,
): { readonly acts: HostActs; readonly refusal: Refusal | null } => {
  const { room, run } = followed;
  const { refusal, told, toldOfStart, lookElsewhere } = useOutcomes(page, followed);
  const { runId = '', version = 0 } = run ?? {};
  /** The run and the version for which this page gave a command last. */
  const commanded = useRef('');
  const named = useNamedRun(page, followed);
  const acts: HostActs = {
    named,
    send: (command) => {
      if (room === null || run === null) return;
      const { roomId } = room;
      const seen = `${runId} ${version}`;
      const isSecondTap = commanded.current === seen;
      commanded.current = seen;
      void page.request('run:command', { roomId, runId, version, command }).then((reply) => {
        told(reply);
        if (isConflict(reply) && !isSecondTap) toast.blank(words.movedOn);
      });
    },
    toggleLock: () => {
      if (room === null) return;
      const { roomId, locked } = room;
      void page.request('room:lock', { roomId, locked: !locked }).then(told);
    },
    endRehearsal: () => {
      if (room !== null) void page.request('rehearsal:end', { roomId: room.roomId }).then(told);
    },
    nextLook: () => void nextLookOf(page, room).then((reply) => reply && told(reply)),
    exclude: (burst, excluded) => {
      if (room === null) return;
      void page.request('room:exclude', { roomId: room.roomId, burst, excluded }).then(told);
    },
    back: (wanted) => {
      if (room === null) return;
      const { roomId } = room;
      const seen = run?.runId ?? null;
      void page.request('room:back', { roomId, runId: wanted, seen }).then(told);
    },
    start: (activity, definitionId, seen) => {
      if (room === null) return;
      const { roomId } = room;
      void page.request('room:start', { roomId, seen, activity, definitionId }).then((reply) => {
        toldOfStart(reply);
        if (isConflict(reply)) void lookElsewhere(roomId, activity, definitionId);
      });
    },
  };
  return { acts, refusal };
};
