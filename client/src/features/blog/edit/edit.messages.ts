import type { BlogAudience } from '@sets/shared/blog/blog.contract.ts';
import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';
import type { SaveStatus } from './saving/post-state.ts';

const statuses: Readonly<Record<SaveStatus, string>> = {
  saved: 'Saved',
  waiting: 'Saving …',
  saving: 'Saving …',
  offline: 'Not saved: no connection',
  unfinished: 'Not saved: too long',
  asks: 'Not saved: see why',
};

const audiences: Readonly<Record<BlogAudience, { name: string; text: string; seen: string }>> = {
  everybody: {
    name: 'Everybody logged in',
    text: 'Whoever has an account on this server can find and read it.',
    seen: 'Everybody who is logged in can read it.',
  },
  school: {
    name: 'My school',
    text: 'People of your school can find and read it.',
    seen: 'Your school can read it.',
  },
  followers: {
    name: 'My followers',
    text: 'People who follow you can find and read it.',
    seen: 'Your followers can read it.',
  },
  link: {
    name: 'Only by its link',
    text: 'It is in no list. Whoever is logged in and has the link can read it.',
    seen: 'Whoever has its link can read it.',
  },
};

/** What the editor of a post says. */
export const editMessages = {
  newPost: 'New post',
  editPost: 'Edit post',
  titled: (title: string) => `Edit: ${title}`,
  loading: 'Loading the post …',
  retry: 'Try again',
  failed: 'The post cannot be loaded',
  none: 'There is no such post',
  noneText: 'It may have been removed, or it is somebody else’s.',
  toBlogs: 'To the blogs',
  statuses,
  notReached: 'The server is not reached. What you typed is kept here.',
  decideFirst: 'It was changed elsewhere. Decide first which text stays.',
  title: 'Title',
  titleHint: 'What is it about',
  text: 'Text',
  textHint: 'Write …',
  write: 'Write',
  preview: 'Preview',
  previewOf: 'As it will be read',
  nothingYet: 'What you write is shown here as it will be read.',
  left: (count: number) =>
    count < 0
      ? `${formatCount(-count)} ${plural(-count, { one: 'character', other: 'characters' })} too many`
      : `${formatCount(count)} ${plural(count, { one: 'character', other: 'characters' })} left`,
  words: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'word', other: 'words' })}`,
  hint: 'Markdown and formulas. Pictures can be pasted or dropped.',
  tools: {
    all: 'Writing tools',
    bold: 'Bold',
    boldStand: 'bold',
    italic: 'Italic',
    italicStand: 'italic',
    heading: 'Heading',
    list: 'List',
    quote: 'Quote',
    code: 'Code',
    codeStand: 'code',
    link: 'Link',
    linkStand: 'words of the link',
    picture: 'Picture',
    math: 'Formula',
    mathStand: 'x^2',
    withKey: (name: string, key: string) => `${name} (Ctrl+${key})`,
  },
  picture: {
    coming: (name: string) => `${name} is on its way …`,
    words: 'Say here what the picture shows',
    there: 'The picture is there. Say in the brackets what it shows.',
    none: 'That is not a picture. JPEG, PNG, WebP, GIF and AVIF work.',
    tooLarge: (megabytes: number) => `A picture may have ${formatCount(megabytes)} MB at most.`,
    drop: 'Drop the picture here',
    wait: 'A picture is still on its way.',
  },
  cover: {
    add: 'Add a title picture',
    change: 'Change picture',
    remove: 'Remove picture',
    coming: 'The picture is on its way …',
    there: 'The title picture is there.',
    gone: 'The title picture is removed.',
    of: 'Title picture',
  },
  changed: {
    title: 'Saved elsewhere meanwhile',
    text: 'Another window or device has saved this post. Which text is to stay? The other one is set aside, and can be had back.',
    mine: 'Typed here',
    theirs: 'Saved elsewhere',
    keepMine: 'Keep mine',
    takeTheirs: 'Take the other',
    noTitle: 'No title',
    noText: 'No text',
  },
  aside: {
    text: 'The other text is set aside.',
    back: 'Use it instead',
    let: 'Let it go',
  },
  gone: {
    title: 'Removed elsewhere meanwhile',
    text: 'What you typed is still here.',
    back: 'Put the post back',
    again: 'Save it as a new post',
  },
  takenDown: {
    title: 'Taken down',
    text: 'An admin has taken this post down. Nobody else can read it.',
    why: (reason: string) => `They say: ${reason}`,
  },
  state: {
    draft: 'Draft. Only you can read it.',
    differs: 'Others still read what was published before.',
  },
  publish: {
    open: 'Publish …',
    update: 'Update',
    settings: 'Who reads it …',
    title: 'Publish',
    titlePublished: 'Who reads it',
    who: 'Who may read it',
    audiences,
    comments: 'Comments',
    commentsText: 'Whoever reads it may say something under it.',
    go: 'Publish',
    save: 'Save',
    needs: 'To publish, it needs a title and a text.',
    done: 'Published',
    updated: 'Updated',
    changed: 'Saved who reads it',
    see: 'See it',
  },
  more: {
    open: 'More',
    versions: 'Earlier versions',
    see: 'See it as others do',
    hide: 'Hide it from others',
    hidden: 'Hidden. Only you can read it.',
    showAgain: 'Undo',
    remove: 'Remove the post',
  },
  removed: {
    done: 'The post is removed',
    undo: 'Undo',
    title: 'This post is removed',
    text: (until: string) => `Nobody can read it. You can put it back until ${until}.`,
    back: 'Put it back',
  },
} as const;
