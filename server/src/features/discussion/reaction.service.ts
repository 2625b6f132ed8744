import {
  discussionFeedName,
  type DiscussionPlace,
  type Reaction,
  type ReactionCounts,
  reactions,
} from '@sets/shared/discussion/discussion.contract.ts';
import type { MessageItem } from '@sets/shared/discussion/discussion.migrations.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { FeedKey } from '../../live/feeds/feed-key.ts';
import { Beat } from '../../live/sending/beat.ts';
import { findPlace, findWritable, roomIdOf } from './discussion-access.ts';
import { discussionMessages } from './discussion.messages.ts';
import type { ReactionRecord } from './discussion.model.ts';
import { storedReactions } from './discussion-records.migrations.ts';
import { contentOf, versionOf } from '../../core/stored-value.ts';
import type { ModerationService } from './moderation.service.ts';
import type { DiscussionTools } from './discussion-tools.ts';

/** The counts of a message go out at most once in so many ms: however many react, it is one change. */
export const countEvery = 1_000;

interface ReactionTools extends DiscussionTools {
  readonly moderation: Pick<ModerationService, 'of' | 'mutedUntil'>;
}

/** How many gave each; what nobody gave is absent. */
export const countsOf = (given: Iterable<readonly Reaction[]>): ReactionCounts => {
  const counts: Partial<Record<Reaction, number>> = {};
  for (const each of given) for (const one of each) counts[one] = (counts[one] ?? 0) + 1;
  return Object.fromEntries(
    reactions.flatMap((one) => (counts[one] === undefined ? [] : [[one, counts[one]]])),
  );
};

const givenIn = (record: ReactionRecord | null): readonly Reaction[] =>
  contentOf(storedReactions, record)?.reactions ?? [];

/**
 * What people give to messages. Who gave what is kept by person; the counts are a change of the
 * message, which its followers are told of as of any other: in order, without gaps, and together.
 */
export class ReactionService {
  readonly #tools: ReactionTools;
  readonly #beat: Beat;

  constructor(tools: ReactionTools) {
    this.#tools = tools;
    this.#beat = new Beat(tools.clock, countEvery, async (message) => {
      tools.background.run('reactions are counted', () => this.#count(message));
    });
  }

  /** All that one gives to the message then. @throws AppError NOT_FOUND, FORBIDDEN, TOO_LARGE */
  async react(
    actor: Actor,
    given: { place: DiscussionPlace; id: number; reaction: Reaction; on: boolean },
  ): Promise<Reaction[]> {
    const { place, id, reaction, on } = given;
    await this.#check(actor, place, id);
    const roomId = roomIdOf(place);
    // The counts are changes of the message, and a feed has only so many numbers.
    await this.#tools.placed().take({ roomId, feed: discussionFeedName }, actor.userid);
    const message = `${roomId}:${id}`;
    const _id = `${message}:${actor.userid}`;
    const whose = { message, moduleid: place.moduleid, userid: actor.userid };
    const { reactions: model } = this.#tools.models;
    await this.#given(_id);
    await (on
      ? model.updateOne(
          { _id },
          {
            $addToSet: { reactions: reaction },
            $setOnInsert: { ...whose, ...versionOf(storedReactions) },
          },
          { upsert: true },
        )
      : model.updateOne({ _id }, { $pull: { reactions: reaction } }));
    this.#beat.touch(message);
    return this.#given(_id);
  }

  /** What one gives to these messages, where one gives something. @throws AppError NOT_FOUND */
  async mine(
    actor: Actor,
    place: DiscussionPlace,
    ids: readonly number[],
  ): Promise<{ id: number; reactions: Reaction[] }[]> {
    await findPlace(this.#tools, actor, place);
    const roomId = roomIdOf(place);
    const byKey = new Map(ids.map((id) => [`${roomId}:${id}:${actor.userid}`, id]));
    const found = await this.#tools.models.reactions
      .find({ _id: { $in: [...byKey.keys()] } })
      .lean<ReactionRecord[]>();
    return found.flatMap((record) => {
      const id = byKey.get(record._id);
      const given = givenIn(record);
      return id === undefined || given.length === 0 ? [] : [{ id, reactions: [...given] }];
    });
  }

  /** Takes back all that somebody gave; the counts follow. */
  async forget(userid: string): Promise<void> {
    const { reactions: model } = this.#tools.models;
    const given = await model.find({ userid }, { message: 1 }).lean<ReactionRecord[]>();
    await model.deleteMany({ userid });
    for (const { message } of given) this.#beat.touch(message);
  }

  /** A message goes: what was given to it goes too. */
  async messageGone({ roomId }: FeedKey, id: number): Promise<void> {
    await this.#tools.models.reactions.deleteMany({ message: `${roomId}:${id}` });
  }

  /** All that somebody gives to a message. @throws AppError NEWER_VERSION, UNREADABLE */
  async #given(_id: string): Promise<Reaction[]> {
    const { reactions: model } = this.#tools.models;
    return [...givenIn(await model.findById(_id).lean<ReactionRecord>())];
  }

  async #check(actor: Actor, place: DiscussionPlace, id: number): Promise<void> {
    const { moderation, placed } = this.#tools;
    const { reader, record } = await findWritable(this.#tools, actor, place);
    const settings = await moderation.of(place.moduleid);
    if (moderation.mutedUntil(settings, reader, record) !== null) {
      throw new AppError('FORBIDDEN', discussionMessages.muted);
    }
    const feed = { roomId: roomIdOf(place), feed: discussionFeedName };
    if ((await placed().find(feed, id)) === null) {
      throw new AppError('NOT_FOUND', discussionMessages.noMessage);
    }
  }

  /** Counted anew: so a count is right again after whatever was lost. */
  async #count(message: string): Promise<void> {
    const { models, placed } = this.#tools;
    const found = await models.reactions.find({ message }).lean<ReactionRecord[]>();
    const counts = countsOf(found.map(givenIn));
    const [roomId = '', id = ''] = message.split(':');
    const feed = { roomId, feed: discussionFeedName };
    // Given in the moment in which it went.
    if ((await placed().find(feed, Number(id))) === null) {
      await this.messageGone(feed, Number(id));
      return;
    }
    await placed().revise(feed, Number(id), (item) => {
      const before = item as MessageItem;
      if (isDeepStrictEqual(before.reactions, counts)) return undefined;
      return { ...before, reactions: counts };
    });
  }
}
