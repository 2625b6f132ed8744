import type { Failure } from '@sets/shared/core/result.ts';
import type { AtOwnTime } from '@sets/shared/live/at-own-time.ts';
import type { LastRun } from '@sets/shared/live/last-run.ts';
import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { Connection, Model } from 'mongoose';
import type { Actor } from '../../core/actor.ts';
import { after, type PlaceInList } from '../../core/place-in-list.ts';
import { glanceAt, glancedFields, glanceThrough } from './material-glance.ts';
import type { AnyMaterial, MaterialKind } from './material-kind.ts';
import type { MaterialPlaces } from './material-place.ts';
import { listed, materialModel } from './material.model.ts';
import type { StoredMaterial } from './stored-material.ts';

/** A run under way: the join code of its room, whether it is on there, and as a survey how long it is open. */
export interface OpenRun {
  readonly code: string;
  readonly isOn: boolean;
  readonly atOwnTime: AtOwnTime | null;
}

/** The runs under way of these materials, by their ids. */
export type FindOpenRuns = (ids: string[]) => Promise<ReadonlyMap<string, OpenRun>>;

/** What was presented last of these materials, by their ids. */
export type FindLastRuns = (ids: string[]) => Promise<ReadonlyMap<string, LastRun>>;

export interface MaterialSummary {
  readonly id: string;
  readonly title: string;
  readonly questions: number;
  readonly kinds: readonly string[];
  readonly updatedAt: Date;
  /** Null where it is not under way. */
  readonly run: OpenRun | null;
  /** Null where none is over. */
  readonly lastRun: LastRun | null;
  /** Why it cannot be opened; title and number of questions are then what could be made out. */
  readonly failure: Failure | null;
}

export interface ListTools {
  readonly connection: Connection;
  readonly places: MaterialPlaces;
  readonly findOpenRuns: FindOpenRuns;
  readonly findLastRuns: FindLastRuns;
}

/** What is told of the materials of a topic, without reading them as a whole. */
export class MaterialLists<Definition extends AnyMaterial> {
  readonly #kind: MaterialKind<Definition>;
  readonly #tools: ListTools;
  readonly #all: Model<StoredMaterial>;

  constructor(kind: MaterialKind<Definition>, tools: ListTools) {
    this.#kind = kind;
    this.#tools = tools;
    this.#all = materialModel(tools.connection, kind);
  }

  /** Those of a topic, newest first. @throws AppError NOT_FOUND, FORBIDDEN */
  async list(actor: Actor, wanted: TopicRef): Promise<MaterialSummary[]> {
    const shelf = await this.#tools.places.toList(actor, wanted);
    if (shelf === null) return [];
    const { moduleid, topicid } = shelf;
    const found = await this.#all
      .find({ moduleid, topicid, ...listed }, { ...glancedFields(this.#kind), updatedAt: 1 })
      .sort({ createdAt: -1 })
      .limit(this.#kind.mostInTopic)
      .lean<Pick<StoredMaterial, '_id' | 'definition' | 'updatedAt'>[]>();
    const ids = found.map((each) => each._id);
    const runs = await this.#tools.findOpenRuns(ids);
    const lastRuns = await this.#tools.findLastRuns(ids);
    const summaries: MaterialSummary[] = [];
    for (const { _id, definition, updatedAt } of found) {
      const glance = glanceAt(this.#kind, definition) ?? (await this.#lookThrough(_id));
      if (glance === null) continue;
      const presented = { run: runs.get(_id) ?? null, lastRun: lastRuns.get(_id) ?? null };
      summaries.push({ id: _id, ...glance, updatedAt, ...presented });
    }
    return summaries;
  }

  /** Those of a topic after this place, for whom the caller lets see them; newest first. */
  async madeIn({ moduleid, topicid }: TopicRef, before: PlaceInList | undefined, most: number) {
    const place = before === undefined ? {} : after('createdAt', before);
    const found = await this.#all
      .find(
        { moduleid, topicid, ...listed, ...place },
        { ...glancedFields(this.#kind), createdAt: 1 },
      )
      .sort({ createdAt: -1, _id: -1 })
      .limit(most)
      .lean<Pick<StoredMaterial, '_id' | 'definition' | 'createdAt'>[]>();
    return found.map(({ _id: id, definition, createdAt }) => {
      // One of another version is listed without what it would take to read it as a whole.
      const { title = '', questions = 0 } = glanceAt(this.#kind, definition) ?? {};
      return { id, title, questions, createdAt };
    });
  }

  /** Null where it was deleted in this moment. */
  async #lookThrough(id: string) {
    const stored = await this.#all.findById(id, { definition: 1 }).lean();
    return stored === null ? null : glanceThrough(this.#kind, stored.definition);
  }
}
