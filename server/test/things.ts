import type { Person } from './start-test-app.ts';
import { buildPoll } from './live-stage.ts';
import type { MailApp } from './start-mail-app.ts';
import { putDeadJob } from './put-dead-job.ts';
import { resumeEntriesForTests } from './resume-bodies.ts';
import { rightBodies } from './right-bodies.ts';
import type { startStripeStandIn } from './stripe-stand-in.ts';
import { buildSchool } from './build-school.ts';

/** What a call is sent, once what it names is there. */
export interface Prepared {
  /** For the placeholders of its path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

interface People {
  /** Who owns what the call names. */
  readonly owner: Person;
  /** Who calls; null for a visitor. */
  readonly actor: Person | null;
}

type Prepare = (people: People) => Promise<Prepared>;

interface Stage {
  readonly app: MailApp;
  readonly stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
}

const found = (pattern: RegExp, text: string): string => {
  const [, first] = pattern.exec(text) ?? [];
  if (first === undefined) throw new Error(`There is nothing like ${pattern.source} in it.`);
  return first;
};

/** Prepares what each route names: a poll of the owner's, a code in the caller's mail. */
export const thingsFor = ({ app, stripe }: Stage): Readonly<Record<string, Prepare>> => {
  let made = 0;
  const newAddress = (): string => `policy-${(made += 1)}@school.example`;

  /** For calls about the caller's own: a visitor has nothing of the kind. */
  const own =
    (prepare: (actor: Person) => Promise<Prepared | void>): Prepare =>
    async ({ actor }) =>
      (actor === null ? {} : await prepare(actor)) ?? {};

  const post = async ({ token }: Person, path: string, body?: unknown): Promise<void> => {
    const { status } = await app.call('POST', path, { token, body });
    if (status >= 300) throw new Error(`${path} answered ${status}.`);
  };
  const loseVerification = async ({ token }: Person): Promise<string> => {
    const email = newAddress();
    await app.call('PUT', '/api/user/updateemail', { token, body: { email } });
    return email;
  };
  const pay = async ({ token }: Person) => {
    const body = rightBodies['POST /api/premium/checkout'];
    const { body: reply } = await app.call<{ url: string }>('POST', '/api/premium/checkout', {
      token,
      body,
    });
    return stripe.event('checkout.session.completed', stripe.pay(reply.url).session);
  };
  const poll: Prepare = async ({ owner }) => ({
    params: { pollid: (await app.features.polls.create(owner, buildPoll()))._id },
  });
  const school: Prepare = async () => {
    made += 1;
    const { token } = await app.buildAccount({ accountType: 'admin' });
    const { body } = await app.call<{ schoolid: string }>('POST', '/api/admin/schools', {
      token,
      body: buildSchool({ name: `School ${made}`, domains: [`school-${made}.example`] }),
    });
    return { params: { schoolid: body.schoolid } };
  };
  const entry = (section: keyof typeof resumeEntriesForTests): Prepare =>
    own((actor) => post(actor, `/api/user/resume/add${section}`, resumeEntriesForTests[section]));
  const deadJob: Prepare = async () => ({ params: { jobid: await putDeadJob(app) } });
  const ofOwner: Prepare = async ({ owner: { userid } }) => ({ params: { userid } });
  const naming =
    (rest: object): Prepare =>
    async ({ owner: { userid } }) => ({ body: { ...rest, userid } });

  return {
    'POST /api/user/login': async ({ owner: { email, password } }) => ({
      body: { email, password },
    }),
    'POST /api/user/logout': async ({ owner: { token } }) => ({ body: { token } }),
    'POST /api/user/register': async () => ({
      body: { ...rightBodies['POST /api/user/register'], email: newAddress() },
    }),
    'POST /api/user/sendpin': own(async (actor) => void (await loseVerification(actor))),
    'POST /api/user/verifyacc': own(async (actor) => {
      const email = await loseVerification(actor);
      await post(actor, '/api/user/sendpin');
      const { text } = await app.inbox.mailTo(email);
      return { body: { pin: found(/\b(\d{6})\b/, text) } };
    }),
    'POST /api/user/forgetpassword': async ({ owner: { email } }) => ({ body: { email } }),
    'POST /api/user/resetpassword': async () => {
      const { email } = await app.buildAccount();
      await app.call('POST', '/api/user/forgetpassword', { body: { email } });
      const { text } = await app.inbox.mailTo(email);
      const resetcode = found(/\/resetpassword\/([\w-]+)/, text);
      return { body: { resetcode, password: 'a new password' } };
    },
    'PUT /api/user/updateemail': async () => ({ body: { email: newAddress() } }),
    'DELETE /api/user/sessions/:sessionid': async ({ owner: { email, password } }) => {
      const other = await app.features.accounts.login(
        { email, password },
        { address: '127.0.0.1' },
      );
      const { sessionId } = app.features.sessions.read(other.token) ?? { sessionId: '' };
      return { params: { sessionid: sessionId } };
    },
    'POST /api/user/deleteaccount': own(async ({ password }) => ({ body: { password } })),
    'POST /api/notifications/read': async ({ owner }) => {
      await app.features.notifications.notify(owner.userid, {
        kind: 'account',
        title: 'A title',
        text: 'A text',
        path: '/account/settings',
      });
      const { items } = await app.features.notifications.list.page(owner);
      return { body: { notificationid: items[0]?._id } };
    },
    'POST /api/admin/schools': async () => {
      made += 1;
      return { body: buildSchool({ name: `School ${made}`, domains: [`new-${made}.example`] }) };
    },
    'PUT /api/admin/schools/:schoolid': school,
    'DELETE /api/admin/schools/:schoolid': school,
    'PUT /api/admin/people/:userid/role': ofOwner,
    'PUT /api/admin/people/:userid/lock': ofOwner,
    'PUT /api/admin/people/:userid/premium': ofOwner,
    'POST /api/admin/jobs/:jobid/retry': deadJob,
    'DELETE /api/admin/jobs/:jobid': deadJob,
    'GET /api/polls/:pollid': poll,
    'PUT /api/polls/:pollid': poll,
    'DELETE /api/polls/:pollid': poll,
    'POST /api/premium/cancel': own(async (actor) => {
      const { body, headers } = await pay(actor);
      await app.call('POST', '/api/premium/webhook', { body, headers });
    }),
    'POST /api/premium/webhook': async () => {
      const { body, headers } = await pay(await app.buildAccount());
      return { body, headers };
    },
    'GET /api/user/getresume/:userid': ofOwner,
    'GET /api/user/getmodscreated/:userid': ofOwner,
    'GET /api/user/getmoderating/:userid': ofOwner,
    ...Object.fromEntries(
      (['wkexp', 'education', 'skill', 'interest', 'achievement'] as const).flatMap((section) =>
        ['edit', 'remove'].map((act) => [`POST /api/user/resume/${act}${section}`, entry(section)]),
      ),
    ),
    'POST /api/user/updatemodulevisited': naming({ moduleid: 'a-module' }),
    'POST /api/user/getmodulesvisited': naming({}),
    'POST /api/user/rebuffvisitedlist': naming({ list: [{ moduleid: 'a-module' }] }),
  };
};
