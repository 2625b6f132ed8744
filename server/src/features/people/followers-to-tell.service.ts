import { after, cutPage, readPlace } from '../../core/place-in-list.ts';
import { followId } from './people.model.ts';
import type { PeopleTools } from './people-tools.ts';
import type { PeopleSettingsService } from './people-settings.service.ts';

/** Followers that are looked at together. */
export const followersAtOnce = 100;

/** Who wants to be told of what somebody publishes whom they follow. */
export class FollowersToTell {
  readonly #follows: PeopleTools['models']['follows'];
  readonly #settings: PeopleSettingsService;

  constructor({ models }: Pick<PeopleTools, 'models'>, settings: PeopleSettingsService) {
    this.#follows = models.follows;
    this.#settings = settings;
  }

  /** Some of them, whoever followed last first; `next` is null where there are no more. */
  async some(
    followed: string,
    before: string | null,
  ): Promise<{ readonly followers: readonly string[]; readonly next: string | null }> {
    const place = before === null ? null : readPlace(before);
    const further =
      place === null ? {} : after('at', { at: place.at, id: followId(place.id, followed) });
    const read = await this.#follows
      .find({ followed, unseen: false, ...further })
      .sort({ at: -1, _id: -1 })
      .limit(followersAtOnce + 1)
      .lean();
    const { items, next } = cutPage(read, followersAtOnce, ({ at, follower }) => ({
      at: at.getTime(),
      id: follower,
    }));
    const all = items.map(({ follower }) => follower);
    return { followers: await this.#settings.among(all, (said) => said.tellsOfPosts), next };
  }
}
