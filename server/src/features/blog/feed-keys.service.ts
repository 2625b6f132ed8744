import { randomBytes } from 'node:crypto';
import type { Actor } from '../../core/actor.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import type { BlogRecords, FeedKeyRecord } from './blog-records.service.ts';
import type { BlogTools } from './blog-tools.ts';

type Who = Pick<Actor, 'userid'>;
interface FeedKey {
  readonly key: string | null;
}

/** The keys in the addresses of Atom feeds, whose readers have no session. */
export class FeedKeys {
  readonly #keys: BlogRecords['feedKeys'];
  readonly #tools: Pick<BlogTools, 'people' | 'clock'>;

  constructor({ models, ...tools }: Pick<BlogTools, 'models' | 'people' | 'clock'>) {
    this.#keys = models.feedKeys;
    this.#tools = tools;
  }

  async state({ userid }: Who): Promise<FeedKey> {
    const found = await this.#keys.findById(userid).lean<FeedKeyRecord | null>();
    return { key: found?.key ?? null };
  }

  /** Where there is one, it stays. */
  async make({ userid }: Who): Promise<FeedKey> {
    try {
      const key = randomBytes(16).toString('base64url');
      await this.#keys.create({ _id: userid, key, at: new Date(this.#tools.clock.now()) });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return this.state({ userid });
  }

  async withdraw({ userid }: Who): Promise<FeedKey> {
    await this.#keys.deleteOne({ _id: userid });
    return { key: null };
  }

  /** Whose feeds these are; null where the key is nobody's, or theirs who may not log in (any more). */
  async ownerOf(key: string): Promise<{ readonly userid: string; readonly madeAt: Date } | null> {
    const found = await this.#keys.findOne({ key }).lean<FeedKeyRecord | null>();
    if (found === null) return null;
    const { _id: userid, at: madeAt } = found;
    const person = await this.#tools.people.lookUp(userid);
    return person === null || person.locked ? null : { userid, madeAt };
  }
}
