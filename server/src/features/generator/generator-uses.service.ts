import { type MadeQuestions, madeQuestions } from '@sets/shared/generator/generator.contract.ts';
import type { Connection, Model } from 'mongoose';
import * as z from 'zod/mini';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { type GeneratorUse, generatorUseModel } from './generator-use.model.ts';

const day = 24 * 3_600_000;
/** Whatever has been under way for so long is made no more: its server has stopped. */
const mostUnderWay = 10 * 60_000;
/** What a use has made that is under way. */
const nothingYet = '';

/** One use: whose, and which. */
export interface UseKey {
  readonly userid: string;
  readonly attempt: string;
}

const idOf = ({ userid, attempt }: UseKey): string => `${userid}/${attempt}`;

/** The uses of the generator that are under way, and what was made in those of the last day. */
export class GeneratorUsesService {
  readonly #uses: Model<GeneratorUse>;

  constructor(connection: Connection) {
    this.#uses = generatorUseModel(connection);
  }

  /** What was made in a use; null where nothing is known of it, or it cannot be read any more. */
  async madeIn(key: UseKey): Promise<MadeQuestions | null> {
    const use = await this.#uses.findById(idOf(key)).lean<GeneratorUse>();
    const isMade = use !== null && use.made !== nothingYet;
    const read = z.safeParse(madeQuestions, isMade ? JSON.parse(use.made) : null);
    return read.success ? read.data : null;
  }

  /**
   * Notes that a use is under way, before it is paid: whatever happens then, it can be given back. `again`: what it made,
   * and was paid for, could not be read; `no`: another process is at it.
   */
  async begin(key: UseKey, way: string, now: number): Promise<'new' | 'again' | 'no'> {
    const [_id, { userid }, at] = [idOf(key), key, new Date(now)];
    try {
      await this.#uses.create({ _id, userid, at, way, made: nothingYet });
      return 'new';
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const unread = { _id, made: { $ne: nothingYet } };
    const { modifiedCount } = await this.#uses.updateOne(unread, { at, made: nothingYet });
    return modifiedCount === 1 ? 'again' : 'no';
  }

  /** Keeps what was made, for a day. */
  async keep(key: UseKey, made: MadeQuestions, now: number): Promise<void> {
    const { userid } = key;
    const old = { userid, made: { $ne: nothingYet }, at: { $lt: new Date(now - day) } };
    await this.#uses.deleteMany(old);
    const kept = { at: new Date(now), made: JSON.stringify(made) };
    await this.#uses.updateOne({ _id: idOf(key) }, { $set: kept });
  }

  async drop(key: UseKey): Promise<void> {
    await this.#uses.deleteOne({ _id: idOf(key) });
  }

  /** Somebody's attempts that came to no end, since their server stopped: each is told to one process alone. */
  async leftBehind(userid: string, now: number): Promise<UseKey[]> {
    const since = { userid, made: nothingYet, at: { $lt: new Date(now - mostUnderWay) } };
    const left: UseKey[] = [];
    for (const { _id, at } of await this.#uses.find(since).lean<GeneratorUse[]>()) {
      const own = await this.#uses.updateOne({ _id, made: nothingYet, at }, { at: new Date(now) });
      if (own.modifiedCount === 1) left.push({ userid, attempt: _id.slice(userid.length + 1) });
    }
    return left;
  }

  /** What was made for somebody, the first first. */
  of(userid: string): Promise<GeneratorUse[]> {
    const made = { userid, made: { $ne: nothingYet } };
    return this.#uses.find(made).sort({ at: 1 }).lean<GeneratorUse[]>();
  }

  async erase(userid: string): Promise<void> {
    await this.#uses.deleteMany({ userid });
  }
}
