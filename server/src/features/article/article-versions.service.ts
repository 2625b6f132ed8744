import { articleLimits, type ArticleVersions } from '@sets/shared/article/article.contract.ts';
import { storedArticle } from '@sets/shared/article/article.migrations.ts';
import { AppError } from '../../core/app-error.ts';
import { storedValue } from '../../core/stored-value.ts';
import { articleMessages } from './article.messages.ts';
import { presentPerson } from './article.presenter.ts';
import type { ArticleRecord, ArticleRecords, VersionRecord } from './article-records.service.ts';
import { picturesOf, toldOf } from './article-store.service.ts';
import type { ArticleTools } from './article-tools.ts';

/** While somebody goes on writing, a version is kept once in this time, in ms. */
const betweenVersions = 15 * 60_000;

const idOf = (articleid: string, version: number): string => `${articleid}.${version}`;

/** Whether what an article is has to be kept before something else is written over it. */
export const isWorthKeeping = ({ keptAt }: Pick<ArticleRecord, 'keptAt'>, now: number): boolean =>
  now - keptAt.getTime() >= betweenVersions;

/** What articles were like. A version is called by the revision that the article had then. */
export class Versions {
  readonly #versions: ArticleRecords['versions'];
  readonly #tools: Pick<ArticleTools, 'pictures' | 'people'>;

  constructor(tools: Pick<ArticleTools, 'models' | 'pictures' | 'people'>) {
    this.#tools = tools;
    this.#versions = tools.models.versions;
  }

  /** Keeps an article as it is written; again it changes nothing, but that it was published. */
  async keep(
    { _id: articleid, revision: version, content, savedAt: at, savedBy: by }: ArticleRecord,
    { isPublished = false }: { readonly isPublished?: boolean } = {},
  ): Promise<void> {
    const told = toldOf(content);
    const facts = { title: told?.title ?? '', characters: told?.text.length ?? 0 };
    const kept = { articleid, version, content, ...facts, at, by, pictures: picturesOf(told) };
    await this.#versions.updateOne(
      { _id: idOf(articleid, version) },
      isPublished
        ? { $setOnInsert: kept, $set: { isPublished } }
        : { $setOnInsert: { ...kept, isPublished } },
      { upsert: true },
    );
    await this.#removeOldest(articleid);
  }

  async #removeOldest(articleid: string): Promise<void> {
    const all = await this.#versions
      .find({ articleid }, { _id: 1, characters: 1 })
      .sort({ version: -1 })
      .lean<Pick<VersionRecord, '_id' | 'characters'>[]>();
    let characters = 0;
    const behind = all.filter((version, at) => {
      characters += version.characters;
      return at >= articleLimits.versions || characters > articleLimits.versionCharacters;
    });
    if (behind.length === 0) return;
    const _id = { $in: behind.map((version) => version._id) };
    const old = await this.#versions
      .find({ _id }, { pictures: 1 })
      .lean<Pick<VersionRecord, 'pictures'>[]>();
    await this.#versions.deleteMany({ _id });
    await this.#tools.pictures.loosen(old.flatMap(({ pictures }) => pictures));
  }

  /** The newest first. One that this program could not read has no title. */
  async list(articleid: string): Promise<ArticleVersions> {
    const found = await this.#versions
      .find({ articleid }, { content: 0, pictures: 0 })
      .sort({ version: -1 })
      .limit(articleLimits.versions)
      .lean<Omit<VersionRecord, 'content' | 'pictures'>[]>();
    const names = await this.#tools.people.names(found.flatMap(({ by }) => by ?? []));
    const versions = found.map(({ version, at, by, title, characters, isPublished }) => ({
      version,
      at: at.toISOString(),
      by: presentPerson(by, names),
      title,
      characters,
      isPublished,
    }));
    return { versions };
  }

  /** @throws AppError NOT_FOUND, NEWER_VERSION, UNREADABLE */
  async read(articleid: string, version: number) {
    const found = await this.#versions
      .findById(idOf(articleid, version))
      .lean<VersionRecord | null>();
    if (found === null) throw new AppError('NOT_FOUND', articleMessages.noVersion);
    return {
      version,
      at: found.at.toISOString(),
      content: storedValue(storedArticle, found.content),
    };
  }

  async removeAllOf(articleid: string): Promise<void> {
    await this.#versions.deleteMany({ articleid });
  }
}
