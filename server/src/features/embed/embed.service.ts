import { randomBytes } from 'node:crypto';
import { embedLimits } from '@sets/shared/embed/embed.contract.ts';
import type { Connection, Model } from 'mongoose';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { digest } from '../../core/digest.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { newId } from '../../core/new-id.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import { type EmbedRecord, embedModel } from './embed.model.ts';

export type { EmbedRecord } from './embed.model.ts';

/** What links need of the rooms that they lead to. */
export interface EmbeddingPort {
  /** @throws AppError FORBIDDEN who does not host the room, NOT_FOUND */
  hosted(roomId: string, actor: Actor): Promise<{ readonly space: string | null }>;
  /** Ends watching by these links. */
  ended(embedids: readonly string[]): void;
}

export interface OpenSpaces {
  /** Whether a space is there, and not only kept to come back. */
  isOpen(moduleid: string): Promise<boolean>;
}

interface EmbedTools {
  readonly connection: Connection;
  readonly clock: Clock;
  /** Made after the features, and asked only once a call comes in. */
  readonly embedding: () => EmbeddingPort;
  readonly spaces: OpenSpaces;
}

/** A key of 256 bits, as it stands in an address. */
const newKey = (): string => randomBytes(32).toString('base64url');

/** The links by which others watch rooms. */
export class EmbedService {
  readonly #embeds: Model<EmbedRecord>;
  readonly #clock: Clock;
  readonly #embedding: () => EmbeddingPort;
  readonly #spaces: OpenSpaces;
  readonly #inTurn = createKeyedMutex();

  constructor({ connection, clock, embedding, spaces }: EmbedTools) {
    this.#embeds = embedModel(connection);
    this.#clock = clock;
    this.#embedding = embedding;
    this.#spaces = spaces;
  }

  /** Newest first. @throws AppError FORBIDDEN, NOT_FOUND */
  async list(actor: Actor, roomId: string): Promise<EmbedRecord[]> {
    await this.#embedding().hosted(roomId, actor);
    return this.#embeds.find({ roomId }).sort({ madeAt: -1, _id: -1 }).lean();
  }

  /** The key is not stored, so nobody is told it again. @throws AppError FORBIDDEN, NOT_FOUND, FULL */
  async make(
    actor: Actor,
    roomId: string,
    name: string,
  ): Promise<{ embed: EmbedRecord; key: string }> {
    const { space } = await this.#embedding().hosted(roomId, actor);
    // One after the other, so that several at once are not more than a room may have.
    return this.#inTurn(roomId, () =>
      this.#make({ roomId, moduleid: space, name, madeBy: actor.userid }),
    );
  }

  async #make(
    about: Pick<EmbedRecord, 'roomId' | 'moduleid' | 'name' | 'madeBy'>,
  ): Promise<{ embed: EmbedRecord; key: string }> {
    const { roomId } = about;
    if ((await this.#embeds.countDocuments({ roomId })) >= embedLimits.perRoom) {
      const msg = `A room has ${embedLimits.perRoom} links at most. Withdraw one first.`;
      throw new AppError('FULL', msg);
    }
    const key = newKey();
    const embed: EmbedRecord = {
      _id: newId(),
      ...about,
      digest: digest(key),
      madeAt: new Date(this.#clock.now()),
    };
    await this.#embeds.create(embed);
    return { embed, key };
  }

  /** Whoever watches by it is sent away. @throws AppError FORBIDDEN, NOT_FOUND */
  async withdraw(actor: Actor, roomId: string, embedid: string): Promise<void> {
    await this.#embedding().hosted(roomId, actor);
    const { deletedCount } = await this.#embeds.deleteOne({ _id: embedid, roomId });
    // Another process may not have been told of what was withdrawn before: it is told again.
    this.#embedding().ended([embedid]);
    if (deletedCount === 0) throw new AppError('NOT_FOUND', 'This link was withdrawn already.');
  }

  /**
   * Where a key leads; null where it leads nowhere. While a space is deleted and may come back nobody
   * could withdraw its links, so they lead nowhere then.
   */
  async find(key: string): Promise<{ embedid: string; roomId: string } | null> {
    const asked = { digest: digest(key) };
    const found = await this.#embeds.findOne(asked, { roomId: 1, moduleid: 1 }).lean();
    if (found === null) return null;
    const { _id, roomId, moduleid } = found;
    return moduleid === null || (await this.#spaces.isOpen(moduleid))
      ? { embedid: _id, roomId }
      : null;
  }

  /** Those of these links that were not withdrawn. */
  async stillThere(embedids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.#embeds.find({ _id: { $in: [...embedids] } }, { _id: 1 }).lean();
    return new Set(found.map(({ _id }) => _id));
  }

  /** A space is gone for good: nobody could withdraw these any more. May be called again. */
  removeFromSpace(moduleid: string): Promise<void> {
    return this.#removeAll({ moduleid });
  }

  readonly personalData: PersonalData = {
    name: 'embed-links',
    holds: 'The embed links that you made, without their keys.',
    collect: async (userid) => {
      const own = await this.#embeds.find({ madeBy: userid }).sort({ madeAt: 1 }).lean();
      if (own.length === 0) return null;
      return own.map(({ name, roomId, madeAt }) => ({
        name,
        room: roomId,
        madeAt: madeAt.toISOString(),
      }));
    },
    erase: (userid) => this.#removeAll({ madeBy: userid }),
  };

  async #removeAll(which: { moduleid: string } | { madeBy: string }): Promise<void> {
    const gone = await this.#embeds.find(which, { _id: 1 }).lean();
    await this.#embeds.deleteMany({ _id: { $in: gone.map(({ _id }) => _id) } });
    this.#embedding().ended(gone.map(({ _id }) => _id));
  }
}
