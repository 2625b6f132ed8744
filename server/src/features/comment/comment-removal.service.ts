import {
  type Comment,
  commentLimits,
  type CommentSubject,
} from '@sets/shared/comment/comment.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { CommentAccess } from './comment-access.service.ts';
import type { CommentCounts } from './comment-count.service.ts';
import type { CommentEnd } from './comment-end.service.ts';
import { commentGoneJob } from './comment-gone-job.ts';
import type { CommentLists } from './comment-list.service.ts';
import { commentMessages } from './comment.messages.ts';
import { checkPutsBack, removesAs } from './comment.policy.ts';
import { type StoredComment, subjectOf } from './comment-records.service.ts';
import type { CommentTools } from './comment-tools.ts';

interface RemovalTools extends Pick<CommentTools, 'models' | 'clock' | 'jobs' | 'subjects'> {
  readonly access: CommentAccess;
  readonly counts: CommentCounts;
  readonly lists: CommentLists;
  readonly end: CommentEnd;
}

/** A job may begin a moment early, and the clocks of processes differ: what is looked for then must be over. */
const afterEnd = 5_000;

/** Comments as they are removed and put back. */
export class CommentRemovals {
  readonly #tools: RemovalTools;

  constructor(tools: RemovalTools) {
    this.#tools = tools;
  }

  /**
   * What is one's own one may remove also where one may not read any more what it stands under.
   * @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE
   */
  async remove({ userid }: Actor, commentid: string): Promise<Comment> {
    const { models, counts, lists, clock, jobs } = this.#tools;
    const { stored, author } = await this.#found(userid, commentid);
    const as = removesAs(userid, stored, author);
    if (as === null) throw new AppError('FORBIDDEN', commentMessages.notYours);
    if (stored.removed !== null) return lists.one(userid, stored, author);
    const removed = { at: new Date(clock.now()), byAuthor: as === 'author' };
    // First: what is removed must not stay because nobody comes for it.
    const notBefore = clock.now() + commentLimits.putBack + afterEnd;
    await jobs.enqueue(commentGoneJob, { commentid }, { notBefore });
    await models.comments.updateOne({ _id: commentid, removed: null }, { $set: { removed } });
    await counts.tell(subjectOf(stored));
    return lists.one(userid, { ...stored, removed }, author);
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, NEWER_VERSION, UNREADABLE */
  async putBack({ userid }: Actor, commentid: string): Promise<Comment> {
    const { models, counts, lists, clock } = this.#tools;
    const { stored, author } = await this.#found(userid, commentid);
    checkPutsBack(userid, stored, author);
    const { removed } = stored;
    if (removed === null) return lists.one(userid, stored, author);
    const isOver = removed.at.getTime() + commentLimits.putBack <= clock.now();
    if (isOver) throw new AppError('CONFLICT', commentMessages.tooLate);
    const { matchedCount } = await models.comments.updateOne(
      { _id: commentid, by: stored.by, 'removed.at': removed.at },
      { $set: { removed: null } },
    );
    if (matchedCount === 0) throw new AppError('CONFLICT', commentMessages.tooLate);
    await counts.tell(subjectOf(stored));
    return lists.one(userid, { ...stored, removed: null }, author);
  }

  /** What was written at the moment at which it could not be any more. */
  async withdraw(stored: StoredComment): Promise<void> {
    await this.#tools.end.forget(stored);
  }

  /** When its time is over. What was put back, or removed anew since, stays. */
  async whenOver(commentid: string): Promise<void> {
    const { models, clock, end } = this.#tools;
    const since = new Date(clock.now() - commentLimits.putBack);
    const stored = await models.comments
      .findOne({ _id: commentid, 'removed.at': { $lte: since } })
      .lean();
    if (stored !== null) await end.forget(stored);
  }

  /** An admin took it down, or puts it back up. */
  async takeDown(commentid: string, takenDown: boolean): Promise<void> {
    const { models, counts } = this.#tools;
    const stored = await models.comments
      .findOneAndUpdate({ _id: commentid, by: { $ne: null } }, { $set: { takenDown } })
      .lean();
    if (stored !== null) await counts.tell(subjectOf(stored));
  }

  /** What it stands under is gone for good. */
  async subjectGone(subject: CommentSubject): Promise<void> {
    await this.#tools.end.forgetAll(subject);
  }

  /** A comment that is kept, and who wrote what it stands under as far as this person reads it. @throws AppError NOT_FOUND */
  async #found(userid: string, commentid: string) {
    const { access, subjects } = this.#tools;
    const stored = await access.stored(commentid);
    const thing = await subjects.forReader(userid, subjectOf(stored));
    const isTold = stored.by === userid || thing !== null;
    if (stored.by === null || !isTold) throw new AppError('NOT_FOUND', commentMessages.noComment);
    return { stored, author: thing?.author ?? null };
  }
}
