import type { Reply } from '@sets/shared/core/result.ts';
import { nextCommand } from '@sets/shared/poll/poll.commands.ts';
import type { PollCommand, PollHostView } from '@sets/shared/poll/poll.live.ts';
import { useState } from 'react';
import type { FollowedRun } from '../../live/follow-run.ts';
import type { LivePage } from '../../live/live-page.ts';

export interface HostActs {
  readonly send: (command: PollCommand) => void;
  /** The step that comes next; ending is asked for first. */
  readonly next: () => void;
  readonly previous: () => void;
  readonly toggleShown: () => void;
  readonly toggleLock: () => void;
}

/** What the host does with a run, and why the last of it did not work. */
export const useHost = (
  page: LivePage,
  { run }: FollowedRun,
  view: PollHostView | null,
  askToEnd: () => void,
): { readonly acts: HostActs; readonly failure: string | null } => {
  const [failure, setFailure] = useState<string | null>(null);

  const told = (reply: Reply<unknown>): void => {
    // Another device was quicker, or this was a second tap: the newest state is on the page.
    const isQuiet = reply.ok || reply.error.code === 'CONFLICT';
    setFailure(isQuiet ? null : reply.error.msg);
  };
  const send = (command: PollCommand): void => {
    if (run === null) return;
    const { runId, version } = run;
    void page.request('run:command', { runId, version, command }).then(told);
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
      if (run === null) return;
      void page.request('run:lock', { runId: run.runId, locked: !run.locked }).then(told);
    },
  };
  return { acts, failure };
};
