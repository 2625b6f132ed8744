import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountType } from '@sets/shared/account/account.contract.ts';
import { declaredRoutes } from '../../test/declared-api.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { rightBodies } from '../../test/right-bodies.ts';
import { type MailApp, startMailApp } from '../../test/start-mail-app.ts';
import type { Person } from '../../test/start-test-app.ts';
import { startStripeStandIn } from '../../test/stripe-stand-in.ts';
import { type Prepared, thingsFor } from '../../test/things.ts';
import { isRaw } from '@sets/shared/core/call.ts';
import type { Route } from '../core/route.ts';

/*
 * Who may call what: for every route the status of each kind of person, who sends what is right and
 * names something that is there. `owner` is a student whose thing it is; where a call names no
 * thing, an owner is a student like any other.
 */
const policies = `
                                             visitor student other moderator owner vendor admin
GET    /api/about                                200     200   200       200   200    200   200
POST   /api/user/login                           200     200   200       200   200    200   200
GET    /api/user/getme                           401     200   200       200   200    200   200
POST   /api/user/logout                          401     403   403       403   200    403   403
POST   /api/user/register                        200     200   200       200   200    200   200
POST   /api/user/sendpin                         401     200   200       200   200    200   200
POST   /api/user/verifyacc                       401     200   200       200   200    200   200
POST   /api/user/forgetpassword                  200     200   200       200   200    200   200
POST   /api/user/resetpassword                   200     200   200       200   200    200   200
PUT    /api/user/updateemail                     401     200   200       200   200    200   200
PUT    /api/user/updateusername                  401     200   200       200   200    200   200
PUT    /api/user/updatepassword                  401     200   200       200   200    200   200
GET    /api/user/sessions                        401     200   200       200   200    200   200
DELETE /api/user/sessions/:sessionid             401     403   403       403   200    403   403
POST   /api/user/logouteverywhere                401     200   200       200   200    200   200
GET    /api/user/export                          401     200   200       200   200    200   200
POST   /api/user/deleteaccount                   401     200   200       200   200    200   200
GET    /api/notifications                        401     200   200       200   200    200   200
POST   /api/notifications/read                   401     404   404       404   200    404   404
GET    /api/push/key                             401     200   200       200   200    200   200
POST   /api/push/subscribe                       401     200   200       200   200    200   200
POST   /api/push/unsubscribe                     401     200   200       200   200    200   200
GET    /api/schools                              200     200   200       200   200    200   200
GET    /api/admin/schools                        401     403   403       403   403    403   200
POST   /api/admin/schools                        401     403   403       403   403    403   201
PUT    /api/admin/schools/:schoolid              401     403   403       403   403    403   200
DELETE /api/admin/schools/:schoolid              401     403   403       403   403    403   200
GET    /api/admin/people                         401     403   403       403   403    403   200
GET    /api/admin/health                         401     403   403       403   403    403   200
PUT    /api/admin/people/:userid/role            401     403   403       403   403    403   200
PUT    /api/admin/people/:userid/lock            401     403   403       403   403    403   200
PUT    /api/admin/people/:userid/premium         401     403   403       403   403    403   200
GET    /api/admin/audit                          401     403   403       403   403    403   200
GET    /api/admin/feedback                       401     403   403       403   403    403   200
GET    /api/polls                                401     200   200       200   200    200   200
POST   /api/polls                                401     201   201       201   201    201   201
GET    /api/polls/:pollid                        401     403   403       403   200    403   403
PUT    /api/polls/:pollid                        401     403   403       403   200    403   403
DELETE /api/polls/:pollid                        401     403   403       403   200    403   403
GET    /api/premium                              401     200   200       200   200    200   200
POST   /api/premium/checkout                     401     200   200       200   200    200   200
POST   /api/premium/cancel                       401     200   200       200   200    200   200
POST   /api/premium/webhook                      200     200   200       200   200    200   200
POST   /api/feedback/post                        200     200   200       200   200    200   200
GET    /api/user/getresume/:userid               200     200   200       200   200    200   200
GET    /api/user/getmodscreated/:userid          401     200   200       200   200    200   200
GET    /api/user/getmoderating/:userid           401     200   200       200   200    200   200
POST   /api/user/resume/editintro                401     200   200       200   200    200   200
POST   /api/user/resume/addwkexp                 401     200   200       200   200    200   200
POST   /api/user/resume/editwkexp                401     200   200       200   200    200   200
POST   /api/user/resume/removewkexp              401     200   200       200   200    200   200
POST   /api/user/resume/addeducation             401     200   200       200   200    200   200
POST   /api/user/resume/editeducation            401     200   200       200   200    200   200
POST   /api/user/resume/removeeducation          401     200   200       200   200    200   200
POST   /api/user/resume/addskill                 401     200   200       200   200    200   200
POST   /api/user/resume/editskill                401     200   200       200   200    200   200
POST   /api/user/resume/removeskill              401     200   200       200   200    200   200
POST   /api/user/resume/addinterest              401     200   200       200   200    200   200
POST   /api/user/resume/editinterest             401     200   200       200   200    200   200
POST   /api/user/resume/removeinterest           401     200   200       200   200    200   200
POST   /api/user/resume/addachievement           401     200   200       200   200    200   200
POST   /api/user/resume/editachievement          401     200   200       200   200    200   200
POST   /api/user/resume/removeachievement        401     200   200       200   200    200   200
POST   /api/user/updatemodulevisited             401     403   403       403   200    403   403
POST   /api/user/getmodulesvisited               401     403   403       403   200    403   403
POST   /api/user/rebuffvisitedlist               401     403   403       403   200    403   403
`;

