import { blogLimits, type PostVersions } from '@sets/shared/blog/blog.contract.ts';
import { storedPost } from '@sets/shared/blog/blog.migrations.ts';
import { AppError } from '../../core/app-error.ts';
import { storedValue } from '../../core/stored-value.ts';
import { blogMessages } from './blog.messages.ts';
import type { BlogRecords, PostRecord, VersionRecord } from './blog-records.service.ts';
import type { BlogTools } from './blog-tools.ts';
import { picturesOf, toldOf } from './post-store.service.ts';

/** While somebody goes on writing, a version is kept once in this time, in ms. */
const betweenVersions = 15 * 60_000;

const idOf = (blogid: string, version: number): string => `${blogid}.${version}`;

/** Whether what a post is has to be kept before something else is written over it. */
export const isWorthKeeping = ({ keptAt }: Pick<PostRecord, 'keptAt'>, now: number): boolean =>
  now - keptAt.getTime() >= betweenVersions;

/** What posts were like. A version is called by the revision that the post had then. */
export class BlogVersions {
  readonly #versions: BlogRecords['versions'];
  readonly #pictures: Pick<BlogTools['pictures'], 'loosen'>;

  constructor({ models, pictures }: Pick<BlogTools, 'models' | 'pictures'>) {
    this.#versions = models.versions;
    this.#pictures = pictures;
  }

  /** Keeps a post as it is written; again it changes nothing, but that it was published. */
  async keep(
    { _id: blogid, author, revision: version, content, savedAt: at }: PostRecord,
    { isPublished = false }: { readonly isPublished?: boolean } = {},
  ): Promise<void> {
    const _id = idOf(blogid, version);
    const pictures = picturesOf(toldOf(content));
    const kept = { blogid, author, version, content, at, pictures };
    await this.#versions.updateOne(
      { _id },
      isPublished
        ? { $setOnInsert: kept, $set: { isPublished } }
        : { $setOnInsert: { ...kept, isPublished } },
      { upsert: true },
    );
    await this.#removeOldest(blogid);
  }

  async #removeOldest(blogid: string): Promise<void> {
    const old = await this.#versions
      .find({ blogid }, { _id: 1, pictures: 1 })
      .sort({ version: -1 })
      .skip(blogLimits.versions)
      .lean<Pick<VersionRecord, '_id' | 'pictures'>[]>();
    if (old.length === 0) return;
    await this.#versions.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
    await this.#pictures.loosen(old.flatMap(({ pictures }) => pictures));
  }

  /** The newest first. One that this program cannot read has no title. */
  async list(blogid: string): Promise<PostVersions> {
    const found = await this.#versions
      .find({ blogid })
      .sort({ version: -1 })
      .limit(blogLimits.versions)
      .lean<VersionRecord[]>();
    const versions = found.map(({ version, at, content, isPublished }) => {
      const told = toldOf(content);
      return {
        version,
        at: at.toISOString(),
        title: told?.title ?? '',
        characters: told?.text.length ?? 0,
        isPublished,
      };
    });
    return { versions };
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async read(blogid: string, version: number) {
    const found = await this.#versions.findById(idOf(blogid, version)).lean<VersionRecord | null>();
    if (found === null) throw new AppError('NOT_FOUND', blogMessages.noVersion);
    return {
      version,
      at: found.at.toISOString(),
      content: storedValue(storedPost, found.content),
    };
  }

  /** One after the other, the oldest first. */
  all(blogid: string): AsyncIterable<VersionRecord> {
    return this.#versions.find({ blogid }).sort({ version: 1 }).lean<VersionRecord>().cursor();
  }

  async removeAllOf(blogid: string): Promise<void> {
    await this.#versions.deleteMany({ blogid });
  }
}
