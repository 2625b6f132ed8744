import type { BlogContent } from '@sets/shared/blog/blog.contract.ts';
import { AppError } from '../../../../core/app-error.ts';
import { newId } from '../../../../core/new-id.ts';
import type { ExchangedPictures, ExchangedPosts, OwnedPost } from '../exchange-ports.ts';

/** Posts and pictures as the ports promise them, without a store. */
export const postsInMemory = () => {
  const drafts = new Map<string, { readonly userid: string; content: BlogContent }>();
  const pictures = new Map<string, { readonly userid: string; readonly bytes: Uint8Array }>();
  const owned: OwnedPost[] = [];
  let room = Infinity;
  const posts: ExchangedPosts = {
    async *allOf() {
      yield* owned;
    },
    expectMayWrite: async ({ userid }) => {
      if (userid === 'unverified') throw new AppError('FORBIDDEN', 'Verify your account first.');
    },
    isThere: async (userid, blogid) => drafts.get(blogid)?.userid === userid,
    makeDraft: async (userid, blogid, content) => {
      if (drafts.has(blogid)) return false;
      if (drafts.size >= room) throw new AppError('FULL', 'There is no room for more.');
      drafts.set(blogid, { userid, content });
      return true;
    },
  };
  const kept: ExchangedPictures = {
    read: async (userid, fileid) => {
      const picture = pictures.get(fileid);
      return picture?.userid === userid ? picture.bytes : null;
    },
    keep: async ({ userid }, _blogid, bytes) => {
      if (bytes.toString('latin1', 0, 4) !== 'RIFF') {
        throw new AppError('BAD_REQUEST', 'This is no picture that can be read.');
      }
      const fileid = newId();
      pictures.set(fileid, { userid, bytes: Uint8Array.from(bytes) });
      return fileid;
    },
  };
  return {
    ports: { posts, pictures: kept },
    owned,
    drafts,
    pictures,
    leaveRoomFor: (count: number) => (room = count),
  };
};

/** What stands for a picture here. */
export const pictureBytes = (about: string): Uint8Array => new TextEncoder().encode(`RIFF${about}`);
