import { DailyNews } from '../../core/daily-news.ts';
import { peopleNotices } from './people.messages.ts';
import type { PeopleTools } from './people-tools.ts';
import type { PeopleSettingsService } from './people-settings.service.ts';

interface NewsTools extends Pick<PeopleTools, 'notify' | 'limits'> {
  readonly settings: PeopleSettingsService;
}

/** Tells people of new followers: of who follows, goes and follows again within a day once. */
export class FollowerNews {
  readonly #settings: PeopleSettingsService;
  readonly #news: DailyNews;

  constructor({ settings, ...tools }: NewsTools) {
    this.#settings = settings;
    this.#news = new DailyNews('followers', tools);
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async tell(follower: string, followed: string): Promise<void> {
    if (!(await this.#settings.of(followed)).tellsOfFollowers) return;
    const path = `/followers/${followed}`;
    await this.#news.tell(followed, {
      about: follower,
      one: { kind: 'follower', ...peopleNotices.follower, path },
      more: peopleNotices.more,
    });
  }
}
