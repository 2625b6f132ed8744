import type { CommentSubject } from '@sets/shared/comment/comment.contract.ts';
import type { Limiter } from '../../core/limits/limits.ts';
import { commentNotices } from './comment.messages.ts';
import type { CommentSettingsService } from './comment-settings.service.ts';
import type { CommentTools } from './comment-tools.ts';

const aDay = 24 * 60 * 60;

/** Things under which somebody is told of what is new in a day; the next are told together, and then none. */
export const toldOneByOne = 10;

interface NewsTools extends Pick<CommentTools, 'notify' | 'limits' | 'blocks' | 'subjects'> {
  readonly settings: CommentSettingsService;
}

interface News {
  readonly by: string;
  readonly subject: CommentSubject;
  /** Who wrote what is commented on. */
  readonly author: string;
  /** Who wrote what is answered; null where nothing is. */
  readonly answered: string | null;
}

/** Tells people of comments under what is theirs, and of answers. Who was told what is counted, never stored. */
export class CommentNews {
  readonly #tools: NewsTools;
  readonly #ofSubject: Limiter;
  readonly #each: Limiter;
  readonly #together: Limiter;

  constructor(tools: NewsTools) {
    this.#tools = tools;
    const { limits } = tools;
    this.#ofSubject = limits.window('telling of comments on one thing', {
      count: 1,
      seconds: aDay,
    });
    this.#each = limits.window('comments told one by one', { count: toldOneByOne, seconds: aDay });
    this.#together = limits.window('comments told together', { count: 1, seconds: aDay });
  }

  /** Never to whoever writes, to who does not see them, or to who may not read it any more. */
  async tell({ by, subject, author, answered }: News): Promise<void> {
    const unseen = await this.#tools.blocks.around(by);
    const told = new Set([author, answered ?? author]);
    for (const userid of told) {
      if (userid === by || unseen.has(userid) || !(await this.#wantsTo(userid))) continue;
      const thing = await this.#tools.subjects.forReader(userid, subject);
      if (thing === null) continue;
      await this.#tellOne(userid, {
        key: `${userid}:${subject.kind}:${subject.id}`,
        path: thing.path,
        notice: userid === author ? commentNotices.commented(thing.title) : commentNotices.answered,
      });
    }
  }

  async #tellOne(
    userid: string,
    {
      key,
      path,
      notice,
    }: {
      readonly key: string;
      readonly path: string;
      readonly notice: { readonly title: string; readonly text: string };
    },
  ): Promise<void> {
    if ((await this.#ofSubject.take(key)) > 0) return;
    const { notify } = this.#tools;
    if ((await this.#each.take(userid)) === 0) {
      await notify(userid, { kind: 'comment', ...notice, path });
    } else if ((await this.#together.take(userid)) === 0) {
      await notify(userid, { kind: 'comment', ...commentNotices.more, path });
    }
  }

  /** Whoever has said something that cannot be read is not told: that is no fault of who writes. */
  async #wantsTo(userid: string): Promise<boolean> {
    try {
      return (await this.#tools.settings.of(userid)).tellsOfComments;
    } catch {
      return false;
    }
  }
}
