import type { Connection, Model } from 'mongoose';
import type {
  LiveQnaChange,
  LiveQnaDefinition,
  LiveQnaShelf,
  NewLiveQna,
} from '@sets/shared/live-qna/live-qna.contract.ts';
import { liveQnaLimits } from '@sets/shared/live-qna/live-qna.contract.ts';
import { storedLiveQnaDefinition } from '@sets/shared/live-qna/live-qna.migrations.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { after, type PlaceInList } from '../../core/place-in-list.ts';
import { newId } from '../../core/new-id.ts';
import { storedValue } from '../../core/stored-value.ts';
import { asIfGone } from '../module/as-if-gone.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import { liveQnaModel, type StoredLiveQna } from './live-qna.model.ts';

export type { StoredLiveQna } from './live-qna.model.ts';

/** A live Q&A with its definition in the newest version. */
export interface LiveQnaRecord extends StoredLiveQna {
  readonly definition: LiveQnaDefinition;
}

export interface LiveQnaSummary {
  readonly liveqnaid: string;
  readonly title: string;
  readonly updatedAt: Date;
  /** Join code of the run that is under way. */
  readonly code: string | null;
  readonly failure: Failure | null;
}

export interface LiveQnaTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly spaces: Pick<ModuleAccess, 'moderatedTopic' | 'moderated'>;
  /** The runs under way, by liveqnaid. */
  readonly openRuns: (ids: string[]) => Promise<ReadonlyMap<string, { readonly code: string }>>;
}

/** What is held in a place of a run is told of there, and takes no room in its topic. */
const inTopic = { heldIn: { $exists: false } } as const;

const gone = () => new AppError('NOT_FOUND', 'There is no such live Q&A. Was it deleted?');

/** Live Q&A as they lie in topics. Whoever moderates the space may do all with them, all alike. */
export class LiveQnaService {
  readonly #items: Model<StoredLiveQna>;
  readonly #tools: LiveQnaTools;
  readonly #inTurn = createKeyedMutex();

