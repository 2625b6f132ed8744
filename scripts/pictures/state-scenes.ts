import { longestPoll } from './sample-polls.ts';
import type { PollLine } from '@sets/shared/poll/poll.contract.ts';
import type { Page } from 'playwright-core';
import { manySessions } from './account-scenes.ts';
import { demoAccounts } from '../../server/src/app/demo-accounts.ts';
import { freeOffer } from './admin-samples.ts';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';

const both: readonly Size[] = ['phone', 'laptop'];
const narrow: readonly Size[] = ['small'];
/** The list of polls, whatever its shelf. */
const pollList = '/api/polls?*';

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

const logIn = async (page: Page): Promise<void> => {
  const [{ email, password }] = demoAccounts;
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('dialog', { name: 'Update Log' }).waitFor();
};

/** What is new, how it works, and what is to come. */
const photographReading = async (camera: Camera, { lecturer }: Product): Promise<void> => {
  await camera.take({
    name: 'updates-after-login',
    path: '/sets/login',
    sizes: ['small', ...both],
    until: 'form',
    alone: true,
    before: logIn,
  });
  const updates = { path: '/updatelogs', sizes: both, until: 'main ol', as: lecturer };
  await camera.take({ ...updates, name: 'updates' });
  await camera.take({ name: 'guide', path: '/howitworks', sizes: both, until: 'main img:visible' });
  await camera.take({
    name: 'guide-first',
    path: '/howitworks/1',
    sizes: both,
    until: 'main img:visible',
  });
  await camera.take({
    name: 'guide-last',
    path: '/howitworks/9',
    sizes: both,
    until: 'main img:visible',
  });
  await camera.take({ name: 'later', path: '/modulesvisited', sizes: both, until: 'main h1' });
  await camera.take({
    name: 'later-long',
    path: '/createmodule',
    sizes: both,
    until: 'main h1',
    as: lecturer,
  });
};

/** A long one that something failed, and over it that it worked. */
const showToasts = async (page: Page): Promise<void> => {
  const msg =
    'The server is busy. Try again in a minute; nothing was changed, and what is_written_without_any_blank_to_break_at stays inside.';
  const answers = [
    { status: 503, json: { code: 'UNAVAILABLE', msg } },
    { status: 200, json: { ended: 11 } },
  ];
  const answer = { times: answers.length };
  await page.route(
    '**/api/user/logouteverywhere',
    (route) => route.fulfill(answers.shift()),
    answer,
  );
  for (const count of [1, 2]) {
    await press('Log out everywhere else')(page);
    await page
      .locator('.toast')
      .nth(count - 1)
      .waitFor();
  }
};

/** A part of the app that is there and fails, or does not come. */
const breakPage =
  (body: string | null) =>
  async (page: Page): Promise<void> => {
    await page.route('**/assets/update-log-page-*.js', (route) =>
      body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.goto(new URL('/updatelogs', page.url()).href);
    await page.locator('main h1').waitFor();
  };

/** What is said when something went wrong. */
const photographErrors = async (camera: Camera, { lecturer: as }: Product): Promise<void> => {
  const home = { path: '/', sizes: both, until: 'main h1', as, alone: true };
  const fails = 'export const UpdateLogPage = () => { throw new Error("As it was told to."); };';
  await camera.take({ ...home, name: 'error-broken', before: breakPage(fails) });
  await camera.take({ ...home, name: 'error-not-loaded', before: breakPage(null) });
  await camera.take({
    name: 'toasts',
    path: '/account/settings',
    sizes: both,
    until: '#delete',
    as,
    alone: true,
    answers: { '/api/user/sessions': manySessions },
    before: showToasts,
  });
};

/** Of every third poll there is none, of every seventh one that nobody answered. */
const lastRunOf = (index: number): PollLine['lastRun'] =>
  index % 3 === 2
    ? null
    : {
        runId: `run-${index}`,
        openedAt: new Date(Date.now() - index * 99_000_000).toISOString(),
        joined: index * 41,
        round:
          index % 7 === 3
            ? null
            : {
                text: index === 0 ? (longestPoll.questions[0]?.text ?? '') : 'What is $x^2$ at 3?',
                answered: 80 + index,
                lines: Array.from({ length: 2 + (index % 9) }, (_, at) => ({
                  text: index === 0 ? `Because of ${'everything '.repeat(15)}` : `$${at}^2$ or so`,
                  count: Math.round((80 + index) / (at + 1.6)),
                })),
              },
      };

const line = (index: number): PollLine => ({
  pollid: `poll-${index}`,
  title:
    index % 4 === 0
      ? `${index + 1}. Research methods: threats to validity, confounding, and what a control group is for, part two`
      : `Cell biology, week ${index + 1}`,
  questions: (index * 7) % 26,
  kinds: ['choice'],
  updatedAt: new Date(Date.now() - index * 9_000_000).toISOString(),
  code: index === 2 || index === 5 ? 'BCDFGH' : null,
  setAside: index === 5,
  survey:
    index === 2 ? { isOpen: true, until: new Date(Date.now() + 400_000_000).toISOString() } : null,
  lastRun: lastRunOf(index),
  failure: null,
});

const photographPolls = async (camera: Camera, { lecturer }: Product): Promise<void> => {
  const polls = { path: '/', sizes: both, until: 'main li', as: lecturer };
  const many = { polls: Array.from({ length: 60 }, (_, index) => line(index)) };
  const rightToLeft = { polls: [{ ...line(1), title: 'الأسبوع الثالث: بيولوجيا الخلية' }] };
  await camera.take({
    ...polls,
    name: 'polls-near-limit',
    sizes: ['small', ...both],
    answers: {
      '/api/premium': { ...freeOffer, used: { polls: 46, modules: 3 } },
      [pollList]: many,
    },
    before: (page) => page.getByText('46').first().waitFor(),
  });
  await camera.take({
    ...polls,
    name: 'polls-right-to-left',
    answers: { [pollList]: rightToLeft },
  });
};

/** What is wide elsewhere, on the narrowest phone. */
const photographNarrow = async (camera: Camera, { lecturer, admin }: Product): Promise<void> => {
  const open = async (page: Page): Promise<void> => {
    await press('Menu')(page);
    await page.locator('dialog[open]').waitFor();
  };
  const home = { path: '/', sizes: narrow, until: 'main h1' };
  await camera.take({ ...home, name: 'narrow-home' });
  await camera.take({ ...home, name: 'narrow-menu-visitor', before: open });
  await camera.take({ ...home, name: 'narrow-menu', as: admin, before: open });
  await camera.take({ ...home, name: 'narrow-register', before: press('Register') });
  await camera.take({ ...home, name: 'narrow-settings', path: '/account/settings', as: lecturer });
  await camera.take({ ...home, name: 'narrow-upgrade', path: '/account/upgrade', as: lecturer });
  await camera.take({ ...home, name: 'narrow-admin', path: '/admin/homepage', as: admin });
  await camera.take({ ...home, name: 'narrow-guide', path: '/howitworks' });
};

/** Pages that say something, messages, errors, long lists, and the narrowest screen. */
export const photographStates = async (camera: Camera, product: Product): Promise<void> => {
  await photographReading(camera, product);
  await photographPolls(camera, product);
  await photographErrors(camera, product);
  await photographNarrow(camera, product);
};
