import type { Connection, Model } from 'mongoose';
import { AppError } from '../../core/app-error.ts';
import { moduleModel, type ModuleRecord } from './module.model.ts';

/** More than these nobody looks through. */
const mostListed = 500;

export type ModuleSummary = Pick<ModuleRecord, '_id' | 'title'>;

interface ModuleTools {
  readonly connection: Connection;
  /** Whether there is somebody of this userid. */
  readonly isSomebody: (userid: string) => Promise<boolean>;
}

/** The modules of everybody. */
export class ModuleService {
  readonly #modules: Model<ModuleRecord>;
  readonly #isSomebody: ModuleTools['isSomebody'];

  constructor({ connection, isSomebody }: ModuleTools) {
    this.#modules = moduleModel(connection);
    this.#isSomebody = isSomebody;
  }

  /** Those that a person created, newest first. @throws AppError NOT_FOUND where nobody is */
  createdBy(userid: string): Promise<ModuleSummary[]> {
    return this.#list(userid, { owner: userid });
  }

  /** Those that a person was invited to moderate, newest first. @throws AppError NOT_FOUND where nobody is */
  moderatedBy(userid: string): Promise<ModuleSummary[]> {
    return this.#list(userid, { moderators: userid });
  }

  async #list(
    userid: string,
    filter: { readonly owner: string } | { readonly moderators: string },
  ): Promise<ModuleSummary[]> {
    if (!(await this.#isSomebody(userid))) {
      throw new AppError('NOT_FOUND', 'There is nobody of this id.');
    }
    return this.#modules
      .find(filter, { title: 1 })
      .sort({ createdAt: -1 })
      .limit(mostListed)
      .lean<ModuleSummary[]>();
  }
}
