import {
  discussionFeedName,
  discussionLimits,
  type DiscussionPlace,
  type DiscussionState,
} from '@sets/shared/discussion/discussion.contract.ts';
import type { MessageItem } from '@sets/shared/discussion/discussion.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { findPlace, roomIdOf } from './discussion-access.ts';
import { discussionMessages } from './discussion.messages.ts';
import type { PlaceRecord } from './discussion.model.ts';
import { storedPlace } from './discussion-records.migrations.ts';
import { contentOf } from './discussion-records.service.ts';
import type { DiscussionTools } from './discussion-tools.ts';

/** What moderators pin: everybody who comes sees it, however long ago it was written. */
export class PinService {
  readonly #tools: DiscussionTools;

  constructor(tools: DiscussionTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN */
  async pin(actor: Actor, place: DiscussionPlace, id: number, pinned: boolean): Promise<void> {
    const { models, placed, spaces } = this.#tools;
    await findPlace(this.#tools, actor, place);
    await spaces.moderated(actor, place.moduleid);
    const feed = { roomId: roomIdOf(place), feed: discussionFeedName };
    if (pinned && (await placed().find(feed, id)) === null) {
      throw new AppError('NOT_FOUND', discussionMessages.noMessage);
    }
    const before = await this.#pinned(feed.roomId);
    const others = before.filter((each) => each !== id);
    const kept = (pinned ? [id, ...others] : others).slice(0, discussionLimits.pinned);
    await models.places.updateOne({ _id: feed.roomId }, { $set: { pinned: kept } });
    const changed = new Set(
      [id, ...before].filter((each) => kept.includes(each) !== before.includes(each)),
    );
    for (const each of changed) {
      const pin = (item: unknown) => ({ ...(item as MessageItem), pinned: kept.includes(each) });
      await placed().revise(feed, each, pin, 'host');
    }
    placed().touch(feed.roomId);
  }

  /** Newest pin first; what was removed since is not among them. */
  async of(place: DiscussionPlace): Promise<DiscussionState['pinned']> {
    const { placed } = this.#tools;
    const roomId = roomIdOf(place);
    const ids = await this.#pinned(roomId);
    const found = await Promise.all(
      ids.map((id) => placed().find({ roomId, feed: discussionFeedName }, id)),
    );
    return found.flatMap((entry) => {
      const item = entry?.item as MessageItem | null | undefined;
      if (entry === null || item === null || item === undefined) return [];
      return [{ id: entry.id, by: item.by, text: item.text, at: entry.at }];
    });
  }

  async #pinned(roomId: string): Promise<readonly number[]> {
    const stored = await this.#tools.models.places.findById(roomId).lean<PlaceRecord>();
    return contentOf(storedPlace, stored)?.pinned ?? [];
  }
}
