import type {
  Comment,
  CommentPage,
  CommentSettings,
  CommentSubject,
} from '@sets/shared/comment/comment.contract.ts';
import type { NotificationPage } from '@sets/shared/notification/notification.contract.ts';
import type {
  ReportDecision,
  ReportReason,
  ReportsPage,
  ReportSubject,
} from '@sets/shared/report/report.contract.ts';
import type { Connection } from 'mongoose';
import { limitsInMemory } from '../src/core/limits/memory-limits.ts';
import { newId } from '../src/core/new-id.ts';
import type { PersonalData } from '../src/core/personal-data.ts';
import { openComments } from '../src/features/comment/comment.feature.ts';
import { openReports } from '../src/features/report/report.feature.ts';
import { createManualClock } from './manual-clock.ts';
import type { Person, TestApp } from './start-test-app.ts';

type Refused = { readonly code?: string; readonly msg?: string };

/** The calls about comments, as somebody makes them. */
export const talkStage = (app: Pick<TestApp, 'call'>) => {
  const at =
    (method: string, rest = '') =>
    ({ token }: Person, commentid: string, body?: object) =>
      app.call<Comment & Refused>(method, `/api/comment/${commentid}${rest}`, { token, body });
  const write = (
    { token }: Person,
    subject: CommentSubject,
    {
      text = 'Well said.',
      answers = null,
      commentid = newId(),
    }: { text?: string; answers?: string | null; commentid?: string } = {},
  ) =>
    app.call<Comment & Refused>('POST', '/api/comment', {
      token,
      body: { commentid, subject, text, answers },
    });
  const list = ({ token }: Person, { kind, id }: CommentSubject, before?: string | null) => {
    const further = before === undefined || before === null ? '' : `&before=${before}`;
    const query = `kind=${kind}&id=${id}${further}`;
    return app.call<CommentPage & Refused>('GET', `/api/comment/list?${query}`, { token });
  };
  return {
    write,
    list,
    /** Writes, and gives the id. */
    say: async (person: Person, subject: CommentSubject, text?: string, answers?: string) => {
      const said = await write(person, subject, {
        ...(text === undefined ? {} : { text }),
        answers: answers ?? null,
      });
      if (said.status !== 201) throw new Error(`${said.status} ${said.body.msg}`);
      return said.body.commentid;
    },
    /** What somebody reads: the texts of the threads and of their answers. */
    texts: async (person: Person, subject: CommentSubject) => {
      const { threads } = (await list(person, subject)).body;
      return threads.map(({ text, answers }) =>
        answers.length === 0 ? text : [text].concat(answers.map((answer) => answer.text)),
      );
    },
    edit: at('PUT'),
    remove: at('DELETE'),
    putBack: at('POST', '/back'),
    tell: ({ token }: Person, tellsOfComments: boolean) =>
      app.call<CommentSettings>('PUT', '/api/user/commentsettings', {
        token,
        body: { tellsOfComments },
      }),
    told: async ({ token }: Person) =>
      (await app.call<NotificationPage>('GET', '/api/notifications', { token })).body.notifications,
  };
};

/** The calls about reports. */
export const reportStage = (app: Pick<TestApp, 'call'>) => ({
  report: (
    { token }: Person,
    subject: ReportSubject,
    said: { reason?: ReportReason; text?: string } = {},
  ) =>
    app.call<Refused>('POST', '/api/report', {
      token,
      body: { subject, reason: 'spam', text: '', ...said },
    }),
  list: ({ token }: Person, before?: string | null) =>
    app.call<ReportsPage>(
      'GET',
      `/api/report/list${before === undefined || before === null ? '' : `?before=${before}`}`,
      { token },
    ),
  takenDown: ({ token }: Person) =>
    app.call<ReportsPage>('GET', '/api/report/list?of=takenDown', { token }),
  decide: ({ token }: Person, decision: ReportDecision) =>
    app.call<{ isTakenDown: boolean } & Refused>('PUT', '/api/report/decide', {
      token,
      body: decision,
    }),
});

/** A comment as it is stored. */
export const storedCommentOf = (
  { kind, id: subject }: CommentSubject,
  by: string,
  said: { text?: string; at?: number; answers?: string | null; isRemoved?: boolean } = {},
) => {
  const { text = 'Well said.', at = 1, answers = null, isRemoved = false } = said;
  return {
    _id: newId(),
    kind,
    subject,
    answers,
    by,
    at: new Date(at),
    removed: isRemoved ? { at: new Date(at), byAuthor: false } : null,
    takenDown: false,
    content: { v: 1, text, editedAt: null },
  };
};

/** Puts comments there that would be long in the making. */
export const putComments = (
  app: Pick<TestApp, 'inStore'>,
  comments: readonly ReturnType<typeof storedCommentOf>[],
) => app.inStore((store) => store.collection('comments').insertMany([...comments] as never[]));

/** Puts a report of each of these there, and what waits for a decision by it. */
export const putReports = (
  app: Pick<TestApp, 'inStore'>,
  given: readonly { readonly subject: ReportSubject; readonly at: number; readonly by: string }[],
) =>
  app.inStore(async (store) => {
    const things = given.map(({ subject: { kind, id }, at }) => ({
      _id: `${kind}:${id}`,
      kind,
      subject: id,
      place: newId(),
      first: new Date(at),
      last: new Date(at),
      isDown: false,
      revision: 1,
    }));
    const reports = given.map(({ subject: { kind, id }, at, by }) => ({
      _id: `${kind}:${id}:${by}`,
      thing: `${kind}:${id}`,
      by,
      reason: 'spam',
      at: new Date(at),
      content: { v: 1, text: '' },
    }));
    await store.collection('reportedthings').insertMany(things as never[]);
    await store.collection('reports').insertMany(reports as never[]);
  });

/** Both features alone, as one of several processes has them; everybody is there, and everything is of `author`. */
export const openTalkAlone = (connection: Connection) => {
  const clock = createManualClock();
  const done = () => Promise.resolve();
  const ports = {
    people: {
      names: (userids: readonly string[]) =>
        Promise.resolve(
          new Map(userids.map((userid) => [userid, { username: userid, email: '' }])),
        ),
      lookUp: (userid: string) => Promise.resolve({ _id: userid, verified: true } as never),
      admins: () => Promise.resolve([]),
    },
    notify: done,
    audit: done,
  };
  const thing = { author: 'author', title: 'Trains', path: '/', text: '', isTakenDown: false };
  const comment = openComments(
    {
      connection,
      clock,
      limits: limitsInMemory(clock),
      jobs: { handle: () => undefined, enqueue: () => Promise.resolve('') } as never,
    },
    {
      ...ports,
      blocks: {
        around: (userid) => Promise.resolve(new Set(userid === 'blocks' ? ['one-1'] : [])),
      },
      commentables: [
        {
          kind: 'blog',
          forReader: () => Promise.resolve({ ...thing, commentsOpen: true }),
          counted: done,
        },
      ],
      onGone: (ids) => report.services.reports.gone('comment', ids),
    },
  );
  const report = openReports(
    { connection, clock, limits: limitsInMemory(clock) },
    {
      ...ports,
      reportables: [
        {
          kind: 'blog',
          forReader: () => Promise.resolve(true),
          forAdmin: () => Promise.resolve(thing),
          takeDown: done,
          putBack: done,
        },
      ],
    },
  );
  const erasing = (data: unknown) => (userid: string) => (data as PersonalData).erase(userid);
  return {
    ...comment.services,
    ...report.services,
    eraseComments: erasing(comment.personalData),
    eraseReports: erasing(report.personalData),
  };
};
