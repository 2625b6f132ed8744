import { limits, timing } from '../../core/limits.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { type AtOwnTime, mayCloseAt } from '../../live/at-own-time.ts';
import type { Alone, AloneCommand } from './alone.contract.ts';
import { quizMessages as words } from '../quiz.messages.ts';
import type { AloneState, QuizCommand, QuizState } from '../quiz.live.ts';

/* How a quiz moves that people go through on their own. It waits for its time (`lobby`), is open, is closed; soon
   after that, when no answer comes any more, it is told what is right, and in the end it is over. */

const still = { deadline: null, paused: null } as const;

/** Whether points were counted: then it is told what is right, to each of what is theirs. */
export const isCounted = ({ told }: Pick<QuizState, 'told'>): boolean => told.length > 0;

const openAt = (state: QuizState, at: Alone, now: number): QuizState => ({
  ...state,
  ...still,
  phase: 'open',
  alone: at,
  openedAt: now,
  closedAt: null,
  deadline: at.until,
  told: [],
});

const closeAt = (state: QuizState, at: number): QuizState => ({
  ...state,
  ...still,
  phase: 'closed',
  closedAt: at,
  // Until then what was tapped before may come.
  deadline: at + timing.grace + 1,
});

const count = (state: QuizState): QuizState => ({
  ...state,
  told: state.order,
  deadline: (state.closedAt ?? 0) + limits.survey.reopens,
});

/** Leaves what waits in its lobby open for everybody on their own: at once, or from a time on. */
export const leaveOpen = (
  state: QuizState,
  command: Extract<AloneCommand, { type: 'alone' }>,
  now: number,
): Result<QuizState> => {
  if (state.phase !== 'lobby') return fail('WRONG_PHASE', words.presented);
  const { since, until, attempts, feedback, counts } = command;
  const from = Math.max(now, since ?? now);
  if (!mayCloseAt(now, until, from)) return fail('BAD_REQUEST', words.aloneBounds);
  const at: Alone = { chosenAt: now, since: from, until, attempts, feedback, counts, shutAt: null };
  // Nobody plays beside anybody: there are no teams.
  const own = { ...state, ...still, teams: null };
  return ok(from === now ? openAt(own, at, now) : { ...own, alone: at, deadline: from });
};

/** Another time at which it closes; what was closed is open again. */
const changeDate = (state: AloneState, until: number, now: number): Result<QuizState> => {
  const { alone } = state;
  const shutAt = isCounted(state) ? (state.closedAt ?? now) : alone.shutAt;
  const at: Alone = { ...alone, until, shutAt };
  if (!mayCloseAt(alone.chosenAt, until, Math.max(now, alone.since))) {
    return fail('BAD_REQUEST', words.aloneBounds);
  }
  if (state.phase === 'lobby') return ok({ ...state, alone: at });
  // Those who were told what is right might tell it to those who come now.
  if (isCounted(state) && alone.feedback === 'closed') return fail('WRONG_PHASE', words.rightTold);
  return ok(openAt(state, at, state.openedAt ?? now));
};

const close = (state: QuizState, now: number): Result<QuizState> => {
  switch (state.phase) {
    case 'lobby':
      return ok({ ...state, ...still, alone: null });
    case 'open':
      return ok(closeAt(state, now));
    case 'podium':
      return ok({ ...state, phase: 'closed' });
    default:
      return fail('WRONG_PHASE', 'This quiz is closed already.');
  }
};

/** The state after a command of its host, once it is left open; or why the command does not fit. */
export const applyAlone = (
  state: AloneState,
  command: QuizCommand,
  now: number,
): Result<QuizState> => {
  switch (command.type) {
    case 'alone':
      return leaveOpen(state, command, now);
    case 'until':
      return changeDate(state, command.until, now);
    // Before its time, that takes back that it is left open; after the podium, it shows that no more.
    case 'close':
      return close(state, now);
    case 'podium':
      return isCounted(state)
        ? ok({ ...state, phase: 'podium' })
        : fail('WRONG_PHASE', 'There are no points yet.');
    default:
      return fail('WRONG_PHASE', words.notPresented);
  }
};

/** The end of it, wherever it stood: what people went through is counted with it. */
export const finishAlone = (state: AloneState): QuizState => ({
  ...state,
  ...still,
  phase: 'ended',
  told: state.phase === 'lobby' ? state.told : state.order,
});

/** The state after its deadline: what waited is open, what was open is closed, then counted, then over. */
export const afterAloneDeadline = (state: AloneState): QuizState => {
  const { alone, phase } = state;
  if (phase === 'lobby') return openAt(state, alone, alone.since);
  if (phase === 'open') return closeAt(state, alone.until);
  return isCounted(state) ? finishAlone(state) : count(state);
};

/** Until when people may come to it, as the engine asks for it. */
export const aloneAtOwnTime = ({ alone, phase, closedAt }: AloneState): AtOwnTime => {
  const isOpen = phase === 'lobby' || phase === 'open';
  return { isOpen, until: isOpen ? alone.until : (closedAt ?? alone.until) };
};
