import type { CommentSubject } from '@sets/shared/comment/comment.contract.ts';
import { DailyNews } from '../../core/daily-news.ts';
import { commentNotices } from './comment.messages.ts';
import type { CommentSettingsService } from './comment-settings.service.ts';
import type { CommentTools } from './comment-tools.ts';

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

/** Tells people of comments under what is theirs, and of answers. */
export class CommentNews {
  readonly #tools: NewsTools;
  readonly #news: DailyNews;

  constructor(tools: NewsTools) {
    this.#tools = tools;
    this.#news = new DailyNews('comments', tools);
  }

  /** Never to whoever writes, to who does not see them, or to who may not read it any more. */
  async tell({ by, subject, author, answered }: News): Promise<void> {
    const { settings, blocks, subjects } = this.#tools;
    const unseen = await blocks.around(by);
    const about = [...new Set([author, answered ?? author])];
    for (const userid of await settings.among(about, ({ tellsOfComments }) => tellsOfComments)) {
      if (userid === by || unseen.has(userid)) continue;
      const thing = await subjects.forReader(userid, subject);
      if (thing === null) continue;
      const notice =
        userid === author ? commentNotices.commented(thing.title) : commentNotices.answered;
      await this.#news.tell(userid, {
        about: `${subject.kind}:${subject.id}`,
        one: { kind: 'comment', ...notice, path: thing.path },
        more: commentNotices.more,
      });
    }
  }
}
