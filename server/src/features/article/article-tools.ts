import type { Picture } from '@sets/shared/file/file.contract.ts';
import type { Actor } from '../../core/actor.ts';
import type { Clock } from '../../core/clock.ts';
import type { Jobs } from '../../core/jobs/jobs.ts';
import type { PeopleService } from '../account/people.service.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import type { ArticleRecords } from './article-records.service.ts';

export type Who = Pick<Actor, 'userid'>;

/** Pictures of articles, where all pictures are kept. */
interface ArticlePicturesPort {
  /** @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, TOO_LARGE, FULL, UNAVAILABLE */
  readonly keep: (
    actor: Who,
    place: { readonly articleid: string; readonly allow: () => Promise<void> },
    sent: Buffer,
  ) => Promise<Picture>;
  /** @throws AppError NOT_FOUND */
  readonly read: (actor: Who | null, fileid: string) => Promise<Buffer>;
  /** Something that named these does no more. */
  readonly loosen: (fileids: readonly string[]) => Promise<void>;
  /** But those that another article has, by their fileids: they are that one's from now on. */
  readonly removeAllOfArticle: (
    articleid: string,
    heirsOf: (fileids: readonly string[]) => Promise<ReadonlyMap<string, { articleid: string }>>,
  ) => Promise<void>;
}

/** What this feature needs of other features. */
export interface ArticlePorts {
  readonly people: Pick<PeopleService, 'names'>;
  readonly spaces: Pick<ModuleAccess, 'read' | 'moderated' | 'isThere'>;
  readonly pictures: ArticlePicturesPort;
  /** An article is gone for good: what others keep of it goes too. */
  readonly onGone: (articleid: string) => Promise<void>;
}

/** What the parts of this feature find. */
export interface ArticleTools extends ArticlePorts {
  readonly models: ArticleRecords;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Jobs;
}
