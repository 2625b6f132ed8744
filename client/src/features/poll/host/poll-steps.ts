import { nextCommand } from '@sets/shared/poll/poll.commands.ts';
import type { PollCommand, PollHostView } from '@sets/shared/poll/poll.live.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { moreTime } from '../../stage/host/host-room.tsx';

export interface PollSteps {
  /** The step that comes next; ending is asked for first. */
  readonly next: () => void;
  readonly previous: () => void;
  /** Puts another question on; where one is open, that is asked for first. */
  readonly goTo: (question: number) => void;
  /** The same without asking. */
  readonly leaveTo: (question: number) => void;
  readonly toggleShown: () => void;
  /** Goes on with the round that was closed, while nobody has seen its results. */
  readonly reopen: () => void;
  readonly again: () => void;
  /** Shows everybody what is right, where the poll says so and the question is closed. */
  readonly tellRight: () => void;
  /** Opens all questions together, each at everybody's own pace. */
  readonly together: () => void;
  /** Asks something that the poll has not. */
  readonly add: (question: Question) => void;

  readonly extend: () => void;
  /** With `results`, the screen ends with those of all questions. */
  readonly end: (results: boolean) => void;
}

/** What the host is asked before a step. */
interface Ask {
  readonly end: () => void;
  readonly leave: (question: number) => void;
}

/** Whether there is something right that nobody was told yet, and nobody answers any more. */
export const mayTellRight = ({ phase, right }: PollHostView): boolean =>
  phase === 'closed' && right?.told === false;

/** What the host can do with a poll in this state. */
export const pollSteps = (
  view: PollHostView,
  send: (command: PollCommand) => void,
  ask: Ask,
): PollSteps => {
  const leaveTo = (question: number): void => send({ type: 'goto', question });
  const goTo = (question: number): void => {
    const staysOpen = view.together.includes(question);
    if (view.phase !== 'open' || staysOpen) leaveTo(question);
    else if (question !== view.question) ask.leave(question);
  };
  return {
    next: () => {
      const command = nextCommand(view, view.pace);
      if (command?.type === 'end') ask.end();
      else if (command !== null) send(command);
    },
    previous: () => {
      const before = view.order[view.position - 2];
      if (before !== undefined) goTo(before);
    },
    goTo,
    leaveTo,
    toggleShown: () => {
      if (view.round > 0) send({ type: view.shown ? 'hide' : 'show' });
    },
    reopen: () => {
      if (view.reopens) send({ type: 'open' });
    },
    again: () => send({ type: 'again' }),
    tellRight: () => {
      if (mayTellRight(view)) send({ type: 'right' });
    },
    together: () => send({ type: 'together' }),
    add: (question) => send({ type: 'add', question }),
    extend: () => send({ type: 'extend', seconds: moreTime }),
    end: (results) => send(results ? { type: 'end', results } : { type: 'end' }),
  };
};
