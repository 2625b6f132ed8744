import { discussionLimits } from '@sets/shared/discussion/discussion.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { discussionMessages } from './discussion.messages.ts';
import { storedBlocks } from './discussion-records.migrations.ts';
import { contentOf, versionOf } from './discussion-records.service.ts';
import type { DiscussionTools } from './discussion-tools.ts';

/** Whom people do not want to see in discussions. It is theirs alone: who is blocked does not learn of it. */
export class BlockService {
  readonly #tools: Pick<DiscussionTools, 'models' | 'people'>;

  constructor(tools: Pick<DiscussionTools, 'models' | 'people'>) {
    this.#tools = tools;
  }

  async of(userid: string): Promise<readonly string[]> {
    const stored = await this.#tools.models.blocks.findById(userid).lean();
    return contentOf(storedBlocks, stored)?.blocked ?? [];
  }

  /** @throws AppError NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  async block(actor: Actor, userid: string, blocked: boolean): Promise<readonly string[]> {
    const { blocks } = this.#tools.models;
    const own = { _id: actor.userid };
    if (!blocked) {
      await this.of(actor.userid);
      await blocks.updateOne(own, { $pull: { blocked: userid } });
      return this.of(actor.userid);
    }
    await this.#check(actor, userid);
    await blocks.updateOne(
      own,
      { $addToSet: { blocked: userid }, $setOnInsert: versionOf(storedBlocks) },
      { upsert: true },
    );
    return this.of(actor.userid);
  }

  async #check(actor: Actor, userid: string): Promise<void> {
    if (userid === actor.userid) throw new AppError('CONFLICT', discussionMessages.notOneself);
    if (!(await this.#tools.people.names([userid])).has(userid)) {
      throw new AppError('NOT_FOUND', discussionMessages.nobody);
    }
    if ((await this.of(actor.userid)).length >= discussionLimits.blocked) {
      throw new AppError('CONFLICT', discussionMessages.blockedMany);
    }
  }
}
