import {
  discussionLimits,
  type DiscussionPerson,
  type DiscussionPlace,
} from '@sets/shared/discussion/discussion.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { discussionMessages } from './discussion.messages.ts';
import { roomIdOf } from './discussion-access.ts';
import type { PlaceRecord, WriterRecord } from './discussion.model.ts';
import { storedPlace, storedWriter } from './discussion-records.migrations.ts';
import { contentOf, versionOf } from '../../core/stored-value.ts';
import type { DiscussionTools } from './discussion-tools.ts';

/** So many places are known to be noted, so that not every message notes its own again. */
const mostKnown = 10_000;

/** What somebody’s row is called that is of the whole space. */
const inSpace = (moduleid: string, userid: string): string => `${moduleid}:${userid}`;

/** A place in which nobody has written yet. */
export const freshPlace = (place: DiscussionPlace): PlaceRecord => {
  const { moduleid, topicid = null, questionid = null } = place;
  const content = { moduleid, topicid, questionid, pinned: [], ...versionOf(storedPlace) };
  return { _id: roomIdOf(place), ...content, revision: 0 };
};

/** Who has written where: for pauses between messages, for mentions, and for who asks for their data. */
export class WriterService {
  readonly #tools: Pick<DiscussionTools, 'models' | 'clock' | 'spaces' | 'people'>;
  readonly #known = new Set<string>();

  constructor(tools: Pick<DiscussionTools, 'models' | 'clock' | 'spaces' | 'people'>) {
    this.#tools = tools;
  }

  /**
   * Notes that somebody writes now. Of two messages at once only one is let through where there is
   * a pause between them. @throws AppError RATE_LIMITED before the pause is over
   */
  async note(place: DiscussionPlace, userid: string, pauseMs: number): Promise<void> {
    await this.#notePlace(place);
    const { models, clock } = this.#tools;
    const roomId = roomIdOf(place);
    const _id = `${roomId}:${userid}`;
    const now = clock.now();
    const paused = pauseMs > 0 ? { lastAt: { $lte: now - pauseMs } } : {};
    const { moduleid } = place;
    try {
      await models.writers.updateOne(
        { _id, ...paused },
        {
          $set: { roomId, moduleid, userid, lastAt: now },
          $setOnInsert: versionOf(storedWriter),
        },
        { upsert: true },
      );
      await this.#notePerson(moduleid, userid, now);
    } catch (error) {
      // There is one who has written too lately for the pause, or somebody was quicker to note them.
      if (!isDuplicateKey(error)) throw error;
      if (pauseMs === 0) return;
      const known = await models.writers.findById(_id).lean<WriterRecord>();
      const last = contentOf(storedWriter, known)?.lastAt ?? now;
      const retryInMs = Math.max(1, last + pauseMs - now);
      throw new AppError('RATE_LIMITED', discussionMessages.slow, { retryInMs, cause: error });
    }
  }

  /** Moderators first, then who wrote in the space last. @throws AppError NOT_FOUND */
  async offered(actor: Actor, moduleid: string): Promise<DiscussionPerson[]> {
    const { spaces } = this.#tools;
    const { record } = await spaces.read(actor, moduleid);
    const wrote = await this.#wroteLast(moduleid);
    const userids = [...new Set([...(await spaces.moderatorsOf(record)), ...wrote])];
    const names = await this.#tools.people.names(userids);
    return userids.flatMap((userid) => {
      const named = names.get(userid);
      return named === undefined ? [] : [{ userid, username: named.username }];
    });
  }

  /** Those of these who have written anywhere in a space. */
  async whoWrote(moduleid: string, userids: readonly string[]): Promise<ReadonlySet<string>> {
    const _id = { $in: userids.map((userid) => inSpace(moduleid, userid)) };
    const { writers } = this.#tools.models;
    const found = await writers.find({ _id }, { userid: 1 }).lean<Pick<WriterRecord, 'userid'>[]>();
    return new Set(found.map(({ userid }) => userid));
  }

  async #wroteLast(moduleid: string): Promise<string[]> {
    const found = await this.#tools.models.writers
      .find({ roomId: moduleid }, { userid: 1 })
      .sort({ lastAt: -1 })
      .limit(discussionLimits.offered)
      .lean<Pick<WriterRecord, 'userid'>[]>();
    return found.map(({ userid }) => userid);
  }

  /** Of all places of a space together each person has one row: however many threads somebody writes in. */
  async #notePerson(moduleid: string, userid: string, lastAt: number): Promise<void> {
    await this.#tools.models.writers
      .updateOne(
        { _id: inSpace(moduleid, userid) },
        {
          $set: { roomId: moduleid, moduleid, userid, lastAt },
          $setOnInsert: versionOf(storedWriter),
        },
        { upsert: true },
      )
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }

  /** Of these places those in which somebody has written, by roomId. */
  async placesOf(roomIds: readonly string[]): Promise<ReadonlyMap<string, PlaceRecord>> {
    const { places } = this.#tools.models;
    const found = await places.find({ _id: { $in: [...roomIds] } }).lean<PlaceRecord[]>();
    return new Map(found.map((place) => [place._id, place]));
  }

  async #notePlace(place: DiscussionPlace): Promise<void> {
    const { _id, ...fresh } = freshPlace(place);
    if (this.#known.has(_id)) return;
    await this.#tools.models.places
      .updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true })
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.add(_id);
  }
}
