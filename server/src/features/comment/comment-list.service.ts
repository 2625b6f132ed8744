import {
  type Comment,
  commentLimits,
  type CommentPage,
  type CommentSubject,
  type CommentThread,
} from '@sets/shared/comment/comment.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { after, readPlace, writePlace } from '../../core/place-in-list.ts';
import type { CommentAccess } from './comment-access.service.ts';
import type { CommentCounts } from './comment-count.service.ts';
import { presentComment } from './comment.presenter.ts';
import { alive, isGone, type StoredComment, under } from './comment-records.service.ts';
import type { CommentTools } from './comment-tools.ts';

interface ListTools extends Pick<CommentTools, 'models' | 'people' | 'blocks'> {
  readonly access: CommentAccess;
  readonly counts: CommentCounts;
}

interface Threads {
  readonly roots: readonly StoredComment[];
  readonly next: string | null;
}

const { perPage, perPageInAll } = commentLimits;

const placeOf = ({ at, _id }: StoredComment) => ({ at: at.getTime(), id: _id });

/** Comments as they are read. */
export class CommentLists {
  readonly #tools: ListTools;

  constructor(tools: ListTools) {
    this.#tools = tools;
  }

  /** The newest first, their answers the oldest first. @throws AppError NOT_FOUND, BAD_REQUEST, NEWER_VERSION, UNREADABLE */
  async page(
    { userid }: Actor,
    subject: CommentSubject,
    before: string | undefined,
  ): Promise<CommentPage> {
    const { access, counts, blocks, people } = this.#tools;
    const thing = await access.thing(userid, subject);
    const unseen = await blocks.around(userid);
    const { roots, next } = await this.#threads(subject, unseen, before);
    const [answers, count, canWrite] = await Promise.all([
      this.#answers(subject, roots, unseen),
      counts.seen(subject, unseen),
      access.canWrite(userid, thing),
    ]);
    const writers = new Set([...roots, ...answers].flatMap(({ by }) => by ?? []));
    const reader = { userid, author: thing.author, names: await people.names([...writers]) };
    const byRoot = Map.groupBy(answers, (answer) => answer.answers);
    const threads = roots.map((root): CommentThread => {
      const answered = byRoot.get(root._id) ?? [];
      return Object.assign(presentComment(root, reader), {
        answers: answered.map((answer) => presentComment(answer, reader)),
      });
    });
    const unlessVerified = canWrite ? null : 'unverified';
    return { threads, next, count, closed: thing.commentsOpen ? unlessVerified : 'byAuthor' };
  }

  /** One comment, for whom it was just written or changed. @throws AppError NEWER_VERSION, UNREADABLE */
  async one(userid: string, stored: StoredComment, author: string | null): Promise<Comment> {
    const { by } = stored;
    const names = await this.#tools.people.names(by === null ? [] : [by]);
    return presentComment(stored, { userid, author, names });
  }

  /**
   * The comments of a page that begin a thread. What is gone and has no answers is passed over; where threads are
   * long there are fewer of them.
   */
  async #threads(
    subject: CommentSubject,
    unseen: ReadonlySet<string>,
    before: string | undefined,
  ): Promise<Threads> {
    const roots: StoredComment[] = [];
    let inAll = 0;
    for (let place = before === undefined ? null : readPlace(before); ;) {
      const read = await this.#tools.models.comments
        .find({
          ...under(subject),
          answers: null,
          by: { $nin: [...unseen] },
          ...(place === null ? {} : after('at', place)),
        })
        .sort({ at: -1, _id: -1 })
        .limit(perPage + 1)
        .lean();
      const sizes = await this.#sizes(subject, read, unseen);
      for (const root of read) {
        const size = sizes.get(root._id) ?? 0;
        if (isGone(root) && size === 0) continue;
        inAll += 1 + size;
        const last = roots.at(-1);
        if (last !== undefined && (roots.length === perPage || inAll > perPageInAll)) {
          return { roots, next: writePlace(placeOf(last)) };
        }
        roots.push(root);
      }
      const last = read.at(-1);
      if (last === undefined || read.length <= perPage) return { roots, next: null };
      place = placeOf(last);
    }
  }

  /** How many answers each of these has. */
  async #sizes(
    subject: CommentSubject,
    roots: readonly StoredComment[],
    unseen: ReadonlySet<string>,
  ): Promise<ReadonlyMap<string | null, number>> {
    const found = await this.#tools.models.comments
      .find(answersTo(subject, roots, unseen), { answers: 1 })
      .lean();
    const sizes = new Map<string | null, number>();
    for (const { answers } of found) sizes.set(answers, (sizes.get(answers) ?? 0) + 1);
    return sizes;
  }

  async #answers(
    subject: CommentSubject,
    roots: readonly StoredComment[],
    unseen: ReadonlySet<string>,
  ): Promise<StoredComment[]> {
    const found = await this.#tools.models.comments.find(answersTo(subject, roots, unseen)).lean();
    return found.toSorted(
      (one, other) => one.at.getTime() - other.at.getTime() || (one._id < other._id ? -1 : 1),
    );
  }
}

const answersTo = (
  subject: CommentSubject,
  roots: readonly StoredComment[],
  unseen: ReadonlySet<string>,
) => ({
  ...under(subject),
  ...alive,
  answers: { $in: roots.map(({ _id }) => _id) },
  by: { $nin: [...unseen] },
});
