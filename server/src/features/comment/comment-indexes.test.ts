import type { Connection } from 'mongoose';
import { afterAll, beforeAll, test } from 'vitest';
import { expectInItsOrder, planWatch } from '../../../test/plans-of.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { openTalkAlone, storedCommentOf } from '../../../test/talk-stage.ts';
import { connectStore } from '../../../test/test-engine.ts';

/* However many comments and reports there are: all that is asked goes by an index, and nothing is sorted. */

let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
let talk: ReturnType<typeof openTalkAlone>;
let plans: ReturnType<typeof planWatch>;
const actor = { userid: 'reader', accountType: 'student' } as const;
const subject = { kind: 'blog', id: 'known' } as const;
const root = storedCommentOf(subject, 'reader', { text: 'Root', at: 9_999 });
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri, { monitorCommands: true });
  talk = openTalkAlone(connection);
  for (const model of Object.values(connection.models)) await model.createIndexes();
  const comments = Array.from({ length: 1_000 }, (_none, at) => [
    storedCommentOf(subject, 'reader', { at, answers: at % 10 === 0 ? root._id : null }),
    storedCommentOf({ kind: 'blog', id: `other-${at}` }, `one-${at}`, { at }),
  ]).flat();
  await connection.collection('comments').insertMany([root, ...comments] as never[]);
  for (let at = 0; at < 60; at += 1) {
    await talk.reports.report(
      { ...actor, userid: `one-${at}` },
      { subject: { kind: 'blog', id: `other-${at}` }, reason: 'spam', text: 'x' },
    );
  }
  plans = planWatch(connection);
});
afterAll(async () => {
  await connection.close();
  await store.close();
});

const draft = { subject, text: 'x', answers: root._id };
const report = { subject, reason: 'spam', text: 'x' } as const;

test.each<[string, () => Promise<unknown>]>([
  ['a page', () => talk.commentLists.page(actor, subject, undefined)],
  ['a further page', () => talk.commentLists.page(actor, subject, `rs-${root._id}`)],
  [
    'a page for who blocks somebody',
    () => talk.commentLists.page({ ...actor, userid: 'blocks' }, subject, undefined),
  ],
  [
    'to write',
    () => talk.commentWriting.write(actor, { ...draft, commentid: 'to-write-0123456789' }),
  ],
  ['to edit', () => talk.commentWriting.edit(actor, root._id, 'Root.')],
  ['to remove', () => talk.comments.remove(actor, root._id)],
  ['when the time is over', () => talk.comments.whenOver(root._id)],
  ['to report', () => talk.reports.report(actor, report)],
  ['the list of admins', () => talk.reportLists.page({})],
  ['its next page', () => talk.reportLists.page({ before: '1-some' })],
  ['what is taken down', () => talk.reportLists.page({ of: 'takenDown', before: '1-some' })],
  ['to decide', () => talk.reportDecisions.decide(actor, { decision: 'keep', subject })],
  ['to erase somebody’s comments', () => talk.eraseComments('one-5')],
  ['to erase somebody’s reports', () => talk.eraseReports('one-5')],
  ['when what is commented on is gone', () => talk.comments.subjectGone(subject)],
])('%s: by an index, in its order', async (_name, work) => {
  expectInItsOrder(await plans(work));
});
