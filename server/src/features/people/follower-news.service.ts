import type { Limiter } from '../../core/limits/limits.ts';
import { peopleNotices } from './people.messages.ts';
import type { PeopleTools } from './people-tools.ts';
import type { PeopleSettingsService } from './people-settings.service.ts';

const aDay = 24 * 60 * 60;

/** Followers of whom somebody is told one by one in a day; the next are told together, and then none. */
export const toldOneByOne = 10;

interface NewsTools extends Pick<PeopleTools, 'notify' | 'limits'> {
  readonly settings: PeopleSettingsService;
}

/**
 * Tells people of new followers. Who was told what is counted, never stored: whoever follows, goes and follows
 * again within a day rings once, and of a pair that parted nothing is kept.
 */
export class FollowerNews {
  readonly #tools: NewsTools;
  readonly #ofPair: Limiter;
  readonly #each: Limiter;
  readonly #together: Limiter;

  constructor(tools: NewsTools) {
    this.#tools = tools;
    const { limits } = tools;
    this.#ofPair = limits.window('telling of one follower', { count: 1, seconds: aDay });
    this.#each = limits.window('followers told one by one', { count: toldOneByOne, seconds: aDay });
    this.#together = limits.window('followers told together', { count: 1, seconds: aDay });
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async tell(follower: string, followed: string): Promise<void> {
    const { notify, settings } = this.#tools;
    if (!(await settings.of(followed)).tellsOfFollowers) return;
    if ((await this.#ofPair.take(`${follower}:${followed}`)) > 0) return;
    const told = await this.#toldTo(followed);
    if (told === null) return;
    await notify(followed, { kind: 'follower', ...told, path: `/followers/${followed}` });
  }

  async #toldTo(followed: string) {
    if ((await this.#each.take(followed)) === 0) return peopleNotices.follower;
    return (await this.#together.take(followed)) === 0 ? peopleNotices.more : null;
  }
}
