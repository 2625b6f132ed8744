import { toStored } from '@sets/shared/core/stored-shape.ts';
import { storedPracticeOpening } from '@sets/shared/practice/practice.migrations.ts';
import type { Connection, Model } from 'mongoose';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { storedValue } from '../../core/stored-value.ts';
import { openingModel, type OpeningRecord } from './practice.model.ts';

/** Who opened a quiz, where their account is deleted. */
const nobody = '';

/** Which quizzes are open for practice, and who opened them when. */
export class Openings {
  readonly #openings: Model<OpeningRecord>;

  constructor(connection: Connection) {
    this.#openings = openingModel(connection);
  }

  /** The quizzes that are open in a space; also those that lie in it no more. */
  async in(moduleid: string): Promise<ReadonlySet<string>> {
    const found = await this.#openings.find({ moduleid }, { _id: 1 }).lean();
    return new Set(found.map(({ _id }) => _id));
  }

  /** One that is open stays as it is: who opened it first is who did. */
  async open(quizid: string, moduleid: string, by: string, at: number): Promise<void> {
    const content = toStored(storedPracticeOpening, { by, at });
    await this.#openings.deleteMany({ _id: quizid, moduleid: { $ne: moduleid } });
    try {
      const setOnInsert = { $setOnInsert: { moduleid, content } };
      await this.#openings.updateOne({ _id: quizid }, setOnInsert, { upsert: true });
    } catch (error) {
      // Somebody else opened it in the same moment.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async close(quizid: string, moduleid: string): Promise<void> {
    await this.#openings.deleteOne({ _id: quizid, moduleid });
  }

  /** It was deleted. */
  async forget(quizid: string): Promise<void> {
    await this.#openings.deleteOne({ _id: quizid });
  }

  /** What one person opened. @throws AppError NEWER_VERSION, UNREADABLE */
  async by(userid: string): Promise<{ quizid: string; moduleid: string; at: string }[]> {
    const found = await this.#openings.find({ 'content.by': userid }).lean();
    return found.map(({ _id, moduleid, content }) => {
      const { at } = storedValue(storedPracticeOpening, content);
      return { quizid: _id, moduleid, at: new Date(at).toISOString() };
    });
  }

  /** It stays open for the others. */
  async disown(userid: string): Promise<void> {
    await this.#openings.updateMany({ 'content.by': userid }, { $set: { 'content.by': nobody } });
  }

  async removeIn(moduleid: string): Promise<void> {
    await this.#openings.deleteMany({ moduleid });
  }
}
