import type { BlogContent } from '@sets/shared/blog/blog.contract.ts';
import { joined } from './front-matter.ts';
import { picturesShown, withAddresses } from './picture-address.ts';
import type { OwnedPost } from './exchange-ports.ts';

/** Where pictures lie in a zip, beside the texts. */
const folder = 'pictures';

/**
 * Where a picture lies for a text: at a place that the text does not name by itself, so that what is put into it
 * can be told from what was there. Ids have no dots: no place of one picture is that of another.
 */
const placeFor = (fileid: string, text: string): string => {
  let place = `${folder}/${fileid}.webp`;
  for (let count = 2; text.includes(place); count += 1) place = `${folder}/${fileid}.${count}.webp`;
  return place;
};

/** The pictures of a text, by their ids, and where each lies for it. */
export type Places = ReadonlyMap<string, string>;

/** All that a text may show, also what turns out to be no picture of this person. */
export const placesFor = ({ text, cover }: BlogContent): Places =>
  new Map(
    [...new Set([...picturesShown(text), ...(cover === null ? [] : [cover])])].map((fileid) => [
      fileid,
      placeFor(fileid, text),
    ]),
  );

const dates = ({ published, savedAt }: OwnedPost) =>
  published === null
    ? { draft: true, lastmod: savedAt.toISOString() }
    : {
        date: published.at.toISOString(),
        lastmod: (published.editedAt ?? published.at).toISOString(),
      };

interface Written {
  readonly content: BlogContent;
  /** Those that are there. */
  readonly places: Places;
  /** It is what others read, where what is written is something else by now. */
  readonly isPublished: boolean;
}

/** A post as a Markdown file with front matter, as other programs write theirs. */
export const writePost = (post: OwnedPost, { content, places, isPublished }: Written): string => {
  const { title, text, tags, cover } = content;
  const shown = picturesShown(text).flatMap((fileid) => places.get(fileid) ?? []);
  const coverPlace = cover === null ? undefined : places.get(cover);
  const matter = {
    title,
    ...(isPublished ? { published_of: post.blogid } : { id: post.blogid }),
    ...dates(post),
    tags,
    audience: post.audience,
    ...(coverPlace === undefined ? {} : { cover: coverPlace }),
    pictures: shown,
  };
  return joined(
    matter,
    withAddresses(text, (fileid) => places.get(fileid)),
  );
};
