import type { Me, Session } from '@sets/shared/account/account.contract.ts';
import type { Page } from 'playwright-core';
import {
  audit,
  deadJobs,
  feedback,
  freeOffer,
  health,
  notifications,
  paid,
  people,
  schools,
} from './admin-samples.ts';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';

const both: readonly Size[] = ['phone', 'laptop'];
const part = (name: string): string => `/admin/homepage?part=${name}`;

type Step = (page: Page) => Promise<void>;
const press =
  (name: string | RegExp): Step =>
  (page) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
const shows =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).first().waitFor();
/** The dead list is below the figures. */
const inView: Step = (page) =>
  page.getByRole('region', { name: 'Given up' }).scrollIntoViewIfNeeded();
const inTurn =
  (...steps: readonly Step[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };

const photographSchools = async (camera: Camera, admin: Session): Promise<void> => {
  const answers = { '/api/admin/schools': { schools } };
  const shot = {
    path: part('schools'),
    sizes: both,
    until: 'main li .size-11',
    as: admin,
    answers,
  };
  await camera.take({ ...shot, name: 'admin-schools' });
  await camera.take({
    ...shot,
    name: 'admin-schools-remove',
    before: press('Remove Example University'),
  });
  await camera.take({
    ...shot,
    name: 'admin-schools-empty',
    until: 'main h2',
    answers: { '/api/admin/schools': { schools: [] } },
  });
  const form = { ...shot, until: 'form' };
  const one = { ...form, path: `${part('schools')}&school=a` };
  await camera.take({ ...one, name: 'admin-school', isWhole: true });
  await camera.take({
    ...form,
    name: 'admin-school-new',
    path: `${part('schools')}&school=new`,
    before: inTurn(press('Save the school'), shows('Choose a country.')),
  });
};

const photographPeople = async (camera: Camera, admin: Session): Promise<void> => {
  const answers = { '/api/admin/people': people };
  const shot = { path: part('people'), sizes: both, until: 'main li button', as: admin, answers };
  await camera.take({ ...shot, name: 'admin-people' });
  await camera.take({ ...shot, name: 'admin-person', before: press(/^Jonas Lind/) });
  await camera.take({
    ...shot,
    name: 'admin-person-grant',
    before: inTurn(press(/^Jonas Lind/), press('Give premium')),
  });
  await camera.take({
    ...shot,
    name: 'admin-person-lock',
    before: inTurn(press(/^Prof/), press('Lock')),
  });
  await camera.take({
    ...shot,
    name: 'admin-people-none',
    until: 'main h2',
    answers: { '/api/admin/people': { people: [], next: null, total: 0 } },
  });
};

/** Who says that they are of a division and waits for an admin. */
const photographDivisions = async (camera: Camera, admin: Session): Promise<void> => {
  const waiting = people.people.map(({ userid, username, email, school, createdAt }, index) => {
    const division = schools[0]?.divisions[index % 4]?.name ?? '';
    return { userid, username, email, school, division, askedAt: createdAt };
  });
  const call = '/api/admin/divisions';
  const shot = { path: part('divisions'), sizes: both, as: admin, isWhole: true };
  const full = { [call]: { people: waiting.slice(0, 12), next: 'more' } };
  await camera.take({ ...shot, name: 'admin-divisions', until: 'main li', answers: full });
  const none = { [call]: { people: [], next: null } };
  await camera.take({ ...shot, name: 'admin-divisions-none', until: 'main h2', answers: none });
};

const photographOthers = async (camera: Camera, admin: Session): Promise<void> => {
  const shot = { sizes: both, until: 'main li:not(nav li), main dl', as: admin };
  const none = { sizes: both, until: 'main h2', as: admin };
  await camera.take({
    ...shot,
    name: 'admin-feedback',
    path: part('feedback'),
    answers: { '/api/admin/feedback': { feedback, next: 'more' } },
  });
  await camera.take({
    ...none,
    name: 'admin-feedback-empty',
    path: part('feedback'),
    answers: { '/api/admin/feedback': { feedback: [], next: null } },
  });
  await camera.take({
    ...shot,
    name: 'admin-health',
    path: part('health'),
    answers: { '/api/admin/health': health, '/api/admin/jobs': { jobs: [], next: null } },
  });
  const given = { '/api/admin/health': health, '/api/admin/jobs': { jobs: deadJobs, next: null } };
  const givenUp = { ...shot, path: part('health'), until: 'main li time', answers: given };
  await camera.take({ ...givenUp, name: 'admin-health-given-up', before: inView });
  await camera.take({
    ...givenUp,
    name: 'admin-health-delete-job',
    before: inTurn(press('Delete: Push message'), shows('Delete this job')),
  });
  await camera.take({
    ...shot,
    name: 'admin-audit',
    path: part('audit'),
    answers: { '/api/admin/audit': { entries: audit, next: 'more' } },
  });
  await camera.take({
    ...none,
    name: 'admin-audit-empty',
    path: part('audit'),
    answers: { '/api/admin/audit': { entries: [], next: null } },
  });
};

const meOf = (session: Session, more: Partial<Session>): Me => {
  const { token: _, ...who } = session;
  return { ...who, ...more, forceLogout: false };
};

const photographPlans = async (camera: Camera, student: Session): Promise<void> => {
  const shot = { path: '/account/upgrade', sizes: both, until: 'main section', as: student };
  const premium = {
    ...freeOffer,
    plan: 'premium',
    premium: paid,
    used: { polls: 212, modules: 3 },
  };
  await camera.take({ ...shot, name: 'upgrade', answers: { '/api/premium': freeOffer } });
  await camera.take({
    ...shot,
    name: 'upgrade-no-provider',
    answers: { '/api/premium': { ...freeOffer, provider: null, used: { polls: 46, modules: 3 } } },
  });
  const has = { '/api/premium': premium, '/api/user/getme': meOf(student, { premium: paid }) };
  await camera.take({ ...shot, name: 'upgrade-premium', answers: has });
  await camera.take({
    ...shot,
    name: 'upgrade-cancel',
    answers: has,
    before: press('Cancel premium'),
  });
  await camera.take({
    ...shot,
    name: 'upgrade-confirming',
    path: '/account/upgrade?checkout=done',
    answers: { '/api/premium': freeOffer },
    before: inTurn(shows('Your payment is being confirmed')),
  });
};

const photographBell = async (camera: Camera, { lecturer }: Product): Promise<void> => {
  const shot = { path: '/', sizes: both, until: 'main li', as: lecturer };
  const open = press(/^Notifications/);
  const nearLimit = { ...freeOffer, used: { polls: 46, modules: 3 } };
  await camera.take({
    ...shot,
    name: 'bell',
    answers: { '/api/notifications': notifications, '/api/premium': nearLimit },
    before: inTurn(shows('You have 46 of 50 polls.'), press('Notifications, 3 unread')),
  });
  await camera.take({
    ...shot,
    name: 'bell-empty',
    answers: { '/api/notifications': { notifications: [], unread: 0, next: null } },
    before: inTurn(open, shows('Nothing new')),
  });
};

/** As a browser that blocks them says it; a browser without a window does. */
const photographSetting = async (camera: Camera, { lecturer }: Product): Promise<void> => {
  await camera.take({
    name: 'bell-setting',
    path: '/account/settings',
    sizes: both,
    until: '#notifications',
    as: lecturer,
    before: async (page) => {
      await page.locator('#notifications').scrollIntoViewIfNeeded();
      await page.locator('#notifications p').nth(1).waitFor();
    },
  });
};

/** The pages of an admin, the plans, and the bell. */
export const photographAdmin = async (camera: Camera, product: Product): Promise<void> => {
  const { admin, student, lecturer } = product;
  await photographSchools(camera, admin);
  await photographPeople(camera, admin);
  await photographDivisions(camera, admin);
  await photographOthers(camera, admin);
  await camera.take({
    name: 'admin-not-for-you',
    path: part('schools'),
    sizes: both,
    until: 'main h1',
    as: lecturer,
  });
  await photographPlans(camera, student);
  await photographBell(camera, product);
  await photographSetting(camera, product);
};
