import {
  type ArticleContent,
  articleLimits,
  type ArticleVersions,
} from '@sets/shared/article/article.contract.ts';
import { storedArticle } from '@sets/shared/article/article.migrations.ts';
import { AppError } from '../../core/app-error.ts';
import { KeptVersions } from '../../core/kept-versions.ts';
import { articleMessages } from './article.messages.ts';
import { presentPerson } from './article.presenter.ts';
import type { ArticleRecord, VersionRecord } from './article-records.service.ts';
import { picturesOf, toldOf } from './article-store.service.ts';
import type { ArticleTools } from './article-tools.ts';

/** What articles were like. */
export class Versions extends KeptVersions<ArticleRecord, VersionRecord, ArticleContent> {
  readonly #people: ArticleTools['people'];

  constructor({ models, pictures, people }: Pick<ArticleTools, 'models' | 'pictures' | 'people'>) {
    super({
      model: models.versions,
      of: 'articleid',
      shape: storedArticle,
      limits: articleLimits,
      factsOf: ({ _id: articleid, content, savedBy: by }) => {
        const told = toldOf(content);
        const { title = '', text = '' } = told ?? {};
        return { articleid, title, characters: text.length, by, pictures: picturesOf(told) };
      },
      pictures,
      missing: () => new AppError('NOT_FOUND', articleMessages.noVersion),
    });
    this.#people = people;
  }

  /** The newest first. One that this program could not read has no title. */
  async list(articleid: string): Promise<ArticleVersions> {
    const found = await this.newestFacts(articleid);
    const names = await this.#people.names(found.flatMap(({ by }) => by ?? []));
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
}
