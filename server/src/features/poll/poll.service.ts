import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import { quickDefinition, type QuickPoll } from '@sets/shared/poll/quick-poll.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { MaterialRecord } from '../material/material-kind.ts';
import { MaterialService, type MaterialTools } from '../material/material.service.ts';
import type { StoredMaterial } from '../material/stored-material.ts';
import { pollKind } from './poll.kind.ts';

export type PollRecord = MaterialRecord<PollDefinition>;

export interface PollTools extends MaterialTools {
  /** Where that lies which is presented in a run; null where this person may not know, or it lies nowhere. */
  readonly topicOfRun: (actor: Actor, runId: string) => Promise<TopicRef | null>;
  /** Whether a poll was ever presented. */
  readonly hasRuns: (pollid: string) => Promise<boolean>;
}

/** A quick question that was not presented by then will not be: its page went between the two calls. ms. */
const presentedWithin = 24 * 3_600_000;
/** So many of one person are looked at whenever they make another. */
const mostLookedAt = 200;

/** Polls, and among them those of one question that are asked at once and stand in no list. */
export class PollService extends MaterialService<PollDefinition> {
  readonly #tools: PollTools;

  constructor(tools: PollTools) {
    super(pollKind, tools);
    this.#tools = tools;
  }

  /**
   * One that is in no list: it takes no place there, and none of a plan.
   * @throws AppError as `MaterialMaking.create`
   */
  async quick(actor: Actor, poll: QuickPoll, attempt?: string): Promise<PollRecord> {
    await this.#removeUnusedOf(actor);
    const { moduleid, topicid, beside } = poll;
    const shelf =
      (beside === undefined ? null : await this.#beside(actor, beside)) ??
      (await this.places.forNew(actor, { moduleid, topicid }));
    const definition = quickDefinition(poll);
    await this.making.checkPictures(definition);
    return this.making.make(actor, { shelf, definition, attempt, quick: true });
  }

  /** Whether it was made to be asked at once. */
  async isQuick(pollid: string): Promise<boolean> {
    return (await this.all.exists({ _id: pollid, quick: true })) !== null;
  }

  /** What was asked at once goes with the last of its runs: it is in no list from which anybody could delete it. */
  async removeQuick(pollid: string): Promise<void> {
    const { deletedCount } = await this.all.deleteOne({ _id: pollid, quick: true });
    if (deletedCount > 0) await this.versions.removeAllOf(pollid);
  }

  /** What was never presented is in no list and goes with no run: nobody else could delete it. */
  async #removeUnusedOf({ userid }: Actor): Promise<void> {
    const before = new Date(this.#tools.clock.now() - presentedWithin);
    const old = await this.all
      .find({ owner: userid, quick: true, createdAt: { $lt: before } }, { _id: 1 })
      .sort({ createdAt: -1 })
      .limit(mostLookedAt)
      .lean<Pick<StoredMaterial, '_id'>[]>();
    for (const { _id } of old) {
      if (!(await this.#tools.hasRuns(_id))) await this.removeQuick(_id);
    }
  }

  /** Where others who host that run may present it too; null where one presents nothing there oneself. */
  async #beside(actor: Actor, runId: string): Promise<TopicRef | null> {
    const topic = await this.#tools.topicOfRun(actor, runId);
    if (topic === null) return null;
    try {
      return await this.places.forNew(actor, topic);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return null;
    }
  }
}