  constructor(tools: LiveQnaTools) {
    this.#items = liveQnaModel(tools.connection);
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN; also where the topic is full */
  async create(actor: Actor, made: NewLiveQna): Promise<LiveQnaRecord> {
    const { moduleid, topicid, ...definition } = made;
    const shelf = { moduleid, topicid };
    await this.#tools.spaces.moderatedTopic(actor, shelf);
    // Those of one topic in turn, so that each is counted before the next.
    return this.#inTurn(`${moduleid}/${topicid}`, () => this.#createIn(shelf, actor, definition));
  }

  async #createIn(
    shelf: LiveQnaShelf,
    actor: Actor,
    definition: LiveQnaDefinition,
  ): Promise<LiveQnaRecord> {
    if ((await this.#items.countDocuments({ ...shelf, ...inTopic })) >= liveQnaLimits.perTopic) {
      const msg = `A topic holds at most ${liveQnaLimits.perTopic} live Q&A. Delete some first.`;
      throw new AppError('FORBIDDEN', msg);
    }
    const now = this.#now();
    const times = { createdAt: now, updatedAt: now };
    const record = {
      _id: newId(),
      owner: actor.userid,
      ...shelf,
      definition,
      revision: 1,
      ...times,
    };
    await this.#items.create({
      ...record,
      definition: toStored(storedLiveQnaDefinition, definition),
    });
    return record;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async read(actor: Actor, liveqnaid: string): Promise<LiveQnaRecord> {
    return inNewestVersion(await this.#moderated(actor, liveqnaid));
  }

  /** Where one lies; null where there is none. */
  async topicOf(liveqnaid: string): Promise<LiveQnaShelf | null> {
    const found = await this.#items.findById(liveqnaid, { moduleid: 1, topicid: 1 }).lean();
    return found && { moduleid: found.moduleid, topicid: found.topicid };
  }

  async exists(liveqnaid: string): Promise<boolean> {
    return (await this.#items.exists({ _id: liveqnaid })) !== null;
  }

  /** As it is stored, for what hangs on it; null where it is gone. */
  find(liveqnaid: string): Promise<StoredLiveQna | null> {
    return this.#items.findById(liveqnaid).lean();
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT where somebody changed it since; NEWER_VERSION, UNREADABLE */
  async change(actor: Actor, liveqnaid: string, change: LiveQnaChange): Promise<LiveQnaRecord> {
    const { entry } = inNewestVersion(await this.#moderated(actor, liveqnaid)).definition;
    const { revision, ...settings } = change;
    const changing = { ...settings, ...(entry !== undefined && { entry }) };
    const definition = toStored(storedLiveQnaDefinition, changing);
    const changed = await this.#items
      .findOneAndUpdate(
        { _id: liveqnaid, revision },
        { $set: { definition, updatedAt: this.#now() }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (changed === null) {
      throw new AppError('CONFLICT', 'This was changed elsewhere meanwhile. Load it anew.');
    }
    return inNewestVersion(changed);
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, WRONG_PHASE while it is running */
  async remove(actor: Actor, liveqnaid: string): Promise<void> {
    await this.#moderated(actor, liveqnaid);
    if ((await this.#tools.openRuns([liveqnaid])).has(liveqnaid)) {
      throw new AppError('WRONG_PHASE', 'This is under way. End it first.');
    }
    await this.#items.deleteOne({ _id: liveqnaid });
  }

  /** Those of a topic, newest first. @throws AppError NOT_FOUND, FORBIDDEN */
  async list(actor: Actor, { moduleid, topicid }: LiveQnaShelf): Promise<LiveQnaSummary[]> {
    await this.#tools.spaces.moderatedTopic(actor, { moduleid, topicid });
    const found = await this.#items
      .find({ moduleid, topicid, ...inTopic })
      .sort({ createdAt: -1 })
      .limit(liveQnaLimits.perTopic)
      .lean();
    const runs = await this.#tools.openRuns(found.map(({ _id }) => _id));
    return found.map(({ _id, definition, updatedAt }) => {
      const read = readStored(storedLiveQnaDefinition, definition);
      return {
        liveqnaid: _id,
        title: read.ok ? read.value.title : '',
        updatedAt,
        code: runs.get(_id)?.code ?? null,
        failure: read.ok ? null : read.error,
      };
    });
  }

  /** Those made in a topic after this place, newest first; at most `most`. */
  async madeIn({ moduleid, topicid }: LiveQnaShelf, before: PlaceInList | undefined, most: number) {
    const place = before === undefined ? {} : after('createdAt', before);
    const found = await this.#items
      .find({ moduleid, topicid, ...inTopic, ...place })
      .sort({ createdAt: -1, _id: -1 })
      .limit(most)
      .lean();
    return found.map(({ _id: id, definition, createdAt: at }) => {
      const read = readStored(storedLiveQnaDefinition, definition);
      return { id, at, title: read.ok ? read.value.title : '' };
    });
  }

  /** Every one that a person made, oldest first. */
  allOf(owner: string): Promise<StoredLiveQna[]> {
    return this.#items.find({ owner }).sort({ createdAt: 1 }).lean();
  }

  /** They stay with their space, without a name. */
  async forget(owner: string): Promise<void> {
    await this.#items.updateMany({ owner }, { $set: { owner: '' } });
  }

  /** Deletes all of a module that is gone. */
  async removeAllIn(moduleid: string): Promise<void> {
    await this.#items.deleteMany({ moduleid });
  }

  async #moderated(actor: Actor, liveqnaid: string): Promise<StoredLiveQna> {
    const found = await this.#items.findById(liveqnaid).lean();
    if (found === null) throw gone();
    await asIfGone(this.#tools.spaces.moderated(actor, found.moduleid), gone);
    return found;
  }

  #now(): Date {
    return new Date(this.#tools.clock.now());
  }
}

/** @throws AppError NEWER_VERSION, UNREADABLE */
const inNewestVersion = (stored: StoredLiveQna): LiveQnaRecord => ({
  ...stored,
  definition: storedValue(storedLiveQnaDefinition, stored.definition),
});
