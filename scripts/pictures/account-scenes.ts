import type { Me, Session } from '@sets/shared/account/account.contract.ts';
import type { SessionLine } from '@sets/shared/account/settings.contract.ts';
import type { Partners } from '@sets/shared/school/school.contract.ts';
import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';

const both: readonly Size[] = ['phone', 'laptop'];
const hour = 3_600_000;

const school = (name: string, ...domains: string[]): Partners['schools'][number] => ({
  schoolid: name.replaceAll(/\W/g, '').slice(-40),
  name,
  icon: '',
  country: 'SG',
  currency: 'SGD',
  domains,
});
const partnered: Partners = {
  schools: [
    school('Example University', 'uni.example'),
    school('Institute of Design and Technology', 'idt.example', 'students.idt.example'),
    school('North Coast Polytechnic', 'ncp.example'),
  ],
};
const manyPartners: Partners = {
  schools: Array.from({ length: 24 }, (_, index) =>
    school(`University of the City of Number ${index + 1}`, `uni${index + 1}.example`),
  ),
};
const schools = '/api/schools';

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

const inTurn =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };
const shows = (text: string) => (page: Page) => page.getByText(text).first().waitFor();
const type = (label: string, text: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).fill(text);

/** Coming in, and coming back in. */
const photographEntry = async (camera: Camera): Promise<void> => {
  const login = { path: '/sets/login', sizes: both, until: 'form' };
  const email = type('E-mail', 'ada@uni.example');
  await camera.take({
    ...login,
    name: 'account-forgot',
    before: inTurn(email, press('Forgot password?'), shows('Send the link')),
  });
  await camera.take({
    ...login,
    name: 'account-forgot-sent',
    answers: { '/api/user/forgetpassword': {} },
    before: inTurn(email, press('Forgot password?'), press('Send the link'), shows('Done')),
  });
  const register = { path: '/sets/register', sizes: both, until: 'form' };
  await camera.take({ ...register, name: 'account-register' });
  await camera.take({
    name: 'account-register-dialog',
    path: '/sets/login',
    sizes: both,
    until: 'form',
    answers: { [schools]: partnered },
    before: inTurn(press('Register'), shows('Partnered schools')),
  });
  const filled = inTurn(
    type('Your Name', 'Ada Lovelace'),
    email,
    type('Password', 'long enough'),
    type('Retype password', 'long enough'),
    press('Register'),
  );
  await camera.take({
    ...register,
    name: 'account-register-fault',
    answers: { [schools]: partnered },
    before: inTurn(type('Your Name', 'Ada Lovelace'), press('Register'), shows('Every field')),
  });
  await camera.take({
    ...register,
    name: 'account-registered',
    answers: { '/api/user/register': {} },
    before: inTurn(filled, shows('Done! Login')),
  });
  const code = 'a-code-of-thirty-two-characters0';
  const reset = { path: `/resetpassword/${code}`, sizes: both, until: 'form' };
  await camera.take({ ...reset, name: 'account-reset' });
  await camera.take({
    ...reset,
    name: 'account-reset-over',
    before: inTurn(
      type('New password', 'long enough'),
      type('New password again', 'long enough'),
      press('Save the new password'),
      shows('Ask for a new link'),
    ),
  });
};

const meOf = (session: Session, more: Partial<Session>): Me => {
  const { token: _, ...who } = session;
  return { ...who, ...more, forceLogout: false };
};