/** What each kind of caller signs in as; null where nobody does. */
const callers = {
  visitor: null,
  student: 'student',
  other: 'student',
  moderator: 'moderator',
  owner: 'student',
  vendor: 'vendor',
  admin: 'admin',
} as const satisfies Record<string, AccountType | null>;
type CallerKind = keyof typeof callers;
const kinds = Object.keys(callers) as CallerKind[];

const [head = [], ...rows] = policies
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const stated = new Map(
  rows.map(([method = '', path = '', ...statuses]) => [
    `${method} ${path}`,
    Object.fromEntries(head.map((kind, at) => [kind, Number(statuses[at])])),
  ]),
);

const nameOf = ({ method, path }: Route): string => `${method.toUpperCase()} ${path}`;
const routes = declaredRoutes;

const clock = createManualClock();
let app: MailApp;
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
let things: ReturnType<typeof thingsFor>;
/** Made once, for all calls that leave them as they are. */
let people: People;
beforeAll(async () => {
  stripe = await startStripeStandIn(clock);
  app = await startMailApp({ clock, config: { stripe: stripe.config } });
  things = thingsFor({ app, stripe });
  const made = kinds.map(async (kind) => [kind, await buildCaller(kind)]);
  people = Object.fromEntries(await Promise.all(made)) as People;
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

/** After one of these somebody is gone, signed out, paying or not who they were. */
const changesPeople = new Set([
  'POST /api/user/logout',
  'POST /api/user/sendpin',
  'POST /api/user/verifyacc',
  'PUT /api/user/updateemail',
  'PUT /api/user/updatepassword',
  'POST /api/user/logouteverywhere',
  'POST /api/user/deleteaccount',
  'PUT /api/admin/people/:userid/role',
  'PUT /api/admin/people/:userid/lock',
  'PUT /api/admin/people/:userid/premium',
  'POST /api/premium/checkout',
  'POST /api/premium/cancel',
  'POST /api/premium/webhook',
]);

type People = Readonly<Record<CallerKind, Person | null> & { owner: Person }>;

const buildCaller = (kind: CallerKind): Promise<Person> | null => {
  const accountType = callers[kind];
  return accountType === null ? null : app.buildAccount({ accountType });
};

const pathOf = (path: string, params: Prepared['params'] = {}): string =>
  path.replaceAll(/:(\w+)/g, (_placeholder, name: string) => params[name] ?? 'missing');

/** What this kind of person is answered who sends what is right. */
const statusFor = async (route: Route, kind: CallerKind): Promise<number> => {
  const name = nameOf(route);
  const owner = changesPeople.has(name) ? await app.buildAccount() : people.owner;
  const other = changesPeople.has(name) ? await buildCaller(kind) : people[kind];
  const actor = kind === 'owner' ? owner : other;
  const { params, body, headers }: Prepared = (await things[name]?.({ owner, actor })) ?? {};
  const query = name === 'GET /api/polls' ? '?moduleid=personal&topicid=polls' : '';
  const takes = route.body !== undefined;
  const answer = await app.call(
    route.method.toUpperCase(),
    `${pathOf(route.path, params)}${query}`,
    {
      token: actor?.token,
      ...(takes ? { body: body ?? rightBodies[name] } : {}),
      ...(headers === undefined ? {} : { headers }),
    },
  );
  return answer.status;
};

test('every route is stated, and nothing else', () => {
  expect([...stated.keys()].toSorted()).toEqual(routes.map(nameOf).toSorted());
  expect(head).toEqual(kinds);
  for (const route of routes) {
    if (route.body !== undefined && !isRaw(route.body)) {
      expect(Object.keys({ ...rightBodies, ...things })).toContain(nameOf(route));
    }
  }
});

test.each(routes.map((route) => [nameOf(route), route] as const))('%s', async (name, route) => {
  const answered: Partial<Record<CallerKind, number>> = {};
  for (const kind of kinds) answered[kind] = await statusFor(route, kind);
  expect(answered).toEqual(stated.get(name));
});
