import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { AnswersOfOne, OwnAnswers } from '../../live/history/own-answers.ts';

/** What the live engine tells of one participant's answers. */
export type OwnAnswersPort = Pick<OwnAnswers, 'read' | 'ofAccount'>;

/** One's own answers. Who somebody is, their secret says: they need no account. */
export class OwnAnswersService {
  readonly #answers: () => OwnAnswersPort;

  /** The live engine is there once calls come in. */
  constructor(answers: () => OwnAnswersPort) {
    this.#answers = answers;
  }

  /** @throws AppError NOT_FOUND, also for a wrong secret; NEWER_VERSION, UNREADABLE */
  async read(runId: string, secret: string): Promise<AnswersOfOne> {
    const found = await this.#answers().read(runId, secret);
    if (found === null) throw new AppError('NOT_FOUND', 'There are no such answers.');
    return found;
  }

  /** What one answered while logged in. @throws AppError NOT_FOUND, also where that is nothing; RATE_LIMITED, NEWER_VERSION, UNREADABLE */
  async mine({ userid }: Actor, runId: string) {
    const answers = (await this.#answers().ofAccount(runId, userid)) ?? [];
    if (answers.length === 0) throw new AppError('NOT_FOUND', 'There are no such answers.');
    return answers;
  }
}
