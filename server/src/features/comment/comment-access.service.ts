import type { CommentSubject } from '@sets/shared/comment/comment.contract.ts';
import { AppError } from '../../core/app-error.ts';
import { hasProvenAddress } from '../account/proven-address.ts';
import { commentMessages } from './comment.messages.ts';
import { isGone, type StoredComment, subjectOf } from './comment-records.service.ts';
import type { CommentTools } from './comment-tools.ts';

type AccessTools = Pick<CommentTools, 'models' | 'subjects' | 'blocks' | 'people'>;

type Thing = NonNullable<Awaited<ReturnType<CommentTools['subjects']['forReader']>>>;

/** Who may read what, and whom they do not see. */
export class CommentAccess {
  readonly #tools: AccessTools;

  constructor(tools: AccessTools) {
    this.#tools = tools;
  }

  /** What is commented on, as this person may read it. @throws AppError NOT_FOUND */
  async thing(userid: string, subject: CommentSubject): Promise<Thing> {
    const thing = await this.#tools.subjects.forReader(userid, subject);
    if (thing === null) throw new AppError('NOT_FOUND', commentMessages.noSubject);
    return thing;
  }

  /** Whatever is kept of it, also where it is gone. @throws AppError NOT_FOUND */
  async stored(commentid: string): Promise<StoredComment> {
    const stored = await this.#tools.models.comments.findById(commentid).lean();
    if (stored === null) throw new AppError('NOT_FOUND', commentMessages.noComment);
    return stored;
  }

  /** A comment that this person reads, with what it stands under. @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async seen(userid: string, commentid: string): Promise<{ stored: StoredComment; thing: Thing }> {
    const stored = await this.stored(commentid);
    const [thing, isSeen] = await Promise.all([
      this.#tools.subjects.forReader(userid, subjectOf(stored)),
      this.isSeen(stored, await this.#tools.blocks.around(userid)),
    ]);
    if (thing === null || !isSeen) throw new AppError('NOT_FOUND', commentMessages.noComment);
    return { stored, thing };
  }

  /** Whether it is told to somebody who does not see these people: with a thread its answers are unseen. */
  async isSeen(stored: StoredComment, unseen: ReadonlySet<string>): Promise<boolean> {
    if (isGone(stored) || unseen.has(stored.by ?? '')) return false;
    if (stored.answers === null || unseen.size === 0) return true;
    const root = await this.#tools.models.comments.findById(stored.answers, { by: 1 }).lean();
    return root !== null && !unseen.has(root.by ?? '');
  }

  /** Whoever has proven their address writes, and under what is one's own one writes in any case. */
  async canWrite(userid: string, { author }: Thing): Promise<boolean> {
    return author === userid || hasProvenAddress(this.#tools.people, userid);
  }

  /** @throws AppError FORBIDDEN */
  async checkWrites(userid: string, thing: Thing): Promise<void> {
    if (await this.canWrite(userid, thing)) return;
    throw new AppError('FORBIDDEN', commentMessages.unverified);
  }
}
