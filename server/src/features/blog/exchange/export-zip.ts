import type { BlogContent } from '@sets/shared/blog/blog.contract.ts';
import { type ZipEntry, zipInTurns } from '../../../core/zip-in-turns.ts';
import { createFileNames } from './file-names.ts';
import type { ExchangedPictures, ExchangedPosts, OwnedPost } from './exchange-ports.ts';
import { placesFor, writePost } from './write-post.ts';

interface ExportPorts {
  readonly posts: Pick<ExchangedPosts, 'allOf'>;
  readonly pictures: Pick<ExchangedPictures, 'read'>;
}

const isSame = (one: BlogContent, other: BlogContent): boolean =>
  one.title === other.title &&
  one.text === other.text &&
  one.cover === other.cover &&
  one.tags.join(' ') === other.tags.join(' ');

/** Pictures are held one at a time, and lie in the zip before the text that shows them. */
async function* entriesOf(
  { posts, pictures }: ExportPorts,
  userid: string,
): AsyncGenerator<ZipEntry> {
  const nameOf = createFileNames();
  const there = new Set<string>();
  async function* textWithPictures(
    post: OwnedPost,
    content: BlogContent,
    as: { readonly name: string; readonly isPublished: boolean },
  ): AsyncGenerator<ZipEntry> {
    const places = new Map(placesFor(content));
    for (const [fileid, place] of places) {
      if (there.has(place)) continue;
      const bytes = await pictures.read(userid, fileid);
      if (bytes === null) places.delete(fileid);
      else {
        there.add(place);
        yield { name: place, pieces: [bytes], isText: false };
      }
    }
    const { name, isPublished } = as;
    const text = writePost(post, { content, places, isPublished });
    yield { name, pieces: [new TextEncoder().encode(text)], isText: true };
  }
  for await (const post of posts.allOf(userid)) {
    const { content, published } = post;
    const name = nameOf(content.title);
    yield* textWithPictures(post, content, { name: `${name}.md`, isPublished: false });
    if (published === null || isSame(published.content, content)) continue;
    const as = { name: `${name}.published.md`, isPublished: true };
    yield* textWithPictures(post, published.content, as);
  }
}

/** All posts of a person as a zip, piece by piece: each is made when the one before is sent. */
export const exportZip = (
  ports: ExportPorts,
  userid: string,
  at: Date,
): AsyncIterable<Uint8Array> => zipInTurns(entriesOf(ports, userid), at);
