import { isDeepStrictEqual } from 'node:util';
import type { Model } from 'mongoose';
import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import { readStored, toStored } from '@sets/shared/core/stored-shape.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { inSlices } from '../../core/in-slices.ts';
import type { PlaceInList } from '../../core/place-in-list.ts';
import {
  type AnyMaterial,
  inNewestVersion,
  type MaterialKind,
  type MaterialRecord,
} from './material-kind.ts';
import { type ListTools, MaterialLists, type MaterialSummary } from './material-lists.service.ts';
import { type MakingTools, MaterialMaking } from './material-making.service.ts';
import { listed, materialModel, nobody } from './material.model.ts';
import type { Filed, StoredMaterial } from './stored-material.ts';
import { MaterialPlaces, type PlaceTools } from './material-place.ts';
import {
  MaterialVersions,
  type VersionGlance,
  type VersionRecord,
} from './material-versions.service.ts';

export interface MaterialTools
  extends PlaceTools, Omit<MakingTools, 'places'>, Omit<ListTools, 'places'> {
  /** One was deleted by itself: what others keep of it goes. What is of a whole space they are told of otherwise. */
  readonly onRemoved?: ((id: string) => Promise<void>) | undefined;
}

/** What a person makes of it, of the same kind; the revision that their editor has loaded. */
type Change<Definition> = Definition & { readonly revision: number };

/**
 * All that is done with one kind of material: it is made, read, changed as long as nobody else has, kept in
 * versions, listed, and deleted with its space. Who may is asked of the space that it lies in.
 */
export class MaterialService<Definition extends AnyMaterial> {
  readonly versions: MaterialVersions<Definition>;
  protected readonly all: Model<StoredMaterial>;
  protected readonly making: MaterialMaking<Definition>;
  protected readonly places: MaterialPlaces;
  readonly #kind: MaterialKind<Definition>;
  readonly #clock: MaterialTools['clock'];
  readonly #findOpenRuns: MaterialTools['findOpenRuns'];
  readonly #onRemoved: MaterialTools['onRemoved'];
  readonly #lists: MaterialLists<Definition>;

  constructor(kind: MaterialKind<Definition>, tools: MaterialTools) {
    this.#kind = kind;
    this.#clock = tools.clock;
    this.#findOpenRuns = tools.findOpenRuns;
    this.#onRemoved = tools.onRemoved;
    this.all = materialModel(tools.connection, kind);
    this.places = new MaterialPlaces(tools, kind.words.missing);
    this.versions = new MaterialVersions(kind, tools);
    this.making = new MaterialMaking(kind, { ...tools, places: this.places });
    this.#lists = new MaterialLists(kind, { ...tools, places: this.places });
  }

  /** @throws AppError as `MaterialMaking.create` */
  create(
    actor: Actor,
    { moduleid, topicid, ...definition }: Definition & TopicRef,
    attempt?: string,
  ): Promise<MaterialRecord<Definition>> {
    const made = definition as unknown as Definition;
    return this.making.create(actor, { moduleid, topicid }, made, attempt);
  }

  /** @throws AppError as `create` and `read` */
  async copy(
    actor: Actor,
    id: string,
    to: TopicRef,
    attempt?: string,
  ): Promise<MaterialRecord<Definition>> {
    return this.making.copy(actor, await this.read(actor, id), to, attempt);
  }

