import {
  discussionFeedName,
  discussionLimits,
  type DiscussionPlace,
  type DiscussionState,
} from '@sets/shared/discussion/discussion.contract.ts';
import type { MessageItem } from '@sets/shared/discussion/discussion.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { revise } from '../../core/revise.ts';
import type { FeedKey } from '../../live/feeds/feed-key.ts';
import { findPlace, roomIdOf } from './discussion-access.ts';
import { discussionMessages } from './discussion.messages.ts';
import type { PlaceRecord } from './discussion.model.ts';
import { storedPlace } from './discussion-records.migrations.ts';
import { contentOf, versionOf } from '../../core/stored-value.ts';
import type { DiscussionTools } from './discussion-tools.ts';
import { freshPlace } from './writer.service.ts';

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
    let before: readonly number[] = [];
    const { pinned: after } = await revise(models.places, freshPlace(place), (stored) => {
      const content = contentOf(storedPlace, stored) ?? stored;
      before = content.pinned;
      const others = before.filter((each) => each !== id);
      const next = (pinned ? [id, ...others] : others).slice(0, discussionLimits.pinned);
      return { ...content, pinned: next, ...versionOf(storedPlace) };
    });
    await this.#mark(feed, new Set([id, ...before, ...after]));
    placed().touch(feed.roomId);
  }

  /**
   * Messages say that they are pinned as the list has it, also what a process left otherwise that died
   * in between. Where the list has changed meanwhile, it is done again: so the last is right.
   */
  async #mark(feed: FeedKey, ids: ReadonlySet<number>): Promise<void> {
    const { placed } = this.#tools;
    for (;;) {
      const { pinned, revision } = await this.#listOf(feed.roomId);
      for (const id of ids) {
        const isPinned = pinned.includes(id);
        const mark = (item: unknown) => {
          const message = item as MessageItem;
          return message.pinned === isPinned ? undefined : { ...message, pinned: isPinned };
        };
        await placed().revise(feed, id, mark, 'host');
      }
      if ((await this.#listOf(feed.roomId)).revision === revision) return;
    }
  }

  async #listOf(roomId: string): Promise<Pick<PlaceRecord, 'pinned' | 'revision'>> {
    const stored = await this.#tools.models.places.findById(roomId).lean<PlaceRecord>();
    const pinned = contentOf(storedPlace, stored)?.pinned ?? [];
    return { pinned, revision: stored?.revision ?? 0 };
  }

  /** Newest pin first; what was removed since is not among them. */
  async of(place: DiscussionPlace): Promise<DiscussionState['pinned']> {
    const { placed } = this.#tools;
    const roomId = roomIdOf(place);
    const { pinned: ids } = await this.#listOf(roomId);
    const found = await Promise.all(
      ids.map((id) => placed().find({ roomId, feed: discussionFeedName }, id)),
    );
    return found.flatMap((entry) => {
      const item = entry?.item as MessageItem | null | undefined;
      if (entry === null || item === null || item === undefined) return [];
      return [{ id: entry.id, by: item.by, text: item.text, at: entry.at }];
    });
  }
}
