import type { Connection, Model, QueryFilter } from 'mongoose';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { Topic } from '@sets/shared/module/module.contract.ts';
import { storedModule } from '@sets/shared/module/module.migrations.ts';
import { AppError } from '../../core/app-error.ts';
import {
  glanceAt,
  glanced,
  inNewestVersion,
  type ModuleGlance,
  type ModuleRecord,
  topicsIn,
} from './module-record.ts';
import { moduleModel } from './module.model.ts';
import type { StoredModule } from './stored-module.ts';

/** More than these nobody looks through. */
const mostListed = 500;

/** Of that many who change the same at once, the last still gets through. */
const mostTries = 200;

/** What becomes of a space by a change. */
export type Changed = Pick<
  ModuleRecord,
  'content' | 'owner' | 'moderators' | 'invitations' | 'deletedAt'
>;

/** The spaces as they are stored: read, changed one after another, and listed. */
export class ModuleStore {
  readonly #modules: Model<StoredModule>;
  readonly #onChanged: (moduleid: string) => void;

  /** `onChanged` is told of a space that is another one than before, or gone. */
  constructor(connection: Connection, onChanged: (moduleid: string) => void = () => {}) {
    this.#modules = moduleModel(connection);
    this.#onChanged = onChanged;
  }

  async insert(record: ModuleRecord): Promise<void> {
    await this.#modules.create({ ...record, content: toStored(storedModule, record.content) });
  }

  /** Null where there is none. @throws AppError NEWER_VERSION, UNREADABLE */
  async find(moduleid: string): Promise<ModuleRecord | null> {
    const stored = await this.#modules.findById(moduleid).lean<StoredModule>();
    return stored && inNewestVersion(stored);
  }

  /**
   * Changes a space by a pure function of what is stored; null leaves it as it is. It is asked again
   * where somebody else was first, so that changes at the same moment do not lose each other. What it
   * throws is thrown, and nothing is stored.
   *
   * @returns the space as it is then; null where there is none
   * @throws AppError NEWER_VERSION, UNREADABLE, CONFLICT
   */
  async change(
    moduleid: string,
    rule: (record: ModuleRecord) => Partial<Changed> | null,
  ): Promise<ModuleRecord | null> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const record = await this.find(moduleid);
      if (record === null) return null;
      const change = rule(record);
      if (change === null) return record;
      const { content, ...others } = change;
      const revision = record.revision + 1;
      const stored = content === undefined ? {} : { content: toStored(storedModule, content) };
      const { matchedCount } = await this.#modules.updateOne(
        { _id: moduleid, ...sameRevision(record) },
        { $set: { ...others, ...stored, revision } },
      );
      if (matchedCount === 1) {
        this.#onChanged(moduleid);
        return { ...record, ...change, revision };
      }
    }
    throw new AppError('CONFLICT', 'This space is being changed elsewhere. Try again in a moment.');
  }

  /** Deletes one of any version, as if that had been then. */
  async markGone(moduleid: string, deletedAt: Date): Promise<void> {
    await this.#modules.updateOne(
      { _id: moduleid },
      { $set: { deletedAt }, $inc: { revision: 1 } },
    );
    this.#onChanged(moduleid);
  }

  /** Forgets a space. */
  async remove(moduleid: string): Promise<void> {
    await this.#modules.deleteOne({ _id: moduleid });
    this.#onChanged(moduleid);
  }

  /** Those that were not deleted, newest first. */
  async list(filter: QueryFilter<StoredModule>): Promise<ModuleGlance[]> {
    const found = await this.#modules
      .find({ ...filter, deletedAt: null }, glanced)
      .sort({ createdAt: -1 })
      .limit(mostListed)
      .lean<StoredModule[]>();
    return found.map(glanceAt);
  }

  /** The topics of these, by moduleid: those that can be made out. */
  async topicsOf(moduleids: readonly string[]): Promise<Map<string, readonly Topic[]>> {
    const found = await this.#modules
      .find({ _id: { $in: moduleids } }, { 'content.topics': 1 })
      .lean<StoredModule[]>();
    return new Map(found.map((stored) => [stored._id, topicsIn(stored)]));
  }

  /** Those of a person that were deleted since then, the newest deleted first. */
  async listDeleted(owner: string, since: Date): Promise<ModuleGlance[]> {
    const found = await this.#modules
      .find({ owner, deletedAt: { $gt: since } }, glanced)
      .sort({ deletedAt: -1 })
      .limit(mostListed)
      .lean<StoredModule[]>();
    return found.map(glanceAt);
  }

  /** As they are stored, of any version, oldest first: the deleted ones too. */
  whole(filter: QueryFilter<StoredModule>): Promise<StoredModule[]> {
    return this.#modules.find(filter).sort({ createdAt: 1 }).lean<StoredModule[]>();
  }

  /** Gives a space of theirs, of any version, to one of its moderators; whether it was so still. */
  async passOn(moduleid: string, owner: string, heir: string): Promise<boolean> {
    const { matchedCount } = await this.#modules.updateOne(
      { _id: moduleid, owner, moderators: heir },
      { $set: { owner: heir }, $pull: { moderators: heir }, $inc: { revision: 1 } },
    );
    if (matchedCount === 1) this.#onChanged(moduleid);
    return matchedCount === 1;
  }

  /** Somebody moderates nothing any more. */
  async forgetModerator(userid: string): Promise<void> {
    await this.#modules.updateMany(
      { moderators: userid },
      { $pull: { moderators: userid }, $inc: { revision: 1 } },
    );
  }

  /** An address is invited nowhere any more. */
  async forgetInvited(emailKey: string): Promise<void> {
    await this.#modules.updateMany(
      { 'invitations.emailKey': emailKey },
      { $pull: { invitations: { emailKey } }, $inc: { revision: 1 } },
    );
  }

  /** Invitations of then and before go. */
  async forgetInvitations(moduleid: string, until: Date): Promise<void> {
    const old = { at: { $lte: until } };
    await this.#modules.updateOne(
      { _id: moduleid, invitations: { $elemMatch: old } },
      { $pull: { invitations: old }, $inc: { revision: 1 } },
    );
  }

  /** A school has another name: its spaces stay its own. */
  async renameSchool(before: string, after: string): Promise<void> {
    await this.#modules.updateMany(
      { 'content.school': before },
      { $set: { 'content.school': after }, $inc: { revision: 1 } },
    );
  }
}

/** A space that was stored before there were revisions has none. */
const sameRevision = ({ revision }: Pick<ModuleRecord, 'revision'>) => ({
  revision: revision === 0 ? { $in: [0, null] } : revision,
});
