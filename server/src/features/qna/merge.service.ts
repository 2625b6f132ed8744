import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { revise } from '../../core/revise.ts';
import { allow, freshSpace, mayModerate, type QnaAccess } from './qna-access.service.ts';
import { qnaMessages } from './qna.messages.ts';
import type { QnaModels } from './qna.model.ts';
import type { StoredQnaSpace, StoredQuestion } from './qna-records.ts';
import type { Tally } from './tally.service.ts';
import type { Written } from './written.service.ts';

interface MergeTools {
  readonly models: QnaModels;
  readonly access: QnaAccess;
  readonly tally: Tally;
  readonly written: Written;
}

type Merge = NonNullable<StoredQnaSpace['merging']>;

/** Of that many who merge at once, the last still gets through. */
const mostTries = 100;

/**
 * Duplicates become one. A space has one merge under way at a time, put down before it begins: each
 * step of it may be done twice, so whoever finds one that somebody has left ends it first.
 */
export class MergeService {
  readonly #tools: MergeTools;

  constructor(tools: MergeTools) {
    this.#tools = tools;
  }

  /** @returns the id of what it became a part of. @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, CONFLICT */
  async merge(actor: Actor, questionid: string, into: string): Promise<string> {
    const { access, written } = this.#tools;
    const found = await access.question(actor, questionid);
    mayModerate(found);
    const target = await access.question(actor, into);
    const [from, to] = [found.question, target.question];
    if (from._id !== questionid || to._id !== into) {
      throw new AppError('CONFLICT', qnaMessages.mergedAlready);
    }
    const { moduleid } = from;
    if (from._id === to._id) throw new AppError('BAD_REQUEST', qnaMessages.itself);
    if (to.moduleid !== moduleid) throw new AppError('BAD_REQUEST', qnaMessages.otherSpace);
    allow(from.listed && to.listed, qnaMessages.notShown);
    await this.#claim(moduleid, { from: from._id, into: to._id });
    await this.#end(moduleid, { from: from._id, into: to._id });
    const now = await this.#find(from._id);
    if (now?.mergedInto !== to._id) throw new AppError('CONFLICT', qnaMessages.mergedAlready);
    const about = { moduleid, questionid: to._id, answerid: null };
    await written.log({ action: 'merge', by: actor.userid, ...about });
    return to._id;
  }

  /** Resolves once this merge is the one under way. @throws AppError CONFLICT */
  async #claim(moduleid: string, mine: Merge): Promise<void> {
    const { spaces } = this.#tools.models;
    for (let tries = 0; tries < mostTries; tries += 1) {
      let other: Merge | null = null;
      await revise<StoredQnaSpace>(spaces, freshSpace(moduleid), (space) => {
        other = space.merging;
        return { ...space, merging: other ?? mine };
      });
      if (other === null) return;
      await this.#end(moduleid, other);
    }
    throw new AppError('CONFLICT', qnaMessages.meanwhile);
  }

  async #end(moduleid: string, { from, into }: Merge): Promise<void> {
    const { spaces } = this.#tools.models;
    await this.#perform(from, into);
    await spaces.updateOne(
      { _id: moduleid, 'merging.from': from, 'merging.into': into },
      { $set: { merging: null }, $inc: { revision: 1 } },
    );
  }

  /** Every step may be done again, and by several at once. */
  async #perform(from: string, into: string): Promise<void> {
    const { models, tally } = this.#tools;
    const { questions, answers } = models;
    const target = await this.#find(into);
    // One of the two was merged, hidden or deleted before this merge had its turn.
    if (target === null || !target.listed) return;
    const isLeft = { _id: from, mergedInto: null, listed: true };
    await questions.updateOne(isLeft, { $set: { mergedInto: into, listed: false, pinned: false } });
    const merged = await this.#find(from);
    if (merged?.mergedInto !== into) return;
    this.#tools.written.seenByOthers(merged.moduleid);
    await tally.moveVotes(from, into, target.author);
    await tally.moveFollows(from, into);
    const { topicid } = target;
    await answers.updateMany({ questionid: from }, { $set: { questionid: into, topicid } });
    await models.queue.deleteOne({ _id: from });
    await models.queue.updateMany({ questionid: from }, { $set: { questionid: into } });
    // Whatever led to the first leads to the other now.
    await questions.updateMany({ mergedInto: from }, { $set: { mergedInto: into } });
    if (merged.accepted !== null) {
      await questions.updateOne(
        { _id: into, accepted: null },
        { $set: { accepted: merged.accepted }, $inc: { counted: 1 } },
      );
    }
    await tally.question(into);
    await tally.question(from);
    await tally.labels(merged.moduleid, merged.labels);
  }

  #find(questionid: string): Promise<StoredQuestion | null> {
    return this.#tools.models.questions.findById(questionid).lean<StoredQuestion>();
  }
}
