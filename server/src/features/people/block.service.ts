import { peopleLimits } from '@sets/shared/people/people.contract.ts';
import { storedBlocks } from '@sets/shared/people/people.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { contentOf, versionOf } from '../../core/stored-value.ts';
import { peopleMessages } from './people.messages.ts';
import { followId } from './people.model.ts';
import { checkIsThere, type PeopleTools } from './people-tools.ts';

/** Whom people do not want to see, here and in discussions. It is theirs alone: who is blocked does not learn of it. */
export class BlockService {
  readonly #tools: Pick<PeopleTools, 'models' | 'people'>;

  constructor(tools: Pick<PeopleTools, 'models' | 'people'>) {
    this.#tools = tools;
  }

  /** The newest last. @throws AppError NEWER_VERSION, UNREADABLE */
  async of(userid: string): Promise<readonly string[]> {
    const stored = await this.#tools.models.blocks.findById(userid).lean();
    return contentOf(storedBlocks, stored)?.blocked ?? [];
  }

  /** Those of each of these, who blocks anybody. @throws AppError NEWER_VERSION, UNREADABLE */
  async ofAll(userids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const found = await this.#tools.models.blocks.find({ _id: { $in: [...userids] } }).lean();
    return new Map(
      found.map((stored) => [stored._id, contentOf(storedBlocks, stored)?.blocked ?? []]),
    );
  }

  /** Whom one does not see: whom one blocks, and who blocks one. @throws AppError NEWER_VERSION, UNREADABLE */
  async around(userid: string): Promise<ReadonlySet<string>> {
    const [own, others] = await Promise.all([
      this.of(userid),
      this.#tools.models.blocks.find({ blocked: userid }, { _id: 1 }).lean(),
    ]);
    return new Set([...own, ...others.map(({ _id }) => _id)]);
  }

  /**
   * Blocks somebody, or no more; whom one blocks then.
   * @throws AppError NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE
   */
  async block(actor: Actor, userid: string, blocked: boolean): Promise<readonly string[]> {
    await (blocked ? this.#begin(actor, userid) : this.#end(actor, userid));
    return this.of(actor.userid);
  }

  async #begin({ userid: own }: Actor, userid: string): Promise<void> {
    const { models, people } = this.#tools;
    if (userid === own) throw new AppError('CONFLICT', peopleMessages.notOneself);
    await checkIsThere(people, userid);
    const before = await this.of(own);
    if (!before.includes(userid) && before.length >= peopleLimits.blocked) {
      throw new AppError('CONFLICT', peopleMessages.blockedMany);
    }
    await models.blocks.updateOne(
      { _id: own },
      { $addToSet: { blocked: userid }, $setOnInsert: versionOf(storedBlocks) },
      { upsert: true },
    );
    try {
      // Of an account that went at the same moment nothing stays.
      await checkIsThere(people, userid);
    } catch (error) {
      await models.blocks.updateOne({ _id: own }, { $pull: { blocked: userid } });
      throw error;
    }
    // After it is in the list, where whoever follows at this moment looks once they have.
    await models.follows.deleteOne({ _id: followId(userid, own), unseen: false });
    // One's own also where it is unseen: that it stayed would tell that the other blocks one.
    await models.follows.deleteOne({ _id: followId(own, userid) });
  }

  async #end({ userid: own }: Actor, userid: string): Promise<void> {
    const { blocks, follows } = this.#tools.models;
    // What a newer version has stored is not changed.
    await this.of(own);
    await blocks.updateOne({ _id: own }, { $pull: { blocked: userid } });
    await follows.deleteOne({ _id: followId(userid, own), unseen: true });
  }
}
