import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import { picturesWithin } from '@sets/shared/question/question-picture.ts';
import type { Connection, Model } from 'mongoose';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { newId } from '../../core/new-id.ts';
import {
  type AnyMaterial,
  inNewestVersion,
  type MaterialKind,
  type MaterialRecord,
} from './material-kind.ts';
import { listed, materialModel } from './material.model.ts';
import type { StoredMaterial } from './stored-material.ts';
import type { MaterialPlaces } from './material-place.ts';

export interface MakingTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly places: MaterialPlaces;
  /** How many of them this person's plan holds. */
  readonly allowed: (userid: string) => Promise<number>;
  /** Those of these pictures that were sent for something else than a question. */
  readonly picturesElsewhere: (fileids: readonly string[]) => Promise<readonly string[]>;
}

/** What is made, and where. */
interface Made<Definition> {
  readonly shelf: TopicRef;
  readonly definition: Definition;
  readonly attempt: string | undefined;
  readonly quick?: true;
}

/** Materials are made here: new ones, and copies. */
export class MaterialMaking<Definition extends AnyMaterial> {
  readonly #kind: MaterialKind<Definition>;
  readonly #tools: MakingTools;
  readonly #all: Model<StoredMaterial>;
  readonly #inTurn = createKeyedMutex();

  constructor(kind: MaterialKind<Definition>, tools: MakingTools) {
    this.#kind = kind;
    this.#tools = tools;
    this.#all = materialModel(tools.connection, kind);
  }

  /**
   * The same attempt of a person is one material: the second gives it as it is by now.
   * @throws AppError NOT_FOUND for no topic, FORBIDDEN for one of others, and where it or the plan is full;
   * BAD_REQUEST as `checkPictures`.
   */
  async create(
    actor: Actor,
    to: TopicRef,
    definition: Definition,
    attempt?: string,
  ): Promise<MaterialRecord<Definition>> {
    const shelf = await this.#tools.places.forNew(actor, to);
    await this.checkPictures(definition);
    return this.make(actor, { shelf, definition, attempt });
  }

  /**
   * What was named before stays. One that is not there, or no more, shows as nothing: what comes from another
   * server, and a draft that was written long ago, must not fail for it (decision 60).
   * @throws AppError BAD_REQUEST where a picture is new here and was sent for something else
   */
  async checkPictures(definition: Definition, before?: Definition): Promise<void> {
    const known = new Set(picturesWithin(before));
    const added = picturesWithin(definition).filter((fileid) => !known.has(fileid));
    if (added.length === 0 || (await this.#tools.picturesElsewhere(added)).length === 0) return;
    throw new AppError('BAD_REQUEST', this.#kind.words.foreignPicture);
  }

  /** @throws AppError as `create` */
  async copy(
    actor: Actor,
    from: MaterialRecord<Definition>,
    to: TopicRef,
    attempt?: string,
  ): Promise<MaterialRecord<Definition>> {
    const shelf = await this.#tools.places.forNew(actor, to);
    const isBeside = from.moduleid === shelf.moduleid && from.topicid === shelf.topicid;
    const definition = this.#kind.copied(from.definition, { newId, isBeside });
    return this.make(actor, { shelf, definition, attempt });
  }

  /**
   * Where this person may file it, and its pictures are checked. One after the other, so that several at
   * once are not more than the plan holds; over all processes that is looked at again once it is stored.
   * @throws AppError FORBIDDEN where topic or plan is full; CONFLICT where the attempt has made something else
   */
  make(actor: Actor, made: Made<Definition>): Promise<MaterialRecord<Definition>> {
    return this.#inTurn(actor.userid, () => this.#make(actor, made));
  }

  async #make(
    actor: Actor,
    { shelf, definition, attempt, quick }: Made<Definition>,
  ): Promise<MaterialRecord<Definition>> {
    const before = await this.#attempted(actor, attempt, quick);
    if (before !== null) return before;
    if (quick === undefined) await this.#checkRoom(actor, shelf, 1);
    const now = new Date(this.#tools.clock.now());
    const times = { createdAt: now, updatedAt: now };
    const mine = { _id: newId(), owner: actor.userid, ...shelf };
    const record = { ...mine, definition, revision: 1, ...times };
    try {
      const stored = toStored(this.#kind.stored, definition);
      await this.#all.create({
        ...record,
        definition: stored,
        ...(attempt && { attempt }),
        ...(quick && { quick }),
      });
    } catch (error) {
      // The same attempt, in another process or a moment ago.
      const made = isDuplicateKey(error) ? await this.#attempted(actor, attempt, quick) : null;
      if (made === null) throw error;
      return made;
    }
    if (quick === undefined) await this.#keepWithin(actor, record);
    return record;
  }

  /**
   * Somebody else may have filed one since there was room, or this person by another process. Of two who meet at the
   * last place at least one sees the other and gives way, perhaps both. @throws AppError FORBIDDEN
   */
  async #keepWithin(actor: Actor, { _id, ...shelf }: Pick<StoredMaterial, '_id'> & TopicRef) {
    try {
      await this.#checkRoom(actor, shelf, 0);
    } catch (error) {
      await this.#all.deleteOne({ _id });
      throw error;
    }
  }

  /**
   * What this person has made under this name; null where there is nothing. It must still be theirs to see.
   * @throws AppError CONFLICT where it is a quick question and a listed one is made, or the other way round:
   * what was sent would be lost
   */
  async #attempted(
    actor: Actor,
    attempt: string | undefined,
    quick: true | undefined,
  ): Promise<MaterialRecord<Definition> | null> {
    if (attempt === undefined) return null;
    const made = await this.#all
      .findOne({ owner: actor.userid, attempt })
      .lean<StoredMaterial | null>();
    if (made === null) return null;
    if (made.quick !== quick) {
      throw new AppError(
        'CONFLICT',
        'This attempt has made something else. Send it under a new one.',
      );
    }
    await this.#tools.places.check(actor, made);
    return inNewestVersion(this.#kind, made);
  }

  /** Whether there is room for so many more. @throws AppError FORBIDDEN */
  async #checkRoom(actor: Actor, { moduleid, topicid }: TopicRef, more: 0 | 1): Promise<void> {
    const { mostInTopic, words } = this.#kind;
    const inTopic = await this.#all.countDocuments({ moduleid, topicid, ...listed });
    if (inTopic + more > mostInTopic) {
      throw new AppError('FORBIDDEN', words.topicFull);
    }
    const allowed = await this.#tools.allowed(actor.userid);
    const own = await this.#all.countDocuments({ owner: actor.userid, ...listed });
    if (own + more > allowed) {
      throw new AppError('FORBIDDEN', words.planFull(allowed));
    }
  }
}
