import { nextCommand } from '@sets/shared/poll/poll.commands.ts';
import type { PollCommand, PollHostView } from '@sets/shared/poll/poll.live.ts';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import { isHolder, type Question } from '@sets/shared/question/question-kinds.ts';
import { moreTime } from '../../stage/host/host-room.tsx';
import type { HolderOpening } from './holder-opening.ts';

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
  /** Shows the round before on the projector as well, or hides it there; nothing where there is none. */
  readonly toggleBeside: () => void;
  /** Shows everybody what is right, where the poll says so and the question is closed. */
  readonly tellRight: () => void;
  /** Opens all questions together, each at everybody's own pace. */
  readonly together: () => void;
  /** Asks something that the poll has not; where that closes the question that is open, it is asked for first. */
  readonly add: (question: Question) => void;
  /** The same where the host was asked: it closes this round, and no other. */
  readonly leaveFor: (question: Question, closes: string) => void;
  /** Leaves all questions open for people who come when they like, until then (server's clock, ms). */
  readonly survey: (until: number) => void;
  readonly extend: () => void;
  /** With `results`, the screen ends with those of all questions. */
  readonly end: (results: boolean) => void;
}

/** What the host is asked before a step. */
interface Ask {
  readonly end: () => void;
  readonly leave: (question: number) => void;
  readonly leaveFor: (question: Question, closes: string) => void;
}

/** Whether there is something right that nobody was told yet, and nobody answers any more. */
export const mayTellRight = ({ phase, right }: PollHostView): boolean =>
  phase === 'closed' && right?.told === false;

/** The round that is open by itself, which another question would close; null where none is. */
export const openAlone = (
  view: Pick<PollHostView, 'phase' | 'together' | 'question' | 'round'>,
): string | null => (view.phase === 'open' && view.together.length === 0 ? slotOf(view) : null);

/** What comes next: a command, or what the place holds at which the poll stands. */
export type NextStep = PollCommand | { readonly type: 'held'; readonly question: string };

/** A place is opened once before the poll goes on behind it. Null when the poll has ended. */
export const nextStep = (view: PollHostView, holders: HolderOpening | null): NextStep | null => {
  const asked = view.phase === 'ready' ? view.all[view.question] : undefined;
  const isClosedHolder =
    asked !== undefined && isHolder(asked) && holders?.wasOpened(asked.id) === false;
  return isClosedHolder ? { type: 'held', question: asked.id } : nextCommand(view, view.pace);
};

interface PollStepsParts {
  readonly send: (command: PollCommand) => void;
  readonly ask: Ask;
  readonly holders: HolderOpening | null;
}

/** What the host can do with a poll in this state. */
export const pollSteps = (
  view: PollHostView,
  { send, ask, holders }: PollStepsParts,
): PollSteps => {
  const leaveTo = (question: number): void => send({ type: 'goto', question });
  const goTo = (question: number): void => {
    const staysOpen = view.together.includes(question);
    if (view.phase !== 'open' || staysOpen) leaveTo(question);
    else if (question !== view.question) ask.leave(question);
  };
  return {
    next: () => {
      const step = nextStep(view, holders);
      if (step?.type === 'end') ask.end();
      else if (step?.type === 'held') holders?.open(step.question);
      else if (step !== null) send(step);
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
    toggleBeside: () => {
      if (view.round > 1) send({ type: 'beside', on: !view.beside });
    },
    tellRight: () => {
      if (mayTellRight(view)) send({ type: 'right' });
    },
    together: () => send({ type: 'together' }),
    add: (question) => {
      // What is open together stays open beside it.
      const closes = openAlone(view);
      if (closes === null) send({ type: 'add', question, closes });
      else ask.leaveFor(question, closes);
    },
    leaveFor: (question, closes) => send({ type: 'add', question, closes }),
    survey: (until) => send({ type: 'survey', until }),
    extend: () => send({ type: 'extend', seconds: moreTime }),
    end: (results) => send(results ? { type: 'end', results } : { type: 'end' }),
  };
};
