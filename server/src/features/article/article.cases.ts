import { randomBytes } from 'node:crypto';
import { articleCalls } from '@sets/shared/article/article.calls.ts';
import type { ArticleContent } from '@sets/shared/article/article.contract.ts';
import type { Person } from '../../../test/start-test-app.ts';
import {
  casesOf,
  everybody,
  onlyOwner,
  type Prepare,
  type Stage,
} from '../../../test/call-case.ts';
import { putModule } from '../../../test/put-module.ts';
import { settle } from '../../../test/settle.ts';
import { smallPicture } from '../../../test/small-picture.ts';

const newArticleid = () => randomBytes(16).toString('base64url');

const moderators = 'as owner';
/** Who sees the space is told that this is for its moderators. */
const ofModerators = { answers: onlyOwner(200), moderators } as const;
const ofReaders = { answers: everybody(200), moderators: 'as others' } as const;

const content: ArticleContent = {
  title: 'On engines',
  text: 'Some words.',
  authors: ['Ada Lovelace'],
  source: '',
};

/** A space of the owner, in which they may write. */
const spaceOf = async ({ app }: Stage, owner: Person): Promise<string> => {
  // They may have another address since, which nobody has proven.
  await settle(app, owner, { verified: true });
  return putModule(app, owner.userid);
};

/** An article of the owner's space: saved once, so of revision 1. */
const draftOf = async (stage: Stage, owner: Person) => {
  const moduleid = await spaceOf(stage, owner);
  const articleid = newArticleid();
  const actor = { ...owner, sessionId: 'any', mustLeave: false };
  const saved = { moduleid, content, revision: 0 };
  await stage.app.features.articleWriting.save(actor, articleid, saved);
  return { actor, moduleid, articleid };
};

const draft: Prepare = async (stage, { owner }) => {
  const { articleid } = await draftOf(stage, owner);
  return { params: { articleid } };
};

/** One that others read, of revision 2. */
const published: Prepare = async (stage, { owner }) => {
  const { actor, articleid } = await draftOf(stage, owner);
  await stage.app.features.articleWriting.publish(actor, articleid, 1);
  return { params: { articleid } };
};

const version: Prepare = async (stage, people) => {
  const { params } = await published(stage, people);
  return { params: { ...params, version: '1' } };
};

const removed: Prepare = async (stage, { owner }) => {
  const { actor, articleid } = await draftOf(stage, owner);
  await stage.app.features.articleWriting.remove(actor, articleid, 1);
  return { params: { articleid }, body: { revision: 2 } };
};

/** One that is published with the article, of revision 3. */
const picture: Prepare = async (stage, { owner }) => {
  const { actor, moduleid, articleid } = await draftOf(stage, owner);
  const { articles, articleWriting } = stage.app.features;
  const { fileid, path } = await articles.keepPicture(actor, articleid, await smallPicture());
  const named = { ...content, text: `![A picture](${path})` };
  await articleWriting.save(actor, articleid, { moduleid, content: named, revision: 1 });
  await articleWriting.publish(actor, articleid, 2);
  return { params: { articleid, fileid } };
};

const newOne: Prepare = async (stage, { owner }) => {
  const moduleid = await spaceOf(stage, owner);
  return { params: { articleid: newArticleid() }, body: { moduleid, content, revision: 0 } };
};

const seen = { revision: 1 };

export const cases = casesOf(articleCalls, {
  list: {
    ...ofReaders,
    prepare: async (stage, { owner }) => {
      const { moduleid } = await draftOf(stage, owner);
      return { params: { moduleid } };
    },
  },
  view: { ...ofReaders, prepare: published },
  picture: { ...ofReaders, prepare: picture },
  read: { ...ofModerators, prepare: draft },
  save: { ...ofModerators, body: { moduleid: 'm', content, revision: 0 }, prepare: newOne },
  publish: { ...ofModerators, body: seen, prepare: draft },
  hide: { ...ofModerators, body: { revision: 2 }, prepare: published },
  remove: { ...ofModerators, body: seen, prepare: draft },
  putBack: { ...ofModerators, body: { revision: 2 }, prepare: removed },
  versions: { ...ofModerators, prepare: published },
  version: { ...ofModerators, prepare: version },
  keepPicture: {
    answers: onlyOwner(201),
    moderators,
    prepare: async (stage, people) => ({
      ...(await draft(stage, people)),
      body: await smallPicture(),
    }),
  },
});
