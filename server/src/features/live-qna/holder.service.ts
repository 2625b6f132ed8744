import { createHash } from 'node:crypto';
import type { LiveQnaDefinition, LiveQnaShelf } from '@sets/shared/live-qna/live-qna.contract.ts';
import { storedLiveQnaDefinition } from '@sets/shared/live-qna/live-qna.migrations.ts';
import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import { readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import type { Connection, Model } from 'mongoose';
import type { Actor } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import type { RunHistory } from '../../live/history/run-history.ts';
import type { RunUpkeep } from '../../live/run/run-upkeep.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import { liveQnaModel, type StoredLiveQna } from './live-qna.model.ts';

/** A place among what is presented in a run, in which a live Q&A is held. */
export interface HolderRef {
  readonly runId: string;
  /** What the activity of the run calls the place. */
  readonly question: string;
}

/** What other activities tell of their places. */
export interface HoldersPort {
  /**
   * Where it is held, and how.
   * @throws AppError NOT_FOUND, FORBIDDEN, WRONG_PHASE once the run is over; NEWER_VERSION, UNREADABLE
   */
  readonly holderOf: (
    actor: Actor,
    holder: HolderRef,
  ) => Promise<{ readonly shelf: LiveQnaShelf; readonly definition: LiveQnaDefinition }>;
  /** Whether somebody may read the results of a run. @throws AppError NOT_FOUND, FORBIDDEN */
  readonly readable: (actor: Actor, runId: string) => Promise<unknown>;
}

interface HolderTools extends HoldersPort {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly spaces: Pick<ModuleAccess, 'moderatedTopic'>;
  readonly history: () => Pick<RunHistory, 'page'>;
  readonly upkeep: () => Pick<RunUpkeep, 'endSetAside'>;
}

/** One that was held in a place of a run, with its own runs. */
export interface Held {
  readonly liveqnaid: string;
  readonly question: string | null;
  readonly title: string;
  readonly runs: readonly {
    readonly runId: string;
    readonly openedAt: Date;
    readonly ended: boolean;
  }[];
}

/** So many runs of one place are told of: whoever ends it and opens it again makes another. */
const mostRuns = 20;

/** A place has one id however often and by whomever it is opened: a double tap makes one. */
const idOf = ({ runId, question }: HolderRef): string =>
  createHash('sha256').update(`${runId}:${question}`).digest('base64url').slice(0, 24);

/** Live Q&A that are held in a place of another run. */
export class HolderService {
  readonly #items: Model<StoredLiveQna>;
  readonly #tools: HolderTools;

  constructor(tools: HolderTools) {
    this.#items = liveQnaModel(tools.connection);
    this.#tools = tools;
  }

  /** The id of what is held there. @throws AppError NOT_FOUND, FORBIDDEN, WRONG_PHASE, NEWER_VERSION, UNREADABLE */
  async open(actor: Actor, holder: HolderRef): Promise<string> {
    const { spaces, holderOf, clock } = this.#tools;
    const { shelf, definition } = await holderOf(actor, holder);
    await spaces.moderatedTopic(actor, shelf);
    const _id = idOf(holder);
    if ((await this.#items.exists({ _id })) !== null) return _id;
    const now = new Date(clock.now());
    const stored = toStored(storedLiveQnaDefinition, definition);
    const made = {
      ...shelf,
      heldIn: holder.runId,
      heldAt: holder.question,
      definition: stored,
      revision: 1,
    };
    try {
      await this.#items.create({
        _id,
        owner: actor.userid,
        ...made,
        createdAt: now,
        updatedAt: now,
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return _id;
  }

  /** What was held in a run, in the order in which it was opened. @throws AppError NOT_FOUND, FORBIDDEN */
  async of(actor: Actor, runId: string): Promise<Held[]> {
    await this.#tools.readable(actor, runId);
    const found = await this.#items.find({ heldIn: runId }).sort({ createdAt: 1 }).lean();
    return Promise.all(found.map((each) => this.#told(each)));
  }

  /** A run is about to end: what is held in it, and is not what its room looks at, ends with it. May be asked again. */
  async endIn(runId: string): Promise<void> {
    const found = await this.#items.find({ heldIn: runId }, { _id: 1 }).lean();
    const ids = found.map(({ _id }) => _id);
    if (ids.length > 0) await this.#tools.upkeep().endSetAside(liveQnaName, ids);
  }

  async #told({ _id: definitionId, heldAt, definition }: StoredLiveQna): Promise<Held> {
    const read = readStored(storedLiveQnaDefinition, definition);
    const wanted = { activity: liveQnaName, definitionId };
    const runs = await this.#tools.history().page(wanted, mostRuns);
    return {
      liveqnaid: definitionId,
      question: heldAt ?? null,
      title: read.ok ? read.value.title : '',
      runs: runs
        .toReversed()
        .map(({ _id, createdAt, ended }) => ({ runId: _id, openedAt: createdAt, ended })),
    };
  }
}
