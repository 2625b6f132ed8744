import type { BlogAudience } from '@sets/shared/blog/blog.contract.ts';

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
  toYours: 'Your posts',
  cover: {
    add: 'Add a title picture',
    change: 'Change picture',
    remove: 'Remove picture',
    coming: 'The picture is on its way …',
    there: 'The title picture is there.',
    gone: 'The title picture is removed.',
    of: 'Title picture',
  },
  noTags: 'No tags',
  gone: {
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
    noSchool: 'You have no school yet. Say in the settings which one is yours.',
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
