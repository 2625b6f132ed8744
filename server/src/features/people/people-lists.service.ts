import { noSchool } from '@sets/shared/account/account.contract.ts';
import {
  peopleLimits,
  type PeoplePage,
  type PersonHead,
} from '@sets/shared/people/people.contract.ts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { after, cutPage, readPlace } from '../../core/place-in-list.ts';
import type { BlockService } from './block.service.ts';
import type { FollowService } from './follow.service.ts';
import { peopleMessages } from './people.messages.ts';
import { followId, type FollowRecord } from './people.model.ts';
import { checkIsThere, type PeopleTools } from './people-tools.ts';
import type { PeopleSettingsService } from './people-settings.service.ts';

interface ListTools extends Pick<PeopleTools, 'models' | 'people'> {
  readonly blocks: BlockService;
  readonly follows: FollowService;
  readonly settings: PeopleSettingsService;
}

type ListName = 'followers' | 'followings';

/** The follows of which a list of somebody is made. What is unseen is there for its follower alone. */
const listed = (list: ListName, userid: string, reader: string): QueryFilter<FollowRecord> => {
  if (list === 'followers') return { followed: userid, unseen: false };
  return userid === reader ? { follower: userid } : { follower: userid, unseen: false };
};

/** Who stands in a line of such a list, and the follow that puts them there. */
const lines = {
  followers: {
    who: ({ follower }: FollowRecord) => follower,
    idOf: (userid: string, other: string) => followId(other, userid),
  },
  followings: {
    who: ({ followed }: FollowRecord) => followed,
    idOf: (userid: string, other: string) => followId(userid, other),
  },
} as const;

/** Heads of people’s pages, and whom they follow and who follows them. */
export class PeopleLists {
  readonly #tools: ListTools;

  constructor(tools: ListTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async head({ userid: reader }: Actor, userid: string): Promise<PersonHead> {
    const { people, follows } = this.#tools;
    const person = await people.lookUp(userid);
    if (person === null) throw new AppError('NOT_FOUND', peopleMessages.nobody);
    const [followers, followings, unseen, listsAreOpen, standing] = await Promise.all([
      this.#count(listed('followers', userid, reader)),
      this.#count(listed('followings', userid, reader)),
      // Whoever follows who blocks them is counted, where they look themselves.
      this.#count({ _id: followId(reader, userid), unseen: true }),
      this.#isOpenTo(reader, userid),
      follows.standings(reader, [userid]),
    ]);
    return {
      userid,
      username: person.username,
      school: person.school === noSchool ? '' : person.school,
      followers: followers + unseen,
      followings,
      listsAreOpen,
      you: userid === reader ? null : standing(userid),
    };
  }

  /** The newest first. @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, NEWER_VERSION, UNREADABLE */
  async page(
    { userid: reader }: Actor,
    userid: string,
    list: ListName,
    before: string | undefined,
  ): Promise<PeoplePage> {
    const { models, people, follows } = this.#tools;
    await checkIsThere(people, userid);
    if (!(await this.#isOpenTo(reader, userid))) {
      throw new AppError('FORBIDDEN', peopleMessages.isPrivate);
    }
    const { who, idOf } = lines[list];
    const place = before === undefined ? null : readPlace(before);
    const further = place === null ? {} : after('at', { at: place.at, id: idOf(userid, place.id) });
    const read = await models.follows
      .find({ ...listed(list, userid, reader), ...further })
      .sort({ at: -1, _id: -1 })
      .limit(peopleLimits.perPage + 1)
      .lean();
    const { items, next } = cutPage(read, peopleLimits.perPage, (item) => ({
      at: item.at.getTime(),
      id: who(item),
    }));
    const there = await this.#named(items.map((item) => who(item)));
    const standing = await follows.standings(
      reader,
      there.map((each) => each.userid),
    );
    const shown = there.map(({ userid: id, username }) => ({
      userid: id,
      username,
      you: id === reader ? null : standing(id),
    }));
    return { people: shown, next };
  }

  /** Whom one blocks oneself, the newest last. @throws AppError NEWER_VERSION, UNREADABLE */
  async blocked({ userid }: Actor): Promise<{ userid: string; username: string }[]> {
    return this.#named(await this.#tools.blocks.of(userid));
  }

  /** Those of these who are there. */
  async #named(userids: readonly string[]): Promise<{ userid: string; username: string }[]> {
    const names = await this.#tools.people.names(userids);
    return userids.flatMap((userid) => {
      const named = names.get(userid);
      return named === undefined ? [] : [{ userid, username: named.username }];
    });
  }

  /** To who is blocked lists are as private ones. */
  async #isOpenTo(reader: string, userid: string): Promise<boolean> {
    if (reader === userid) return true;
    const { settings, blocks } = this.#tools;
    const [{ listsArePrivate }, blocked] = await Promise.all([
      settings.of(userid),
      blocks.of(userid),
    ]);
    return !listsArePrivate && !blocked.includes(reader);
  }

  #count(filter: QueryFilter<FollowRecord>): Promise<number> {
    return this.#tools.models.follows.countDocuments(filter);
  }
}
