import type { CommentSubject } from '@sets/shared/comment/comment.contract.ts';
import { createRounds } from '../../core/rounds.ts';
import { alive, under } from './comment-records.service.ts';
import type { CommentTools } from './comment-tools.ts';

/** How many comments there are, answers too. */
export class CommentCounts {
  readonly #tools: Pick<CommentTools, 'models' | 'subjects'>;
  readonly #rounds = createRounds();

  constructor(tools: Pick<CommentTools, 'models' | 'subjects'>) {
    this.#tools = tools;
  }

  /** For whom these people are unseen, with all that was answered to them. */
  async seen(subject: CommentSubject, unseen: ReadonlySet<string>): Promise<number> {
    const { comments } = this.#tools.models;
    const all = { ...under(subject), ...alive };
    if (unseen.size === 0) return comments.countDocuments(all);
    const them = [...unseen];
    const theirs = await comments
      .find({ ...under(subject), answers: null, by: { $in: them } }, { _id: 1 })
      .lean();
    const answers = { $nin: theirs.map(({ _id }) => _id) };
    return comments.countDocuments({ ...all, by: { $nin: them }, answers });
  }

  /**
   * Tells what is commented on how many there are, until it is as it is told. Whoever changes something tells it
   * then and looks once more: so the last that is told is right, whichever processes change something at the same moment.
   */
  tell(subject: CommentSubject): Promise<void> {
    return this.#rounds(`${subject.kind}:${subject.id}`, async () => {
      for (let told = -1; ;) {
        const count = await this.seen(subject, nobody);
        if (count === told) return;
        await this.#tools.subjects.counted(subject, count);
        told = count;
      }
    });
  }
}

const nobody: ReadonlySet<string> = new Set();
