import { peopleLimits, type PersonLine } from '@sets/shared/people/people.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import type { BlockService } from './block.service.ts';
import type { FollowerNews } from './follower-news.service.ts';
import { peopleMessages } from './people.messages.ts';
import { followId } from './people.model.ts';
import { checkIsThere, type PeopleTools } from './people-tools.ts';

/** How somebody stands to another person. */
type Standing = NonNullable<PersonLine['you']>;

interface FollowTools extends PeopleTools {
  readonly blocks: BlockService;
  readonly news: FollowerNews;
}

/**
 * Who follows whom. Whoever is blocked follows as before, as far as they can see: it is *unseen*, and
 * counts for nobody else (decision 104).
 */
export class FollowService {
  readonly #tools: FollowTools;
  /** Of this process: what one account follows at the same moment is counted one by one. */
  readonly #inTurn = createKeyedMutex();

  constructor(tools: FollowTools) {
    this.#tools = tools;
  }

  /** To follow twice is to follow once. @throws AppError NOT_FOUND, CONFLICT, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async follow({ userid: follower }: Actor, followed: string): Promise<void> {
    if (follower === followed) throw new AppError('CONFLICT', peopleMessages.notOneself);
    const begun = await this.#inTurn(follower, () => this.#begin(follower, followed));
    if (begun === 'seen') await this.#tools.news.tell(follower, followed);
  }

  async end(follower: string, followed: string): Promise<void> {
    await this.#tools.models.follows.deleteOne({ _id: followId(follower, followed) });
  }

  /** How somebody stands to each of these, who are others. @throws AppError NEWER_VERSION, UNREADABLE */
  async standings(userid: string, others: readonly string[]): Promise<(other: string) => Standing> {
    const { models, blocks } = this.#tools;
    const ids = others.flatMap((other) => [followId(userid, other), followId(other, userid)]);
    const [found, blocked] = await Promise.all([
      models.follows.find({ _id: { $in: ids } }).lean(),
      blocks.of(userid),
    ]);
    const follows = new Set(found.map(({ _id }) => _id));
    const seen = new Set(found.filter(({ unseen }) => !unseen).map(({ _id }) => _id));
    return (other) => ({
      follows: follows.has(followId(userid, other)),
      isFollower: seen.has(followId(other, userid)),
      isBlocked: blocked.includes(other),
    });
  }

  /** Those of these whom somebody follows, as far as they can see. */
  async among(follower: string, others: readonly string[]): Promise<ReadonlySet<string>> {
    const ids = others.map((followed) => followId(follower, followed));
    const found = await this.#tools.models.follows
      .find({ _id: { $in: ids } }, { followed: 1 })
      .lean<{ followed: string }[]>();
    return new Set(found.map(({ followed }) => followed));
  }

  /** Everybody whom somebody follows, as far as they can see. */
  async of(follower: string): Promise<string[]> {
    const found = await this.#tools.models.follows
      .find({ follower }, { followed: 1, _id: 0 })
      .lean<{ followed: string }[]>();
    return found.map(({ followed }) => followed);
  }

  async #begin(follower: string, followed: string): Promise<'there' | 'seen' | 'unseen'> {
    const { follows } = this.#tools.models;
    const { clock } = this.#tools;
    const _id = followId(follower, followed);
    const unseen = await this.#isUnseen(follower, followed);
    const most = peopleLimits.followings;
    // Counted first: what another process has just written may be this very follow.
    const isFull = (await this.#countOf(follower)) >= most;
    if ((await follows.exists({ _id })) !== null) return 'there';
    if (isFull) throw tooMany();
    try {
      await follows.create({ _id, follower, followed, unseen, at: new Date(clock.now()) });
    } catch (error) {
      if (isDuplicateKey(error)) return 'there';
      throw error;
    }
    try {
      // Another process may have let them follow somebody else at the same moment.
      if ((await this.#countOf(follower)) > most) throw tooMany();
      return await this.#settled(follower, followed, unseen);
    } catch (error) {
      await follows.deleteOne({ _id });
      throw error;
    }
  }

  /**
   * After each write it is looked whether it is as the blocks are now. Whoever blocks writes that first and
   * looks for the follow then: so of the two, at the same moment, at least one finds the other.
   */
  async #settled(follower: string, followed: string, written: boolean): Promise<'seen' | 'unseen'> {
    const { follows } = this.#tools.models;
    for (let unseen = written; ;) {
      const now = await this.#isUnseen(follower, followed);
      if (now === unseen) return unseen ? 'unseen' : 'seen';
      unseen = now;
      await follows.updateOne({ _id: followId(follower, followed) }, { $set: { unseen } });
    }
  }

  /** Whether they follow who blocks them. @throws AppError NOT_FOUND, CONFLICT where they block themselves */
  async #isUnseen(follower: string, followed: string): Promise<boolean> {
    const { blocks, people } = this.#tools;
    const [ofBoth] = await Promise.all([
      blocks.ofAll([follower, followed]),
      checkIsThere(people, followed),
    ]);
    if (ofBoth.get(follower)?.includes(followed) === true) {
      throw new AppError('CONFLICT', peopleMessages.blockedByYou);
    }
    return ofBoth.get(followed)?.includes(follower) === true;
  }

  #countOf(follower: string): Promise<number> {
    return this.#tools.models.follows.countDocuments({ follower });
  }
}

const tooMany = (): AppError => new AppError('FORBIDDEN', peopleMessages.tooMany);
