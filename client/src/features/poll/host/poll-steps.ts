import { nextCommand } from '@sets/shared/poll/poll.commands.ts';
import type { PollCommand, PollHostView } from '@sets/shared/poll/poll.live.ts';
import { moreTime } from '../../stage/host/host-room.tsx';

export interface PollSteps {
  /** The step that comes next; ending is asked for first. */
  readonly next: () => void;
  readonly previous: () => void;
  readonly goTo: (question: number) => void;
  readonly toggleShown: () => void;
  readonly again: () => void;
  readonly extend: () => void;
  readonly end: () => void;
}

/** What the host can do with a poll in this state. */
export const pollSteps = (
  view: PollHostView,
  send: (command: PollCommand) => void,
  askToEnd: () => void,
): PollSteps => ({
  next: () => {
    const command = nextCommand(view);
    if (command?.type === 'end') askToEnd();
    else if (command !== null) send(command);
  },
  previous: () => {
    if (view.question > 0) send({ type: 'goto', question: view.question - 1 });
  },
  goTo: (question) => send({ type: 'goto', question }),
  toggleShown: () => {
    if (view.round > 0) send({ type: view.shown ? 'hide' : 'show' });
  },
  again: () => send({ type: 'again' }),
  extend: () => send({ type: 'extend', seconds: moreTime }),
  end: () => send({ type: 'end' }),
});
