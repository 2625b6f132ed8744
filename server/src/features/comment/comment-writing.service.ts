import {
  type Comment,
  type CommentDraft,
  commentLimits,
} from '@sets/shared/comment/comment.contract.ts';
import { storedComment } from '@sets/shared/comment/comment.migrations.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { CommentAccess } from './comment-access.service.ts';
import type { CommentCounts } from './comment-count.service.ts';
import type { CommentLists } from './comment-list.service.ts';
import type { CommentNews } from './comment-news.service.ts';
import type { CommentRemovals } from './comment-removal.service.ts';
import { commentMessages } from './comment.messages.ts';
import { checkIsWriter } from './comment.policy.ts';
import { rootOf, type StoredComment, under } from './comment-records.service.ts';
import type { CommentTools } from './comment-tools.ts';

interface WritingTools extends Pick<CommentTools, 'models' | 'clock' | 'blocks'> {
  readonly access: CommentAccess;
  readonly counts: CommentCounts;
  readonly lists: CommentLists;
  readonly news: CommentNews;
  readonly removals: Pick<CommentRemovals, 'withdraw'>;
}

/** Comments as they are written and changed. */
export class CommentWriting {
  readonly #tools: WritingTools;
  /** Of this process: what comes under one thing at the same moment is counted one by one. */
  readonly #inTurn = createKeyedMutex();

  constructor(tools: WritingTools) {
    this.#tools = tools;
  }

  /**
   * What is sent twice is there once.
   * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, FULL, NEWER_VERSION, UNREADABLE
   */
  async write({ userid }: Actor, draft: CommentDraft): Promise<Comment> {
    const { access, counts, lists, news, models } = this.#tools;
    const { subject } = draft;
    const thing = await access.thing(userid, subject);
    const known = await models.comments.findById(draft.commentid).lean();
    if (known !== null) {
      await this.#checkIsSame(known, userid, draft);
      // Whoever sends it again may not have been answered because it was not counted.
      await counts.tell(subject);
      return lists.one(userid, known, thing.author);
    }
    await access.checkWrites(userid, thing);
    if (!thing.commentsOpen) throw new AppError('FORBIDDEN', commentMessages.closed);
    const { stored, isNew, answered } = await this.#inTurn(`${subject.kind}:${subject.id}`, () =>
      this.#keep(userid, draft),
    );
    await counts.tell(subject);
    if (isNew) await news.tell({ by: userid, subject, author: thing.author, answered });
    return lists.one(userid, stored, thing.author);
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async edit({ userid }: Actor, commentid: string, text: string): Promise<Comment> {
    const { access, lists, models, clock } = this.#tools;
    const { stored, thing } = await access.seen(userid, commentid);
    checkIsWriter(userid, stored);
    await access.checkWrites(userid, thing);
    // What a newer version has stored is not written over.
    const { text: before } = storedValue(storedComment, stored.content);
    if (before === text) return lists.one(userid, stored, thing.author);
    const content = toStored(storedComment, { text, editedAt: clock.now() });
    const { matchedCount } = await models.comments.updateOne(
      { _id: commentid, by: userid, removed: null },
      { $set: { content } },
    );
    if (matchedCount === 0) throw new AppError('NOT_FOUND', commentMessages.noComment);
    return lists.one(userid, { ...stored, content }, thing.author);
  }

  async #keep(userid: string, draft: CommentDraft) {
    const { models, clock } = this.#tools;
    const { commentid, subject, text } = draft;
    // Sent twice at the same moment, the first was before it in the turn.
    const before = await models.comments.findById(commentid).lean();
    if (before !== null) {
      await this.#checkIsSame(before, userid, draft);
      return { stored: before, isNew: false, answered: null };
    }
    const answered = await this.#answered(userid, draft);
    const stored: StoredComment = {
      _id: commentid,
      ...under(subject),
      answers: answered === null ? null : rootOf(answered),
      by: userid,
      at: new Date(clock.now()),
      removed: null,
      takenDown: false,
      content: toStored(storedComment, { text, editedAt: null }),
    };
    await this.#checkHasRoom(stored, 1);
    try {
      await models.comments.create(stored);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const known = await this.#tools.access.stored(commentid);
      await this.#checkIsSame(known, userid, draft);
      return { stored: known, isNew: false, answered: null };
    }
    await this.#checkStands(userid, stored);
    return { stored, isNew: true, answered: answered?.by ?? null };
  }

  /**
   * Once it is there it is looked whether all that it hangs on still is, and whether others were not faster.
   * Whoever takes away what it hangs on does that first and looks for what hangs there then: one finds the other.
   */
  async #checkStands(userid: string, stored: StoredComment): Promise<void> {
    const { access, removals } = this.#tools;
    try {
      await access.thing(userid, { kind: stored.kind, id: stored.subject });
      if (stored.answers !== null) await this.#checkRootIsThere(stored.answers);
      await this.#checkHasRoom(stored, 0);
    } catch (error) {
      await removals.withdraw(stored);
      throw error;
    }
  }

  /** What this answers, as it is read by who writes. @throws AppError NOT_FOUND */
  async #answered(userid: string, { answers, subject }: CommentDraft) {
    if (answers === null) return null;
    const { access, blocks, models } = this.#tools;
    const found = await models.comments.findOne({ _id: answers, ...under(subject) }).lean();
    if (found !== null && (await access.isSeen(found, await blocks.around(userid)))) return found;
    throw new AppError('NOT_FOUND', commentMessages.noAnswered);
  }

  async #checkRootIsThere(_id: string): Promise<void> {
    if ((await this.#tools.models.comments.exists({ _id })) !== null) return;
    throw new AppError('NOT_FOUND', commentMessages.noAnswered);
  }

  /** What is gone counts too, as long as it is kept. @throws AppError FULL */
  async #checkHasRoom({ kind, subject, answers }: StoredComment, more: number): Promise<void> {
    const { comments } = this.#tools.models;
    const [inAll, inThread] = await Promise.all([
      comments.countDocuments({ kind, subject }),
      answers === null ? 0 : comments.countDocuments({ kind, subject, answers }),
    ]);
    if (inAll + more > commentLimits.perSubject) throw new AppError('FULL', commentMessages.full);
    if (inThread + more > commentLimits.answers) {
      throw new AppError('FULL', commentMessages.fullThread);
    }
  }

  /** @throws AppError CONFLICT */
  async #checkIsSame(known: StoredComment, userid: string, draft: CommentDraft): Promise<void> {
    const { subject, text, answers } = draft;
    const answered =
      answers === null
        ? null
        : await this.#tools.models.comments.findById(answers, { answers: 1 }).lean();
    const isSame =
      known.by === userid &&
      known.kind === subject.kind &&
      known.subject === subject.id &&
      known.answers === (answered?.answers ?? answers) &&
      storedValue(storedComment, known.content).text === text;
    if (!isSame) throw new AppError('CONFLICT', commentMessages.otherOfThisId);
  }
}
