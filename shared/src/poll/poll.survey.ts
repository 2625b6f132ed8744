import { limits } from '../core/limits.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { type AtOwnTime, mayCloseAt } from '../live/at-own-time.ts';
import type { PollDefinition } from './poll.contract.ts';
import type { PollCommand, PollState } from './poll.live.ts';
import { pollMessages as words } from './poll.messages.ts';
import { openTogether } from './poll.together.ts';

/* A poll that stays open for days: all of its questions together, for whoever comes by its link, until a time. */

/** Opens what waits in its lobby as a survey. */
export const openSurvey = (
  definition: PollDefinition,
  state: PollState,
  until: number,
  now: number,
): Result<PollState> => {
  if (state.phase !== 'lobby') return fail('WRONG_PHASE', 'This is being presented. End it first.');
  if (!mayCloseAt(now, until, now)) return fail('BAD_REQUEST', words.surveyBounds);
  const opened = openTogether(definition, state, undefined);
  if (!opened.ok) return opened;
  // What people see of each other’s answers, they see once it is closed and the host shows it.
  return ok({ ...opened.value, shown: false, survey: { since: now, until } });
};

/** Another time at which it closes. One that was closed is open again, unless its results were shown. */
const changeDate = (
  state: PollState,
  { since, until }: { readonly since: number; readonly until: number },
  now: number,
): Result<PollState> => {
  if (!mayCloseAt(since, until, now)) return fail('BAD_REQUEST', words.surveyBounds);
  if (state.phase === 'closed' && state.revealed.some((revealed) => revealed)) {
    return fail('WRONG_PHASE', 'Its results were shown: end it, and open a new survey.');
  }
  return ok({ ...state, phase: 'open', closedAt: null, survey: { since, until } });
};

/** The state of a survey after a command of its host, or why the command does not fit. */
export const applySurvey = (
  state: PollState,
  command: PollCommand,
  now: number,
): Result<PollState> => {
  if (state.survey === null) return fail('WRONG_PHASE', 'This is no survey.');
  switch (command.type) {
    case 'survey':
      return changeDate(state, { since: state.survey.since, until: command.until }, now);
    case 'goto':
      return state.together.includes(command.question)
        ? ok({ ...state, question: command.question })
        : fail('BAD_REQUEST', 'There is no such question.');
    case 'close':
      return state.phase === 'open'
        ? ok({ ...state, phase: 'closed', closedAt: now })
        : fail('WRONG_PHASE', 'This survey is closed already.');
    case 'show':
      // What others said must not lead those who still answer.
      return state.phase === 'closed'
        ? ok({ ...state, shown: true, revealed: state.revealed.map(() => true) })
        : fail('WRONG_PHASE', 'Close this survey first, then show its results.');
    case 'hide':
      return ok({ ...state, shown: false });
    default:
      return fail('WRONG_PHASE', 'All questions of a survey are open together, until it closes.');
  }
};

/** When a poll moves by itself: a survey closes, and is over for good some time after that. */
export const deadlineOf = ({ phase, deadline, survey, closedAt }: PollState): number | null => {
  if (survey === null || phase === 'ended') return deadline;
  return phase === 'open' ? survey.until : (closedAt ?? survey.until) + limits.survey.reopens;
};

/** A run that people come to when they like, as the engine asks for it; null for one that is presented. */
export const atOwnTime = ({ phase, survey, closedAt }: PollState): AtOwnTime | null =>
  survey === null
    ? null
    : {
        isOpen: phase === 'open',
        until: phase === 'open' ? survey.until : (closedAt ?? survey.until),
      };

/** What a poll becomes when its time has passed. */
export const afterDeadline = (state: PollState): PollState => {
  const still = { closedAt: null, deadline: null } as const;
  if (state.survey !== null && state.phase === 'closed') {
    return { ...state, ...still, phase: 'ended' };
  }
  const closedAt = state.survey === null ? state.deadline : state.survey.until;
  return { ...state, ...still, phase: 'closed', closedAt };
};
