import { randomBytes } from 'node:crypto';
import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import type { Actor } from '../../core/actor.ts';
import { casesOf, onlyOwner, type Prepare, signedIn, type Stage } from '../../../test/call-case.ts';
import { settle } from '../../../test/settle.ts';
import { smallPicture } from '../../../test/small-picture.ts';

const newBlogid = () => randomBytes(16).toString('base64url');

const answers = signedIn(200);
/** Nobody else's: as if it were not there. */
const ofOwner = onlyOwner(200, 404);

// Feeds for readers and files have cases of their own.
const { atom: _atom, authorAtom: _author, export: _export, import: _import, ...calls } = blogCalls;

const content = { title: 'A post', text: 'Some words.', tags: ['physics'], cover: null };

/** A post of the owner: saved once, so of revision 1. */
const draftOf = async ({ app }: Stage, { userid }: Pick<Actor, 'userid'>) => {
  const blogid = newBlogid();
  // They may have another address since, which nobody has proven.
  await settle(app, { userid }, { verified: true });
  await app.features.posts.makeDraft(userid, blogid, content);
  return { blogid };
};

const draft: Prepare = async (stage, { owner }) => ({ params: await draftOf(stage, owner) });

/** One that others read, of revision 2. */
const published: Prepare = async (stage, { owner }) => {
  const { blogid } = await draftOf(stage, owner);
  await stage.app.features.blogWriting.publish(owner, blogid, 1);
  return { params: { blogid } };
};

const version: Prepare = async (stage, people) => {
  const { params } = await published(stage, people);
  return { params: { ...params, version: '1' } };
};

/** For somebody who may have another address since, which nobody has proven. */
const publishedForProven: Prepare = async (stage, people) => {
  if (people.actor !== null) await settle(stage.app, people.actor, { verified: true });
  return published(stage, people);
};

const removed: Prepare = async (stage, { owner }) => {
  const { blogid } = await draftOf(stage, owner);
  await stage.app.features.blogWriting.remove(owner, blogid, 1);
  return { params: { blogid }, body: { revision: 2 } };
};

/** Whoever saves under an id that nobody has makes a post of their own. */
const newOne: Prepare = async () => ({
  params: { blogid: newBlogid() },
});

const seen = { revision: 1 };

export const cases = casesOf(calls, {
  feed: { answers, query: { of: 'newest' } },
  tags: { answers },
  view: { answers, prepare: published },
  like: { answers, body: { on: true }, prepare: publishedForProven },
  own: { answers, query: {} },
  read: { answers: ofOwner, prepare: draft },
  save: { answers, body: { content, revision: 0 }, prepare: newOne },
  settings: {
    answers: ofOwner,
    body: { audience: 'followers', commentsOpen: false, ...seen },
    prepare: draft,
  },
  publish: { answers: ofOwner, body: seen, prepare: draft },
  hide: {
    answers: ofOwner,
    body: { revision: 2 },
    prepare: published,
  },
  remove: { answers: ofOwner, body: seen, prepare: draft },
  putBack: { answers: ofOwner, body: { revision: 2 }, prepare: removed },
  versions: { answers: ofOwner, prepare: published },
  version: { answers: ofOwner, prepare: version },
  keepPicture: {
    answers: onlyOwner(201, 404),
    prepare: async (stage, { owner }) => ({
      params: await draftOf(stage, owner),
      body: await smallPicture(),
    }),
  },
  feedKey: { answers },
  makeFeedKey: { answers },
  withdrawFeedKey: { answers },
});
