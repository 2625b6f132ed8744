import { storedComment } from '@sets/shared/comment/comment.migrations.ts';
import { ifFound } from '../../core/if-found.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { CommentAccess } from './comment-access.service.ts';
import type { CommentRemovals } from './comment-removal.service.ts';
import { subjectOf } from './comment-records.service.ts';
import type { CommentTools } from './comment-tools.ts';

interface ReportTools extends Pick<CommentTools, 'models' | 'subjects'> {
  readonly access: CommentAccess;
  readonly removals: CommentRemovals;
}

/** Comments as things that can be reported. */
export class CommentReports {
  readonly kind = 'comment';
  readonly #tools: ReportTools;

  constructor(tools: ReportTools) {
    this.#tools = tools;
  }

  /** Whether they see it. @throws AppError NEWER_VERSION, UNREADABLE */
  async forReader(userid: string, commentid: string): Promise<boolean> {
    return (await ifFound(this.#tools.access.seen(userid, commentid))) !== null;
  }

  /** Null where nothing is kept of it; what can still be put back is there. @throws AppError NEWER_VERSION, UNREADABLE */
  async forAdmin(commentid: string) {
    const { models, subjects } = this.#tools;
    const stored = await models.comments.findById(commentid).lean();
    if (stored === null || stored.by === null) return null;
    const { by: author, takenDown: isTakenDown } = stored;
    const thing = await subjects.forReader(author, subjectOf(stored));
    const { text } = storedValue(storedComment, stored.content);
    return { author, title: '', text, isTakenDown, path: thing?.path ?? '/' };
  }

  /** What the admin answers is told to its writer, and not kept with it. */
  takeDown(commentid: string): Promise<void> {
    return this.#tools.removals.takeDown(commentid, true);
  }

  putBack(commentid: string): Promise<void> {
    return this.#tools.removals.takeDown(commentid, false);
  }
}
