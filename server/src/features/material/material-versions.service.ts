import { isDeepStrictEqual } from 'node:util';
import { versionsKept } from '@sets/shared/material/material-versions.contract.ts';
import type { Connection, Model } from 'mongoose';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { storedValue } from '../../core/stored-value.ts';
import { glanceAt, glancedFields, glanceThrough } from './material-glance.ts';
import type { AnyMaterial, MaterialKind } from './material-kind.ts';
import { nobody } from './material.model.ts';
import type { StoredMaterial } from './stored-material.ts';
import { type StoredVersion, versionModel } from './material-versions.model.ts';
import { isWorthKeeping } from './worth-keeping.ts';

/** A list has at most so many: of those that runs were made of there may be many. */
const mostListed = 300;

/** A version with its definition in the newest shape. */
export interface VersionRecord<Definition> extends AboutVersion {
  readonly definition: Definition;
}

type AboutVersion = Pick<StoredVersion, 'revision' | 'by' | 'at' | 'presented'>;

/** What a list tells of a version. */
export interface VersionGlance extends AboutVersion {
  readonly title: string;
  readonly questions: number;
}

interface VersionTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
}

const byOf = ({ changedBy, owner }: StoredMaterial): string => changedBy ?? owner;
const idOf = (id: string, revision: number): string => `${id}.${revision}`;

/** What materials were like. Who may see that is asked of the material. */
export class MaterialVersions<Definition extends AnyMaterial> {
  readonly #kind: MaterialKind<Definition>;
  readonly #versions: Model<StoredVersion>;
  readonly #clock: VersionTools['clock'];

  constructor(kind: MaterialKind<Definition>, { connection, clock }: VersionTools) {
    this.#kind = kind;
    this.#versions = versionModel(connection, kind);
    this.#clock = clock;
  }

  /** Keeps a material as it is stored before this person changes it, where that is worth it. */
  async keepBefore(material: StoredMaterial, { userid }: Actor): Promise<void> {
    const newest = await this.#versions
      .findOne(this.#of(material._id), { keptAt: 1 })
      .sort({ revision: -1 })
      .lean<Pick<StoredVersion, 'keptAt'> | null>();
    const hands = { wrote: byOf(material), changes: userid };
    if (isWorthKeeping(hands, newest?.keptAt ?? material.createdAt, this.#now()))
      await this.keep(material);
  }

  /**
   * Keeps a material as it is stored; again it changes nothing, but that a run was made of it. Where the same person brought it
   * back to what was kept last, it takes the place of that.
   */
  async keep(
    material: StoredMaterial,
    given: { readonly presented?: boolean } = {},
  ): Promise<void> {
    const { _id: id, moduleid, definition, revision, updatedAt } = material;
    const same = await this.#sameBefore(material);
    const presented = given.presented === true || same?.presented === true;
    const when = { at: updatedAt, keptAt: this.#now() };
    const version = {
      ...this.#of(id),
      moduleid,
      revision,
      definition,
      by: byOf(material),
      ...when,
    };
    await this.#versions.updateOne(
      { _id: idOf(id, revision) },
      presented
        ? { $setOnInsert: version, $set: { presented } }
        : { $setOnInsert: { ...version, presented } },
      { upsert: true },
    );
    if (same !== null) await this.#versions.deleteOne({ _id: same._id });
    const old = await this.#versions
      .find({ ...this.#of(id), presented: false }, { _id: 1 })
      .sort({ revision: -1 })
      .skip(versionsKept)
      .lean<{ _id: string }[]>();
    if (old.length > 0)
      await this.#versions.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
  }

  /** What was kept last before this, where it was the same and of the same person: who made it what it is, and when, stays true. */
  async #sameBefore(material: StoredMaterial) {
    const { _id: id, revision, definition } = material;
    const last = await this.#versions
      .findOne({ ...this.#of(id), revision: { $lt: revision } })
      .sort({ revision: -1 })
      .lean<StoredVersion | null>();
    const isSame = last?.by === byOf(material) && isDeepStrictEqual(last.definition, definition);
    return isSame ? last : null;
  }

  /** Newest first; the first is the material as it is. */
  async list(material: StoredMaterial): Promise<VersionGlance[]> {
    const earlier = await this.#versions
      .find(this.#of(material._id), {
        ...glancedFields(this.#kind),
        revision: 1,
        by: 1,
        at: 1,
        presented: 1,
      })
      .sort({ revision: -1 })
      .limit(mostListed)
      .lean<StoredVersion[]>();
    const wasPresented = earlier.some(
      (each) => each.revision === material.revision && each.presented,
    );
    const { revision, updatedAt: at, definition } = material;
    const now = { revision, by: byOf(material), at, presented: wasPresented, definition };
    const all = [now, ...earlier.filter((each) => each.revision < revision)];
    return all.map((each): VersionGlance => {
      const names = namesOf(this.#kind, each.definition);
      return Object.assign(names, {
        revision: each.revision,
        by: each.by,
        at: each.at,
        presented: each.presented,
      });
    });
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async read(id: string, revision: number): Promise<VersionRecord<Definition>> {
    const found = await this.#versions.findById(idOf(id, revision)).lean<StoredVersion | null>();
    if (found === null) throw new AppError('NOT_FOUND', 'This version is kept no more.');
    return { ...found, definition: storedValue(this.#kind.stored, found.definition) };
  }

  /** The material as it is. @throws AppError NEWER_VERSION, UNREADABLE */
  async asIs(material: StoredMaterial): Promise<VersionRecord<Definition>> {
    const [first] = await this.list(material);
    const { revision, updatedAt: at } = material;
    const definition = storedValue(this.#kind.stored, material.definition);
    return { revision, by: byOf(material), at, presented: first?.presented ?? false, definition };
  }

  /** Every version that a person wrote, as it is stored: one after the other. */
  writtenBy(by: string): AsyncIterable<StoredVersion> {
    return this.#versions.find({ by }).sort({ at: 1 }).lean<StoredVersion>().cursor();
  }

  async disownAllOf(by: string): Promise<void> {
    await this.#versions.updateMany({ by }, { $set: { by: nobody } });
  }

  async removeAllOf(id: string): Promise<void> {
    await this.#versions.deleteMany(this.#of(id));
  }

  async removeAllIn(moduleid: string): Promise<void> {
    await this.#versions.deleteMany({ moduleid });
  }

  #of(id: string): Record<string, string> {
    return { [this.#kind.ref]: id };
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }
}

/** Of a version that cannot be read here what can be made out. */
const namesOf = (
  kind: Parameters<typeof glanceAt>[0],
  definition: unknown,
): Pick<VersionGlance, 'title' | 'questions'> => {
  const { title, questions } = glanceAt(kind, definition) ?? glanceThrough(kind, definition);
  return { title, questions };
};
