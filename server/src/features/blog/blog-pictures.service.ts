import type { Picture } from '@sets/shared/file/file.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { ifFound } from '../../core/if-found.ts';
import type { BlogPosts } from './blog-posts.service.ts';
import type { BlogTools } from './blog-tools.ts';

type Who = Pick<Actor, 'userid'>;

interface PictureTools extends Pick<BlogTools, 'pictures'> {
  readonly posts: Pick<BlogPosts, 'expectOwn' | 'expectNobodyElses'>;
}

/** Pictures in posts: whoever may read the post may see them. */
export class BlogPictures {
  readonly #tools: PictureTools;

  constructor(tools: PictureTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, BAD_REQUEST, TOO_LARGE, FULL, UNAVAILABLE */
  keep(actor: Who, blogid: string, sent: Buffer): Promise<Picture> {
    const { pictures, posts } = this.#tools;
    const allow = () => posts.expectOwn(actor.userid, blogid);
    return pictures.keep(actor, { blogid, allow }, sent);
  }

  /** For a post that may come to be a moment later. @throws AppError as `keep` */
  async keepAhead(actor: Who, blogid: string, sent: Buffer): Promise<string> {
    const { pictures, posts } = this.#tools;
    const allow = () => posts.expectNobodyElses(actor.userid, blogid);
    return (await pictures.keep(actor, { blogid, allow }, sent)).fileid;
  }

  /** Null where it is gone, or not for them. */
  read(actor: Who, fileid: string): Promise<Buffer | null> {
    return ifFound(this.#tools.pictures.read(actor, fileid));
  }
}
