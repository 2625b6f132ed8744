import { mostTrendRuns } from '@sets/shared/run/run-looks.contract.ts';
import type { NeverChosen } from '@sets/shared/quiz/after/never-chosen.contract.ts';
import { neverChosen, type RunOfQuiz } from '@sets/shared/quiz/after/never-chosen.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import { SaidInRun } from '@sets/shared/quiz/after/said.ts';
import { type Scores, scoreSteps } from '@sets/shared/quiz/after/scores.ts';
import type { Actor } from '../../../core/actor.ts';
import { inSlices, inTurns } from '../../../core/in-slices.ts';
import { SingleFlight } from '../../../core/single-flight.ts';
import { unlessRefused } from '../../../core/unless-refused.ts';
import type { RunRecord } from '../../../live/run/run.model.ts';
import { foldedQuizOf, quizRunOf, type QuizRunPorts } from '../quiz-run.ts';

/** What a run of a quiz came to. */
export interface ToldScores {
  readonly run: RunRecord;
  readonly title: string;
  readonly named: boolean;
  readonly scores: Scores;
}

/** Quizzes afterwards: made of all answers of a run when somebody asks, and kept nowhere. */
export class QuizAfterService {
  readonly #ports: QuizRunPorts;
  readonly #telling = new SingleFlight<ToldScores>();

  constructor(ports: QuizRunPorts) {
    this.#ports = ports;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async scores(actor: Actor, runId: string): Promise<ToldScores> {
    const run = await quizRunOf(this.#ports, actor, runId);
    return this.#telling.run(`${run._id}:${run.version}`, () => this.#tell(run));
  }

  /**
   * What nobody has chosen in any run of a quiz that one may see.
   * @throws AppError NOT_FOUND where there is none
   */
  async neverChosen(actor: Actor, quizid: string): Promise<NeverChosen[]> {
    const of = { activity: quizName, definitionId: quizid };
    const runs: RunOfQuiz[] = [];
    for (const run of await this.#ports.endedRuns(actor, of, mostTrendRuns)) {
      const told = await unlessRefused(() => this.#ports.history().material(run));
      if (told !== null) runs.push(told as RunOfQuiz);
    }
    return neverChosen(runs.toReversed());
  }

  async #tell(run: RunRecord): Promise<ToldScores> {
    const history = this.#ports.history();
    const { definition, state, answers, fold: sum, named } = await foldedQuizOf(history, run);
    const said = new SaidInRun(definition, state, sum);
    for await (const answer of inSlices(answers)) said.add(answer);
    const scores = await inTurns(scoreSteps(definition, state, sum, said.all()));
    return { run, title: history.titleOf(run), named, scores };
  }
}
