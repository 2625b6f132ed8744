import { limits } from '@sets/shared/core/limits.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { NewPoll, PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { quickDefinition, type QuickPoll } from '@sets/shared/poll/quick-poll.ts';
import { copiedPoll } from '@sets/shared/poll/poll-copy.ts';
import { storedPollDefinition } from '@sets/shared/poll/poll.migrations.ts';
import { picturesWithin } from '@sets/shared/question/question-picture.ts';
import type { Connection, Model } from 'mongoose';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { newId } from '../../core/new-id.ts';
import { inNewestVersion, type PollRecord } from './poll-record.service.ts';
import { listed, pollModel, type StoredPoll } from './poll.model.ts';
import type { PollPlaces } from './poll-place.ts';

export interface MakingTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly places: PollPlaces;
  /** How many polls this person's plan holds. */
  readonly pollsAllowed: (userid: string) => Promise<number>;
  /** Where that lies which is presented in a run; null where this person may not know, or it lies nowhere. */
  readonly topicOfRun: (actor: Actor, runId: string) => Promise<TopicRef | null>;
  /** Those of these pictures that were sent for something else than a question. */
  readonly picturesElsewhere: (fileids: readonly string[]) => Promise<readonly string[]>;
}

/** What is made into a poll, and where. */
interface Made {
  readonly shelf: TopicRef;
  readonly definition: PollDefinition;
  readonly attempt: string | undefined;
  readonly quick?: true;
}

/** Polls are made here: new ones, and copies. */
export class PollMaking {
  readonly #tools: MakingTools;
  readonly #polls: Model<StoredPoll>;
  readonly #inTurn = createKeyedMutex();

  constructor(tools: MakingTools) {
    this.#tools = tools;
    this.#polls = pollModel(tools.connection);
  }

  /**
   * The same attempt of a person is one poll: the second gives it as it is by now.
   * @throws AppError NOT_FOUND for no topic, FORBIDDEN for one of others, and where it or the plan is full;
   * BAD_REQUEST as `checkPictures`.
   */
  async create(actor: Actor, poll: NewPoll, attempt?: string): Promise<PollRecord> {
    const { moduleid, topicid, ...definition } = poll;
    const shelf = await this.#tools.places.forNew(actor, { moduleid, topicid });
    await this.checkPictures(definition);
    return this.#inTurnOf(actor, { shelf, definition, attempt });
  }

  /** One that is in no list: it takes no place there, and none of a plan. @throws AppError as `create` */
  async quick(actor: Actor, poll: QuickPoll, attempt?: string): Promise<PollRecord> {
    const { moduleid, topicid, beside } = poll;
    const shelf =
      (beside === undefined ? null : await this.#beside(actor, beside)) ??
      (await this.#tools.places.forNew(actor, { moduleid, topicid }));
    const definition = quickDefinition(poll);
    await this.checkPictures(definition);
    return this.#inTurnOf(actor, { shelf, definition, attempt, quick: true });
  }

  /**
   * What was named before stays. One that is not there, or no more, shows as nothing: a poll of another
   * server, and a draft that was written long ago, must not fail for it (decision 60).
   * @throws AppError BAD_REQUEST where a picture is new here and was sent for something else
   */
  async checkPictures(definition: PollDefinition, before?: PollDefinition): Promise<void> {
    const known = new Set(picturesWithin(before));
    const added = picturesWithin(definition).filter((fileid) => !known.has(fileid));
    if (added.length === 0 || (await this.#tools.picturesElsewhere(added)).length === 0) return;
    const msg =
      'A picture in this poll was not sent for a question, so not everybody could see it. Choose it anew.';
    throw new AppError('BAD_REQUEST', msg);
  }

  /** Where others who host that run may present it too; null where one presents nothing there oneself. */
  async #beside(actor: Actor, runId: string): Promise<TopicRef | null> {
    const topic = await this.#tools.topicOfRun(actor, runId);
    if (topic === null) return null;
    try {
      return await this.#tools.places.forNew(actor, topic);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return null;
    }
  }

  /** @throws AppError as `create` */
  async copy(actor: Actor, poll: PollRecord, to: TopicRef, attempt?: string): Promise<PollRecord> {
    const shelf = await this.#tools.places.forNew(actor, to);
    const isBeside = poll.moduleid === shelf.moduleid && poll.topicid === shelf.topicid;
    const definition = copiedPoll(poll.definition, { newId, isBeside });
    return this.#inTurnOf(actor, { shelf, definition, attempt });
  }

  /** One after the other, so that several at once are not more than the plan holds. */
  #inTurnOf(actor: Actor, made: Made): Promise<PollRecord> {
    return this.#inTurn(actor.userid, () => this.#make(actor, made));
  }

  async #make(actor: Actor, { shelf, definition, attempt, quick }: Made): Promise<PollRecord> {
    const before = await this.#attempted(actor, attempt, quick);
    if (before !== null) return before;
    if (quick === undefined) await this.#checkRoom(actor, shelf);
    const now = new Date(this.#tools.clock.now());
    const times = { createdAt: now, updatedAt: now };
    const mine = { _id: newId(), owner: actor.userid, ...shelf };
    const record = { ...mine, definition, revision: 1, ...times };
    try {
      const stored = toStored(storedPollDefinition, definition);
      await this.#polls.create({
        ...record,
        definition: stored,
        ...(attempt && { attempt }),
        ...(quick && { quick }),
      });
      return record;
    } catch (error) {
      // The same attempt, in another process or a moment ago.
      const made = isDuplicateKey(error) ? await this.#attempted(actor, attempt, quick) : null;
      if (made === null) throw error;
      return made;
    }
  }

  /**
   * What this person has made under this name; null where there is nothing. It must still be theirs to see.
   * @throws AppError CONFLICT where it is a quick question and a listed poll is made, or the other way round:
   * what was sent would be lost
   */
  async #attempted(
    actor: Actor,
    attempt: string | undefined,
    quick: true | undefined,
  ): Promise<PollRecord | null> {
    if (attempt === undefined) return null;
    const made = await this.#polls
      .findOne({ owner: actor.userid, attempt })
      .lean<StoredPoll | null>();
    if (made === null) return null;
    if (made.quick !== quick) {
      throw new AppError(
        'CONFLICT',
        'This attempt has made something else. Send it under a new one.',
      );
    }
    await this.#tools.places.check(actor, made);
    return inNewestVersion(made);
  }

  async #checkRoom(actor: Actor, shelf: TopicRef): Promise<void> {
    if ((await this.#polls.countDocuments({ ...shelf, ...listed })) >= limits.pollsPerTopic) {
      const msg = `A topic holds at most ${limits.pollsPerTopic} polls. Delete some first.`;
      throw new AppError('FORBIDDEN', msg);
    }
    const allowed = await this.#tools.pollsAllowed(actor.userid);
    if ((await this.#polls.countDocuments({ owner: actor.userid, ...listed })) >= allowed) {
      const msg = `Your plan holds ${allowed} polls. Delete some, or upgrade.`;
      throw new AppError('FORBIDDEN', msg);
    }
  }
}
