import { tagLimits } from '@sets/shared/core/tags.ts';
import { blogLimits } from '@sets/shared/blog/blog.contract.ts';
import { fileLimits } from '@sets/shared/file/file.contract.ts';

const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;
const thousands = (count: number): string => count.toLocaleString('en');

/** What is said of files of posts to whoever calls. */
export const exchangeMessages = {
  neither:
    'This is neither a Markdown file nor a zip of some. Text has to be UTF-8: save it as that, then send it again.',
  badArchive: 'This zip is damaged, or packed in a way that cannot be read. Pack it anew.',
  tooManyEntries: (most: number) => `A zip may hold at most ${thousands(most)} files.`,
  tooMuch: `This zip unpacks to more than ${megabytes(blogLimits.unpackedBytes)}. Send it in parts.`,
  tooLong: 'This file takes more time or memory to read than there is. Send it in parts.',
  busy: 'Many files are being read just now. Try again in a moment.',
  ownBusy: 'You have sent several files already. Wait until they are read.',
  noFeed: 'There is no such feed (any more).',
} as const;

const picturesNamed = (count: number): string => (count === 1 ? 'A picture' : `${count} pictures`);

/** What the report of an import says of one file. */
export const remarks = {
  there: 'It was imported before: the post that came of it is left as it is.',
  twice: 'The same text stands in this zip twice: it was taken once.',
  tooMany: `At most ${blogLimits.importPosts} texts are taken at once. Send this one by itself.`,
  stopped: 'You went away before it was its turn. Send the file again.',
  notUtf8: 'Not UTF-8, so its letters cannot be read. Save it as UTF-8, then send it again.',
  textTooLong: `Longer than ${thousands(blogLimits.text)} characters, which is the most that a post holds.`,
  tooManyPlaces: (most: number) =>
    `It shows pictures in more than ${thousands(most)} places, which is too many.`,
  empty: 'It says nothing.',
  badName: 'Its name leads out of the zip, or holds what no name has: left out.',
  link: 'A link to another file: left out.',
  encrypted: 'Locked with a password: left out.',
  unknownPacking: 'Packed in a way that is not known here: left out.',
  damaged: 'Damaged: left out.',
  duplicate: 'Another file of this name came before it in the zip: left out.',
  nested: 'A zip within a zip is not opened: left out.',
  svg: 'SVG is a document that can hold scripts: left out. Save it as PNG.',
  notMarkdown: 'Neither Markdown nor a picture that can be shown: left out.',
  unused: 'No text that was taken shows this picture: left out.',
  more: (count: number) => `${thousands(count)} more files that no post needs were left out.`,
  readByOthers:
    'This is what others read. What you have written since is in another file of the zip, and was taken.',
  toml: 'What stands above the text is TOML, which is not read here: add title, tags and picture by hand.',
  badMatter:
    'What stands above the text is no YAML that can be read, so it was left out: add title, tags and picture by hand.',
  titleCut: `Its title is cut at ${blogLimits.title} characters.`,
  tagsLeft: (left: readonly string[]) =>
    `A post has at most ${tagLimits.count} tags. Left out: ${left.join(', ')}.`,
  badTags: (left: readonly string[]) => `These cannot be tags: ${left.join(', ')}.`,
  dateNotKept:
    'Its date is not kept: it is a draft, and gets the date of the day on which you publish it.',
  audience: (audience: string) =>
    `Its audience was “${audience}”. That is not taken over: say who may read it before you publish it.`,
  notTaken: (keys: readonly string[]) => `Not taken over: ${keys.join(', ')}.`,
  picturesAway: (count: number) =>
    `${picturesNamed(count)} on other sites ${count === 1 ? 'is' : 'are'} not fetched: what is there is linked.`,
  noPicture: (link: string) => `The picture ${link} is not in the file.`,
  coverAway: 'Its title picture is on another site, and is not fetched.',
  pictureLeft: (path: string, why: string) => `The picture ${path} is left out. ${why}`,
  pictureTooLarge: `Larger than ${megabytes(fileLimits.bytes)}.`,
  pictureDamaged: 'It is damaged.',
  picturesTakeLong: 'The pictures of this file take too long. Add the others by hand.',
} as const;

/** What programs of readers call the feeds. */
export const feedTitles = {
  newest: 'Blogs on Sets: newest',
  followed: 'Blogs on Sets: whom I follow',
  school: 'Blogs on Sets: my school',
  author: (name: string) => `${name} on Sets`,
} as const;
