import type { ArticleContent } from '@sets/shared/article/article.contract.ts';
import { storedArticle } from '@sets/shared/article/article.migrations.ts';
import { readStored } from '@sets/shared/core/stored-shape.ts';
import { picturesIn } from '@sets/shared/file/pictures-in.ts';
import { AppError } from '../../core/app-error.ts';
import { changeInTurn } from '../../core/change-in-turn.ts';
import { inserted } from '../../core/inserted.ts';
import { beginningsOf } from '../../core/searched.ts';
import { upToWords } from '../../core/text/words.ts';
import { articleMessages } from './article.messages.ts';
import type {
  ArticleFields,
  ArticleRecord,
  ArticleRecords,
  SearchedArticle,
} from './article-records.service.ts';

/** So many different words of a text are searched: while the store writes a key for each, everybody waits. */
const mostWords = 6_000;
/** So much of it is looked through for what is quoted or left out, in characters. */
const mostLookedThrough = 20_000;

/** What follows from what an article is, for the indexes: what nobody else reads is in none. */
const derivedOf = ({
  published,
  line,
  removedAt,
}: Pick<ArticleFields, 'published' | 'line' | 'removedAt'>) => {
  const isRemoved = removedAt !== null;
  const isOut = published !== null && !isRemoved;
  if (!isOut) return { isRemoved, isOut, beginnings: [], searched: '', start: '' };
  const searched = upToWords(toldOf(published)?.text ?? '', mostWords);
  const start = searched.slice(0, mostLookedThrough);
  return { isRemoved, isOut, beginnings: beginningsOf(line?.title ?? ''), searched, start };
};

/** The pictures that these name, each once. */
export const picturesOf = (...contents: readonly (ArticleContent | null)[]): string[] => [
  ...new Set(contents.flatMap((content) => picturesIn(content?.text ?? ''))),
];

/** What is stored of an article as far as this program can read it, else nothing. */
export const toldOf = (stored: unknown): ArticleContent | null => {
  if (stored === null) return null;
  const told = readStored(storedArticle, stored);
  return told.ok ? told.value : null;
};

/** What nothing but a search reads. */
const unsearched = { searched: 0, start: 0 } as const;
/** What lists read of an article. Named one by one, so that of the texts beside them nothing is unpacked. */
const listed = {
  draft: 1,
  line: 1,
  savedAt: 1,
  publishedAt: 1,
  editedAt: 1,
  removedAt: 1,
  isRemoved: 1,
} as const;
export type ListedArticle = Pick<ArticleRecord, '_id' | keyof typeof listed>;

/** Articles as they are stored: a change is of what an article is at that moment, or of nothing. */
export class ArticleStore {
  readonly #models: ArticleRecords;

  constructor(models: ArticleRecords) {
    this.#models = models;
  }

  find(articleid: string): Promise<ArticleRecord | null> {
    return this.#models.articles.findById(articleid, unsearched).lean<ArticleRecord | null>();
  }

  /** The space that it lies in; null where there is no such article. */
  async spaceOf(articleid: string): Promise<string | null> {
    const found = await this.#models.articles
      .findById(articleid, { moduleid: 1 })
      .lean<Pick<ArticleRecord, 'moduleid'> | null>();
    return found?.moduleid ?? null;
  }

  /** All of a space, or those alone that others read. */
  in(moduleid: string, { isOut }: { readonly isOut?: true } = {}): Promise<ListedArticle[]> {
    const wanted = isOut === undefined ? { moduleid } : { moduleid, isOut };
    return this.#models.articles.find(wanted, listed).lean<ListedArticle[]>();
  }

  countIn(moduleid: string): Promise<number> {
    return this.#models.articles.countDocuments({ moduleid });
  }

  /** False where the id is taken already. */
  insert(_id: string, fields: ArticleFields): Promise<boolean> {
    const article: SearchedArticle = { _id, ...fields, ...derivedOf(fields), turn: 1 };
    return inserted(this.#models.articles, article);
  }

  /** @throws AppError CONFLICT; NOT_FOUND where there is no such article; what `change` throws */
  async change(
    articleid: string,
    change: (article: ArticleRecord) => Partial<ArticleFields> | null,
  ): Promise<ArticleRecord> {
    const article = await changeInTurn(this.#models.articles, articleid, {
      change: (was) => {
        const changed = change(was);
        // What is written and not published yet leaves what is searched alone.
        const isSo = changed === null || !('published' in changed || 'removedAt' in changed);
        return isSo ? changed : { ...changed, ...derivedOf({ ...was, ...changed }) };
      },
    });
    if (article === null) throw new AppError('NOT_FOUND', articleMessages.gone);
    return article;
  }

  async remove(articleid: string): Promise<void> {
    await this.#models.articles.deleteOne({ _id: articleid });
  }

  /** Whether an article of this space shows this picture to its readers. */
  async isShownIn(moduleid: string, fileid: string): Promise<boolean> {
    const { articles } = this.#models;
    const showing = { pictures: fileid, moduleid, isOut: true, shown: fileid };
    return (await articles.findOne(showing, { _id: 1 }).lean()) !== null;
  }

  /** What somebody wrote stays, as nobody's. */
  async setNobodys(userid: string): Promise<void> {
    const { articles, versions } = this.#models;
    await articles.updateMany({ savedBy: userid }, { $set: { savedBy: null }, $inc: { turn: 1 } });
    await versions.updateMany({ by: userid }, { $set: { by: null } });
  }
}
