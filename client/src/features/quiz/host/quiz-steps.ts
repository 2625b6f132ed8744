import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import type { QuizHostView } from '@sets/shared/quiz/quiz.views.ts';
import { moreTime } from '../../stage/host/host-room.tsx';

/** How far a quiz has come: the last position, from 0, of what was asked; -1 before anything was. */
const furthest = ({ order, told, position, place }: QuizHostView): number => {
  const positions = told.map((each) => order.indexOf(each));
  return Math.max(-1, ...positions, place === null ? -1 : position - 1);
};

/** The position of the question that comes next; null where none is left. What was skipped does not come by itself. */
export const comesNext = (view: QuizHostView): number | null => {
  if (view.phase === 'lobby') return view.position - 1;
  const next = furthest(view) + 1;
  return next < view.order.length ? next : null;
};

/** Whether time goes on, or is held by a pause. */
export const isRunning = ({ phase }: Pick<QuizHostView, 'phase'>): boolean =>
  phase === 'reading' || phase === 'open';

/** The step that the large button takes; null once the quiz has ended. */
export const nextStep = (view: QuizHostView): QuizCommand | null => {
  const next = comesNext(view);
  if (view.paused !== null) return { type: 'resume' };
  switch (view.phase) {
    case 'lobby':
      return { type: 'ask', at: next ?? 0 };
    case 'reading':
      return { type: 'open' };
    case 'open':
      return { type: 'close' };
    case 'closed':
      return { type: 'reveal' };
    case 'revealed':
      // Who leads before the podium would spoil it.
      return next === null ? { type: 'podium' } : { type: 'board' };
    case 'board':
      return next === null ? { type: 'podium' } : { type: 'ask', at: next };
    case 'podium':
      return { type: 'end' };
    case 'ended':
      return null;
  }
};

/** One step back, to what was told last; null where there is none. */
export const stepBack = (view: QuizHostView): QuizCommand | null => {
  const { phase, order, told, position, place } = view;
  if (isRunning(view) || phase === 'ended') return null;
  const positions = told.map((each) => order.indexOf(each)).filter((each) => each >= 0);
  // From the board and the podium to the question before them; from a question to the one before it.
  const before = place === null ? positions : positions.filter((each) => each < position - 1);
  return before.length === 0 ? null : { type: 'back', at: Math.max(...before) };
};

/** What the host is asked before a step. */
interface Ask {
  readonly end: () => void;
  /** Another question closes the one that is open. */
  readonly leave: (at: number) => void;
  readonly correct: () => void;
}

export interface QuizSteps {
  /** The step that comes next; ending is asked for first. */
  readonly next: () => void;
  readonly previous: () => void;
  /** To the question at this position: what it came to, or its turn. */
  readonly goTo: (at: number) => void;
  /** The turn of the question at this position, without asking. */
  readonly leaveTo: (at: number) => void;
  readonly skip: () => void;
  /** Opens again what was closed, with the answers that it has. */
  readonly reopen: () => void;
  /** Past the board. */
  readonly onward: () => void;
  readonly togglePause: () => void;
  readonly extend: () => void;
  /** Says what is right anew, of the question that is on. */
  readonly correct: () => void;
  readonly toggleVoid: () => void;
}

/** Whether there is a time that can be held, or made longer. */
export const hasTime = (view: QuizHostView): boolean =>
  isRunning(view) && (view.deadline !== null || view.paused !== null);

/** Whether a question is on that can be passed by. */
export const maySkip = (view: QuizHostView): boolean =>
  (isRunning(view) || view.phase === 'closed') && comesNext(view) !== null;

/** Whether the question was closed, and what is right not told. */
export const mayReopen = ({ phase }: QuizHostView): boolean => phase === 'closed';

/** Whether it was told what is right, and another question can follow at once. */
export const mayGoOnward = (view: QuizHostView): boolean =>
  view.phase === 'revealed' && comesNext(view) !== null;

/** What the host can do with a quiz as it stands. */
export const quizSteps = (
  view: QuizHostView,
  send: (command: QuizCommand) => void,
  ask: Ask,
): QuizSteps => {
  const { phase, place, order, told, position } = view;
  const leaveTo = (at: number): void => send({ type: 'ask', at });
  const turnOf = (at: number): void => {
    // Nobody has answered what is only read.
    if (phase === 'open') ask.leave(at);
    else leaveTo(at);
  };
  const nextTurn = (): void => {
    const next = comesNext(view);
    if (next !== null) turnOf(next);
  };
  return {
    next: () => {
      const step = nextStep(view);
      if (step?.type === 'end') ask.end();
      else if (step !== null) send(step);
    },
    previous: () => {
      const step = stepBack(view);
      if (step !== null) send(step);
    },
    goTo: (at) => {
      const chosen = order[at];
      const isOn = place !== null && at === position - 1;
      if (chosen === undefined || isOn) return;
      if (!told.includes(chosen)) turnOf(at);
      else if (!isRunning(view)) send({ type: 'back', at });
    },
    leaveTo,
    skip: () => {
      if (maySkip(view)) nextTurn();
    },
    reopen: () => {
      if (mayReopen(view)) send({ type: 'open' });
    },
    onward: () => {
      if (mayGoOnward(view)) nextTurn();
    },
    togglePause: () => {
      if (hasTime(view)) send({ type: view.paused === null ? 'pause' : 'resume' });
    },
    extend: () => {
      if (hasTime(view)) send({ type: 'extend', seconds: moreTime });
    },
    correct: () => {
      if (place !== null && phase !== 'reading') ask.correct();
    },
    toggleVoid: () => {
      if (place !== null) send({ type: 'void', place, on: !view.voided });
    },
  };
};
