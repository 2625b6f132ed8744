import type { Slot } from '@sets/shared/live/activity.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import type { NewQuiz, Quiz } from '@sets/shared/quiz/quiz-made.contract.ts';
import { placeOf } from '@sets/shared/quiz/quiz.deck.ts';
import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import type { QuizPhase } from '@sets/shared/quiz/quiz.standing.ts';
import type { BoardLine, QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizHostView } from '@sets/shared/quiz/quiz.views.ts';
import type { Asked } from '../answer-book.ts';
import { post } from '../lecturer.ts';
import { type Plan, planFor, RoomHost } from '../room-host.ts';
import type { Standing } from '../swarm.ts';
import { within } from '../within.ts';

const secondsToMove = 30;

/** The lecturer with a quiz: owns it, opened a room with it, and drives it. */
export class QuizHost extends RoomHost<QuizCommand, QuizHostView, QuizTally> {
  readonly #questions: readonly Question[];

  /** Signs in, makes the quiz, opens a room for it and takes the host's seat. */
  static async begin(port: number, quiz: NewQuiz): Promise<QuizHost> {
    const plan = await planFor(port, quizName, async (address, token) => {
      const { quizid } = await post<Quiz>(`${address}/api/quizzes`, quiz, token);
      return [quizid];
    });
    const questions = quiz.items.map(({ question }) => question);
    const host = new QuizHost(plan, questions);
    await host.begin();
    return host;
  }

  private constructor(plan: Plan, questions: readonly Question[]) {
    super(plan);
    this.#questions = questions;
  }

  /** What is asked with this slot. */
  questionOf(slot: Slot): Question {
    return this.#at(slot).question;
  }

  /** Goes back to a question that was told, and reads its counts. */
  async tallyOf(
    { slot }: Pick<Asked, 'slot'>,
    isWhole: (tally: QuizTally) => boolean,
  ): Promise<QuizTally> {
    const { place } = this.#at(slot);
    // All that it has is always asked, so they are asked in the order in which they stand.
    const { version } = await this.command({ type: 'back', at: place });
    await this.stands('revealed', version);
    const isIt = (tally: QuizTally): boolean => tally.place === place && tally.counts !== null;
    return this.settled(`the tally of question ${place + 1}`, isIt, isWhole);
  }

  /** How far the run has come, once the quiz stands in this phase and all of it is told. */
  async stands(phase: QuizPhase, since = 0): Promise<Standing> {
    const isSeen = this.seat.viewed((view, run) => view.phase === phase && run.version >= since);
    const standing = await within(secondsToMove * 1_000, `the quiz to be ${phase}`, isSeen);
    await this.upToDate();
    return standing;
  }

  /**
   * Closes the question. It does so by itself where everybody has answered, but waits for those who have
   * only just lost their connection.
   */
  async closeQuestion(since = 0): Promise<Standing> {
    // Where it closes by itself meanwhile, that is refused.
    await this.command({ type: 'close' }).catch(() => null);
    return this.stands('closed', since);
  }

  /** Who leads, as the host is shown it now. */
  get board(): readonly BoardLine[] {
    return this.seat.newest?.board ?? [];
  }

  /** Where the quiz stands, as the host sees it; null before it sees it. */
  get view(): QuizHostView | null {
    return this.seat.view;
  }

  #at(slot: Slot): { readonly place: number; readonly question: Question } {
    const place = placeOf(slot) ?? -1;
    const question = this.#questions[place];
    if (question === undefined) throw new Error(`No question has the slot ${slot}.`);
    return { place, question };
  }
}
