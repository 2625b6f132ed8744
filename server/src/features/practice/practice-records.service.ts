import type { Practice } from '@sets/shared/practice/practice.migrations.ts';
import type { Connection, Model } from 'mongoose';
import { AppError } from '../../core/app-error.ts';
import { revise } from '../../core/revise.ts';
import { practiceModel, type PracticeRecord } from './practice.model.ts';
import type { PracticeSeals } from './practice-seals.ts';
import { nothingPractised } from './practising.ts';

/** What people practise, each of them in each space. */
export class PracticeRecords {
  readonly #practices: Model<PracticeRecord>;
  readonly #seals: PracticeSeals;

  constructor(connection: Connection, seals: PracticeSeals) {
    this.#practices = practiceModel(connection);
    this.#seals = seals;
  }

  /** @throws AppError NEWER_VERSION, UNREADABLE */
  async of(userid: string, moduleid: string): Promise<Practice> {
    const found = await this.#practices.findById(this.#seals.placeOf(userid, moduleid)).lean();
    return found === null ? nothingPractised : this.#seals.open(found.sealed);
  }

  /**
   * Changes it by a pure function of what is stored, which may be asked again.
   * @throws AppError CONFLICT, NEWER_VERSION, UNREADABLE
   */
  async change(
    userid: string,
    moduleid: string,
    change: (practice: Practice) => Practice,
  ): Promise<Practice> {
    const _id = this.#seals.placeOf(userid, moduleid);
    const person = this.#seals.personOf(userid);
    const sealed = this.#seals.seal(nothingPractised);
    const changed = await revise<PracticeRecord>(
      this.#practices,
      { _id, person, moduleid, sealed, revision: 0 },
      (stored) => ({
        person,
        moduleid,
        sealed: this.#seals.seal(change(this.#seals.open(stored.sealed))),
      }),
    );
    return this.#seals.open(changed.sealed);
  }

  /** What everybody practises in a space, one after the other and nobody by name; without what cannot be read here. */
  async *inSpace(moduleid: string): AsyncGenerator<Practice> {
    const all = this.#practices.find({ moduleid }, { sealed: 1 }).lean<PracticeRecord>().cursor();
    for await (const { sealed } of all) {
      const practice = this.#read(sealed);
      if (practice !== null) yield practice;
    }
  }

  /** What one person practises, by space; null where it cannot be read here. */
  async everywhere(userid: string): Promise<{ moduleid: string; practice: Practice | null }[]> {
    const found = await this.#practices.find({ person: this.#seals.personOf(userid) }).lean();
    return found.map(({ moduleid, sealed }) => ({ moduleid, practice: this.#read(sealed) }));
  }

  async forget(userid: string): Promise<void> {
    await this.#practices.deleteMany({ person: this.#seals.personOf(userid) });
  }

  async removeIn(moduleid: string): Promise<void> {
    await this.#practices.deleteMany({ moduleid });
  }

  #read(sealed: string): Practice | null {
    try {
      return this.#seals.open(sealed);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return null;
    }
  }
}
