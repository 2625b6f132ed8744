import type { AcceptedAnswer } from '@sets/shared/live/activity.ts';
import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import type { QuizAnswer, QuizState } from '@sets/shared/quiz/quiz.live.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import type { QuizSum } from '@sets/shared/quiz/scoring/quiz.counting.ts';
import { quizResults } from '@sets/shared/quiz/scoring/quiz.results.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { RunHistory } from '../../live/history/run-history.ts';
import type { RunRecord } from '../../live/run/run.model.ts';

export interface QuizRunPorts {
  /** The run of results that one may see. @throws AppError NOT_FOUND, FORBIDDEN */
  readonly readable: (actor: Actor, runId: string) => Promise<RunRecord>;
  /** The newest runs of a definition that are over and that one may see. @throws AppError NOT_FOUND */
  readonly endedRuns: (
    actor: Actor,
    of: { readonly activity: string; readonly definitionId: string },
    most: number,
  ) => Promise<RunRecord[]>;
  readonly history: () => Pick<
    RunHistory,
    'asRules' | 'asFolded' | 'titleOf' | 'find' | 'material'
  >;
}

/** A run of a quiz as its rules take it. */
export interface QuizRun {
  readonly definition: QuizDefinition;
  readonly state: QuizState;
  readonly answers: readonly AcceptedAnswer<QuizAnswer>[];
}

/** The same, with the points of everybody. */
export interface FoldedQuiz extends QuizRun {
  readonly fold: QuizSum;
  /** Whether people gave a name. */
  readonly named: boolean;
}

/** @throws AppError NEWER_VERSION, UNREADABLE */
export const foldedQuizOf = async (
  history: Pick<RunHistory, 'asFolded'>,
  run: RunRecord,
): Promise<FoldedQuiz> => {
  const told = (await history.asFolded(run)) as QuizRun & { fold: QuizSum | null; named: boolean };
  return { ...told, fold: told.fold ?? quizResults.empty(new Map()) };
};

/** The run of a quiz, of results that one may see. @throws AppError NOT_FOUND, FORBIDDEN */
export const quizRunOf = async (
  { readable }: Pick<QuizRunPorts, 'readable'>,
  actor: Actor,
  runId: string,
): Promise<RunRecord> => {
  const run = await readable(actor, runId);
  if (run.activity !== quizName) throw new AppError('NOT_FOUND', 'That is no quiz.');
  return run;
};
