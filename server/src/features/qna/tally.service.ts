import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import type { QueryFilter } from 'mongoose';
import { AppError } from '../../core/app-error.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { qnaMessages } from './qna.messages.ts';
import type { QnaModels } from './qna.model.ts';
import { idOfLabel, idOfPerson, type StoredAnswer, type StoredQuestion } from './qna-records.ts';

export { qnaModels, type QnaModels } from './qna.model.ts';

/** Of that many who count the same at once, the last still gets through. */
const mostTries = 200;

/** Who asked without a name and answers it would be told apart by that: there everybody counts. */
const byAnother = ({ author, anonymous }: StoredQuestion) =>
  anonymous ? {} : { author: { $ne: author } };

/** Counting costs the same, however many there are. */
const upTo = async (
  questions: QnaModels['questions'],
  filter: QueryFilter<StoredQuestion>,
): Promise<number> => {
  const found = await questions.find(filter, { _id: 1 }).limit(qnaLimits.labelled).lean();
  return found.length;
};

/**
 * The counts that are kept with questions and answers. Each is counted anew after a change, and put
 * down only where nobody else has put one down since: so the last to do so has counted everything,
 * whatever happened at the same moment, and a count that a dying process has not put down is mended
 * by the next change.
 */
export class Tally {
  readonly #models: QnaModels;
  readonly #inTurn = createKeyedMutex();
  /** Counts that have not begun: whoever comes meanwhile waits for them too. */
  readonly #next = new Map<string, Promise<unknown>>();

  constructor(models: QnaModels) {
    this.#models = models;
  }

  /** The question as it is then; null where it is gone. */
  question(questionid: string): Promise<StoredQuestion | null> {
    return this.#once(questionid, () => this.#countQuestion(questionid));
  }

  /** The answer as it is then; null where it is gone. */
  answer(answerid: string): Promise<StoredAnswer | null> {
    return this.#once(answerid, () => this.#countAnswer(answerid));
  }

  /** How many questions have these labels. */
  async labels(moduleid: string, labelids: readonly string[]): Promise<void> {
    for (const labelid of new Set(labelids)) {
      const _id = idOfLabel(moduleid, labelid);
      await this.#once(_id, () => this.#countLabel(_id, moduleid, labelid));
    }
  }

  /** Puts a vote down, or takes it away; the same again changes nothing. It is not counted yet. */
  async vote(thing: string, by: string, moduleid: string, at: Date, on: boolean): Promise<void> {
    const _id = idOfPerson(thing, by);
    if (!on) await this.#models.votes.deleteOne({ _id });
    else await this.#put(this.#models.votes, _id, { thing, by, moduleid, at });
  }

  /**
   * What people said of one thing they say of the other from now on, each once; `but` says nothing
   * of it. May be done again, also by several at once.
   */
  async moveVotes(from: string, into: string, but: string | null): Promise<void> {
    const { votes } = this.#models;
    for await (const { _id, by, moduleid, at } of votes.find({ thing: from }).lean()) {
      if (by !== but)
        await this.#put(votes, idOfPerson(into, by), { thing: into, by, moduleid, at });
      await votes.deleteOne({ _id });
    }
  }

  async moveFollows(from: string, into: string): Promise<void> {
    const { follows } = this.#models;
    for await (const { _id, by, moduleid, at, toldUpTo } of follows.find({ thing: from }).lean()) {
      await this.#put(follows, idOfPerson(into, by), { thing: into, by, moduleid, at, toldUpTo });
      await follows.deleteOne({ _id });
    }
  }

  async #put(
    model: QnaModels['votes'] | QnaModels['follows'] | QnaModels['labelCounts'],
    _id: string,
    fields: object,
  ): Promise<void> {
    const votes = model as QnaModels['votes'];
    try {
      await votes.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true });
    } catch (error) {
      // The same person, at the same moment.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  #once<Counted>(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const next = this.#next.get(key);
    if (next !== undefined) return next as Promise<Counted>;
    const turn = this.#inTurn(key, () => {
      this.#next.delete(key);
      return count();
    });
    this.#next.set(key, turn);
    return turn;
  }

  async #countQuestion(_id: string): Promise<StoredQuestion | null> {
    const { questions, answers, votes } = this.#models;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const stored = await questions.findById(_id).lean<StoredQuestion>();
      if (stored === null) return null;
      const shown = { questionid: _id, state: 'shown' } as const;
      const accepted =
        stored.accepted !== null && (await answers.exists({ _id: stored.accepted, ...shown }));
      const count = await answers.countDocuments(shown);
      const first = await answers
        .findOne({ ...shown, ...byAnother(stored) }, { shownAt: 1 })
        .sort({ shownAt: 1 })
        .lean();
      const counts = {
        votes: await votes.countDocuments({ thing: _id }),
        answeredAt: first?.shownAt ?? null,
        answers: count,
        answered: count > 0,
        accepted: accepted ? stored.accepted : null,
        counted: stored.counted + 1,
      };
      const put = await questions.updateOne({ _id, counted: stored.counted }, { $set: counts });
      if (put.matchedCount === 0) continue;
      if (stored.answered !== counts.answered) await this.labels(stored.moduleid, stored.labels);
      return { ...stored, ...counts };
    }
    throw new AppError('CONFLICT', qnaMessages.meanwhile);
  }

  async #countLabel(_id: string, moduleid: string, labelid: string): Promise<void> {
    const { questions, labelCounts } = this.#models;
    const none = { moduleid, questions: 0, unanswered: 0, counted: 0 };
    for (let tries = 0; tries < mostTries; tries += 1) {
      const stored = await labelCounts.findById(_id).lean();
      if (stored === null) await this.#put(labelCounts, _id, { ...none });
      const { counted } = stored ?? none;
      const of = { moduleid, listed: true, labels: labelid };
      const counts = {
        questions: await upTo(questions, of),
        unanswered: await upTo(questions, { ...of, answered: false }),
        counted: counted + 1,
      };
      const put = await labelCounts.updateOne({ _id, counted }, { $set: counts });
      if (put.matchedCount === 1) return;
    }
    throw new AppError('CONFLICT', qnaMessages.meanwhile);
  }

  async #countAnswer(_id: string): Promise<StoredAnswer | null> {
    const { answers, votes } = this.#models;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const stored = await answers.findById(_id).lean<StoredAnswer>();
      if (stored === null) return null;
      const counts = {
        votes: await votes.countDocuments({ thing: _id }),
        counted: stored.counted + 1,
      };
      const put = await answers.updateOne({ _id, counted: stored.counted }, { $set: counts });
      if (put.matchedCount === 1) return { ...stored, ...counts };
    }
    throw new AppError('CONFLICT', qnaMessages.meanwhile);
  }
}
