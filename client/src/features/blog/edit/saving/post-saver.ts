import type { BlogContent, OwnPost } from '@sets/shared/blog/blog.contract.ts';
import { WritingSaver, type WritingTools } from '../../../../core/writing/writing-saver.ts';
import { postKind } from './post-content.ts';
import type { PostChange } from './post-server.ts';

/** Saves a post as it is typed. */
export class PostSaver extends WritingSaver<OwnPost, BlogContent, PostChange> {
  constructor(post: OwnPost, tools: Omit<WritingTools<OwnPost, BlogContent, PostChange>, 'kind'>) {
    super(post, { ...tools, kind: postKind });
  }
}
