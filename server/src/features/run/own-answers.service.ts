import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { AnswersOfOne, OwnAnswers } from '../../live/history/own-answers.ts';

/** What the live engine tells of one participant's answers. */
export type OwnAnswersPort = Pick<OwnAnswers, 'read' | 'ofAccount'>;

/** What was written since to questions that were asked in a run, by their number there. */
export type RepliesPort = (
  runId: string,
  questions: readonly number[],
) => Promise<ReadonlyMap<number, { readonly reply: string; readonly repliedAt: Date }>>;

/** What a participant answered and asked, with what was written to that since. */
export interface ToldAnswers extends AnswersOfOne {
  readonly replies: Awaited<ReturnType<RepliesPort>>;
}

/** One's own answers. Who somebody is, their secret says: they need no account. */
export class OwnAnswersService {
  readonly #answers: () => OwnAnswersPort;
  readonly #repliesTo: RepliesPort;

  /** The live engine is there once calls come in. */
  constructor(answers: () => OwnAnswersPort, repliesTo: RepliesPort) {
    this.#answers = answers;
    this.#repliesTo = repliesTo;
  }

  /** @throws AppError NOT_FOUND, also for a wrong secret; NEWER_VERSION, UNREADABLE */
  async read(runId: string, secret: string): Promise<ToldAnswers> {
    const found = await this.#answers().read(runId, secret);
    if (found === null) throw new AppError('NOT_FOUND', 'There are no such answers.');
    return this.#withReplies(runId, found);
  }

  /** What one answered and asked while logged in. @throws AppError NOT_FOUND, also where that is nothing; RATE_LIMITED, NEWER_VERSION, UNREADABLE */
  async mine({ userid }: Actor, runId: string) {
    const found = await this.#answers().ofAccount(runId, userid);
    if (found === null || found.answers.length + found.asked.length === 0) {
      throw new AppError('NOT_FOUND', 'There are no such answers.');
    }
    return this.#withReplies(runId, found);
  }

  async #withReplies<Found extends Pick<AnswersOfOne, 'asked'>>(runId: string, found: Found) {
    const questions = found.asked.map(({ head }) => head);
    return { ...found, replies: await this.#repliesTo(runId, questions) };
  }
}