  /** How many of them this person made, in whichever spaces: a plan counts them. */
  countOf(owner: string): Promise<number> {
    return this.all.countDocuments({ owner, ...listed });
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async read(actor: Actor, id: string): Promise<MaterialRecord<Definition>> {
    return inNewestVersion(this.#kind, await this.#find(actor, id));
  }

  async exists(id: string): Promise<boolean> {
    return (await this.all.exists({ _id: id })) !== null;
  }

  /** What a run is made of. @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async definitionToRun(actor: Actor, id: string): Promise<Definition> {
    return inNewestVersion(this.#kind, await this.#find(actor, id)).definition;
  }

  /**
   * What it is already is no change, whoever made it so: a reply may have been lost.
   * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT where somebody changed it since; NEWER_VERSION,
   * UNREADABLE where what it would replace cannot be read here; BAD_REQUEST as `create`.
   */
  async change(
    actor: Actor,
    id: string,
    { revision, ...changed }: Change<Definition>,
  ): Promise<MaterialRecord<Definition>> {
    const stored = await this.#find(actor, id);
    const before = inNewestVersion(this.#kind, stored);
    const definition = changed as unknown as Definition;
    if (isDeepStrictEqual(before.definition, definition)) return before;
    // It is counted by no plan and stands in no list: it stays the one question that it is.
    if (stored.quick === true) {
      throw new AppError('FORBIDDEN', 'What was asked at once stays as it was. Copy it first.');
    }
    await this.making.checkPictures(definition, before.definition);
    if (before.revision === revision) await this.versions.keepBefore(stored, actor);
    return this.#replace(actor, { id, revision, definition });
  }

  /**
   * Puts an earlier version in the place of what it is, which becomes an earlier one too.
   * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, NEWER_VERSION, UNREADABLE
   */
  async restore(actor: Actor, id: string, version: number, revision: number) {
    const stored = await this.#find(actor, id);
    const before = inNewestVersion(this.#kind, stored);
    const { definition } = await this.versions.read(id, version);
    if (isDeepStrictEqual(before.definition, definition)) return before;
    if (before.revision === revision) await this.versions.keep(stored);
    return this.#replace(actor, { id, revision, definition });
  }

  /** What it was like, newest first; the first is what it is. @throws AppError NOT_FOUND, FORBIDDEN */
  async versionsOf(actor: Actor, id: string): Promise<VersionGlance[]> {
    return this.versions.list(await this.#find(actor, id));
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async version(actor: Actor, id: string, revision: number): Promise<VersionRecord<Definition>> {
    const now = await this.#find(actor, id);
    return now.revision === revision ? this.versions.asIs(now) : this.versions.read(id, revision);
  }

  /**
   * A run is about to be made of it: as it is now it is never forgotten.
   * @throws AppError NOT_FOUND where it was deleted meanwhile: no run is made of it then
   */
  async keepPresented(id: string): Promise<void> {
    const material = await this.all.findById(id).lean<StoredMaterial | null>();
    if (material !== null) await this.versions.keep(material, { presented: true });
    await this.#checkThere(id);
  }

  /**
   * Asked after a version is kept: whoever deletes a material deletes its versions after it.
   * @throws AppError NOT_FOUND where it was deleted meanwhile, and with it its versions
   */
  async #checkThere(id: string): Promise<void> {
    if (await this.exists(id)) return;
    await this.versions.removeAllOf(id);
    throw this.places.noSuch();
  }

  async #replace(
    { userid }: Actor,
    { id, revision, definition }: { id: string; revision: number; definition: Definition },
  ): Promise<MaterialRecord<Definition>> {
    const stored = toStored(this.#kind.stored, definition);
    const changed = await this.all
      .findOneAndUpdate(
        { _id: id, revision },
        {
          $set: { definition: stored, updatedAt: this.#now(), changedBy: userid },
          $inc: { revision: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean();
    if (changed === null) {
      await this.#checkThere(id);
      throw new AppError('CONFLICT', this.#kind.words.changed);
    }
    return inNewestVersion(this.#kind, changed);
  }

  /**
   * A run that begins in this moment goes on: it holds what it was made of, and where that lay.
   * @throws AppError NOT_FOUND, FORBIDDEN, WRONG_PHASE while it is running.
   */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.#find(actor, id);
    if ((await this.#findOpenRuns([id])).has(id)) {
      throw new AppError('WRONG_PHASE', this.#kind.words.underWay);
    }
    await this.all.deleteOne({ _id: id });
    await this.versions.removeAllOf(id);
    await this.#onRemoved?.(id);
  }

  /** Where one lies; null where there is none. */
  async topicOf(id: string): Promise<TopicRef | null> {
    const found = await this.all.findById(id, { moduleid: 1, topicid: 1 }).lean();
    return found && { moduleid: found.moduleid, topicid: found.topicid };
  }

  /** Everything of it that a person made, as it is stored, oldest first: one after the other, for they may be many. */
  madeBy(owner: string): AsyncIterable<StoredMaterial> {
    return this.all.find({ owner }).sort({ createdAt: 1 }).lean<StoredMaterial>().cursor();
  }

  /** They stay with their space, and name nobody who made them. */
  async disownAllOf(owner: string): Promise<void> {
    await this.all.updateMany({ owner }, { $set: { owner: nobody }, $unset: { attempt: 1 } });
    await this.all.updateMany({ changedBy: owner }, { $set: { changedBy: nobody } });
    await this.versions.disownAllOf(owner);
  }

  /** Deletes all of a module that is gone. A run of one goes on: it holds what it was made of. */
  async removeAllIn(moduleid: string): Promise<void> {
    await this.all.deleteMany({ moduleid });
    await this.versions.removeAllIn(moduleid);
  }

  /**
   * Those of a space as they are now, the oldest first, or one of them, for features that ask no one person; without what
   * cannot be read here.
   */
  async newestIn(moduleid: string, id?: string): Promise<MaterialRecord<Definition>[]> {
    const { stored: shape } = this.#kind;
    const found = this.all
      .find({ moduleid, ...(id !== undefined && { _id: id }), ...listed })
      .sort({ createdAt: 1, _id: 1 })
      .lean<StoredMaterial>()
      .cursor();
    const all: MaterialRecord<Definition>[] = [];
    // A large one takes milliseconds to be read through.
    for await (const stored of inSlices(found, 3)) {
      const told = readStored(shape, stored.definition);
      if (told.ok) all.push({ ...stored, definition: told.value });
    }
    return all;
  }

  /** Where each lies, and of whom it is; of one space, or of all: one after the other. */
  filed(moduleid?: string): AsyncIterable<Filed> {
    const fields = { owner: 1, moduleid: 1, topicid: 1 } as const;
    return this.all
      .find(moduleid === undefined ? {} : { moduleid }, fields)
      .lean<Filed>()
      .cursor();
  }

  /** Files one in another topic; nobody is asked whether they may. */
  async fileIn(id: string, { moduleid, topicid }: TopicRef): Promise<void> {
    await this.all.updateOne({ _id: id }, { $set: { moduleid, topicid } });
  }

  /** @throws AppError as `MaterialLists.list` */
  list(actor: Actor, wanted: TopicRef): Promise<MaterialSummary[]> {
    return this.#lists.list(actor, wanted);
  }

  /** As `MaterialLists.madeIn`. */
  madeIn(topic: TopicRef, before: PlaceInList | undefined, most: number) {
    return this.#lists.madeIn(topic, before, most);
  }

  /** One that lies where it does at this moment. */
  async #find(actor: Actor, id: string): Promise<StoredMaterial> {
    const material = await this.all.findById(id).lean<StoredMaterial | null>();
    await this.places.check(actor, material);
    return material as StoredMaterial;
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }
}
