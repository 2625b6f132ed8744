import type { CommentSubject } from '@sets/shared/comment/comment.contract.ts';
import { storedComment } from '@sets/shared/comment/comment.migrations.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import { rootOf, type StoredComment, under } from './comment-records.service.ts';
import type { CommentTools } from './comment-tools.ts';

type EndTools = Pick<CommentTools, 'models' | 'clock' | 'onGone'>;

/** How comments end for good: what was said, and who said it, is kept nowhere. May be called again after a failure. */
export class CommentEnd {
  readonly #tools: EndTools;

  constructor(tools: EndTools) {
    this.#tools = tools;
  }

  /** One that has answers leaves its place above them, and that goes with the last of them. */
  async forget(stored: StoredComment): Promise<void> {
    const { models, onGone } = this.#tools;
    const { _id, answers } = stored;
    if (answers === null) await models.comments.replaceOne({ _id }, this.#place(stored));
    else await models.comments.deleteOne({ _id });
    await this.#sweep(rootOf(stored));
    await onGone([_id]);
  }

  /** All under what is gone. */
  async forgetAll(subject: CommentSubject): Promise<void> {
    const { models, onGone } = this.#tools;
    const found = await models.comments.find(under(subject), { _id: 1 }).lean();
    await models.comments.deleteMany(under(subject));
    await onGone(found.map(({ _id }) => _id));
  }

  /** A place without answers goes; who answers at that moment looks for it once more, or is found here. */
  async #sweep(_id: string): Promise<void> {
    const { comments } = this.#tools.models;
    const place = await comments.findOne({ _id, by: null }).lean();
    if (place === null || (await this.#hasAnswers(place))) return;
    await comments.deleteOne({ _id, by: null });
    if (await this.#hasAnswers(place)) {
      await comments.updateOne({ _id }, { $setOnInsert: this.#place(place) }, { upsert: true });
    }
  }

  async #hasAnswers({ _id: answers, kind, subject }: StoredComment): Promise<boolean> {
    return (await this.#tools.models.comments.exists({ kind, subject, answers })) !== null;
  }

  /** What stays of a comment above its answers. */
  #place({ kind, subject, at }: StoredComment): Omit<StoredComment, '_id'> {
    return {
      kind,
      subject,
      answers: null,
      by: null,
      at,
      removed: { at: new Date(this.#tools.clock.now()), byAuthor: false },
      takenDown: false,
      content: toStored(storedComment, { text: '', editedAt: null }),
    };
  }
}
