import {
  type BlogContent,
  blogLimits,
  type PostVersions,
} from '@sets/shared/blog/blog.contract.ts';
import { storedPost } from '@sets/shared/blog/blog.migrations.ts';
import { AppError } from '../../core/app-error.ts';
import { KeptVersions } from '../../core/kept-versions.ts';
import { blogMessages } from './blog.messages.ts';
import type { PostRecord, VersionRecord } from './blog-records.service.ts';
import type { BlogTools } from './blog-tools.ts';
import { picturesOf, toldOf } from './post-store.service.ts';

/** What posts were like. */
export class BlogVersions extends KeptVersions<PostRecord, VersionRecord, BlogContent> {
  constructor({ models, pictures }: Pick<BlogTools, 'models' | 'pictures'>) {
    super({
      model: models.versions,
      of: 'blogid',
      shape: storedPost,
      limits: blogLimits,
      factsOf: ({ _id: blogid, author, content }) => ({
        blogid,
        author,
        pictures: picturesOf(toldOf(content)),
      }),
      pictures,
      missing: () => new AppError('NOT_FOUND', blogMessages.noVersion),
    });
  }

  /** The newest first. One that this program cannot read has no title. */
  async list(blogid: string): Promise<PostVersions> {
    const versions = (await this.newest(blogid)).map(({ version, at, content, isPublished }) => {
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
}