/** What an account is asked for, as a dialog and as a bar. */
const photographPrompts = async (camera: Camera, { student }: Product): Promise<void> => {
  const noSchool = { '/api/user/getme': meOf(student, { school: 'NA' }), [schools]: partnered };
  const home = { path: '/', sizes: both, until: 'main', as: student };
  await camera.take({
    ...home,
    name: 'account-school',
    answers: noSchool,
    before: shows('Enter your school email'),
  });
  await camera.take({
    ...home,
    name: 'account-school-many',
    answers: { ...noSchool, [schools]: manyPartners },
    before: inTurn(shows('Enter your school email'), press('Change Email'), shows('Need an')),
  });
  await camera.take({
    ...home,
    name: 'account-school-bar',
    answers: noSchool,
    before: inTurn(press('Not now'), shows('No school yet.')),
  });
  const notVerified = {
    '/api/user/getme': meOf(student, { school: 'Example University', verified: false }),
    [schools]: partnered,
    '/api/user/sendpin': { expiresInMs: 600_000, nextInMs: 60_000 },
  };
  const screen = { ...home, answers: notVerified };
  const title = shows('Enter your verification code');
  await camera.take({ ...screen, name: 'account-verify', before: title });
  await camera.take({
    ...screen,
    name: 'account-verify-empty',
    before: inTurn(title, press('Verify'), shows('Need a pin')),
  });
  await camera.take({
    ...screen,
    name: 'account-verify-sent',
    before: inTurn(
      title,
      press('Send Code'),
      shows('Another code'),
      type('Verification code', '4071'),
    ),
  });
  await camera.take({
    ...screen,
    name: 'account-verify-bar',
    before: inTurn(press('Not now'), shows('Your e-mail is not verified yet.')),
  });
};

/** Only an admin can do something about a server without any school. */
const photographNoPartners = async (camera: Camera, { lecturer }: Product): Promise<void> => {
  await camera.take({
    name: 'account-no-partners',
    path: '/',
    sizes: both,
    until: 'main',
    as: lecturer,
    answers: {
      '/api/user/getme': meOf(lecturer, { school: 'NA', accountType: 'admin' }),
      [schools]: { schools: [] },
    },
    before: shows('Add a school'),
  });
};

const devices = [
  'Firefox on Linux',
  'Chrome on Android',
  'Safari on iPhone',
  'Edge on Windows',
  '',
];
export const manySessions: { sessions: SessionLine[] } = {
  sessions: Array.from({ length: 12 }, (_, index) => ({
    sessionId: `s${index}`,
    device: devices[index % devices.length] ?? '',
    startedAt: Date.now() - index * 30 * hour,
    seenAt: Date.now() - index * 7 * hour,
    expiresAt: Date.now() + 240 * hour,
    current: index === 0,
  })),
};

/** Brings a section of the settings to the top. */
const section = (id: string) => (page: Page) =>
  page.evaluate((of) => document.getElementById(of)?.scrollIntoView(), id);

const photographSettings = async (
  camera: Camera,
  { lecturer, student }: Product,
): Promise<void> => {
  const settings = { path: '/account/settings', sizes: both, until: '#delete', as: lecturer };
  const of = meOf(lecturer, { school: 'Example University', country: 'SG' });
  const answers = {
    '/api/user/sessions': manySessions,
    '/api/user/getme': of,
    [schools]: partnered,
  };
  await camera.take({ ...settings, name: 'account-settings', answers });
  for (const id of ['email', 'password', 'sessions', 'plan']) {
    const before = inTurn(section(id), shows('Log out everywhere else'), section(id));
    await camera.take({ ...settings, name: `account-settings-${id}`, answers, before });
  }
  await camera.take({
    ...settings,
    name: 'account-settings-no-school',
    as: student,
    answers: { ...answers, '/api/user/getme': meOf(student, { school: 'NA', verified: false }) },
    before: inTurn(shows('Partnered schools'), section('email')),
  });
  const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter';
  await camera.take({
    ...settings,
    name: 'account-settings-long',
    answers: {
      ...answers,
      '/api/user/getme': meOf(lecturer, {
        username: endless,
        email: `${endless.toLowerCase()}@students.of.the.institute.of.design.uni.example`,
        school: `${endless} University of Applied Sciences and of Everything Else`,
        country: 'SG',
      }),
    },
    before: section('email'),
  });
  await camera.take({
    ...settings,
    name: 'account-delete',
    answers,
    before: inTurn(section('delete'), press('Delete my account'), shows('What goes')),
  });
};

export const photographAccount = async (camera: Camera, product: Product): Promise<void> => {
  await photographEntry(camera);
  await photographPrompts(camera, product);
  await photographNoPartners(camera, product);
  await photographSettings(camera, product);
};
