import { session } from '@sets/shared/account/account.contract.ts';
import {
  type PaperDesign,
  paperDesigns,
  resumeSections,
} from '@sets/shared/resume/resume.contract.ts';
import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { moderator } from './moderator-stage.ts';
import { dialog, logIn, press } from './shell-acts.ts';
import { openShellStage, type ShellStage } from './shell-stage.ts';
import { callsOf } from './stage-acts.ts';

let stage: ShellStage;
beforeAll(async () => {
  stage = await openShellStage();
});
afterAll(() => stage.close());
afterEach(async () => {
  await stage.closeContexts();
  expect(stage.complaints()).toEqual([]);
});

const filled = {
  about: {
    headline: 'Lecturer',
    email: 'mira@school.example',
    phone: '',
    place: 'Graz',
    links: [{ label: 'Website', url: 'https://mira.example/' }],
  },
  intro: 'I teach **numerics**.',
  wkexp: [
    {
      entryId: 'w',
      title: 'Senior lecturer',
      company: 'North School',
      duration: 'since 2019',
      description: '- Wrote a [book](https://books.example/x)\n- Led a group',
    },
  ],
  education: [{ entryId: 'e', school: 'University of Graz', duration: '2014', description: '' }],
  skill: [{ entryId: 's', skillName: 'Python', description: 'Since 2015' }],
  interest: [{ entryId: 'i', title: 'Choir', description: '' }],
  achievement: [{ entryId: 'a', title: 'Teaching prize', when: '2022', description: '' }],
};

/** The dialog of her own resume; asking to print only notes that it was asked. */
const openPaper = async (): Promise<Page> => {
  const call = callsOf(stage.url);
  const { token, userid } = session.parse(await call('/api/user/login', moderator));
  await call('/api/user/resume/import', filled, token);
  const page = await stage.newPage();
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'asked';
    };
  });
  await logIn(page, stage.url);
  await page.goto(`${stage.url}/resume/${userid}`);
  await press(page, 'Print or download');
  await dialog(page, 'Print or download').waitFor();
  return page;
};

/** What the browser would print: its pages, each as its words. */
const printed = async (page: Page, label: string): Promise<string[]> => {
  await page.getByLabel(label).check();
  await page.evaluate(() => {
    document.title = '';
  });
  await press(page, 'Print');
  await page.waitForFunction(() => document.title === 'asked');
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })));
  return text.map((each) => each.replaceAll(/\s+/g, ' '));
};

const headings: Readonly<Record<PaperDesign, readonly string[]>> = {
  plain: [
    'Mira',
    'Lecturer',
    'Graz',
    'Summary',
    'Work experience',
    'Education',
    'Skills',
    'Achievements',
    'Interests',
  ],
  columns: [
    'Mira',
    'Lecturer',
    'Summary',
    'Work experience',
    'Education',
    'Achievements',
    'Contact',
    'Skills',
    'Interests',
  ],
  academic: [
    'Mira',
    'Lecturer',
    'Graz',
    'Summary',
    'Education',
    'Work experience',
    'Achievements',
    'Skills',
    'Interests',
  ],
};
const labels: Readonly<Record<PaperDesign, string>> = {
  plain: 'Plain',
  columns: 'Two columns',
  academic: 'Academic',
};

test('a resume is the only thing that is printed, on one page, in the order of its design', async () => {
  const page = await openPaper();
  for (const design of paperDesigns) {
    const [text = '', ...more] = await printed(page, labels[design]);
    expect(more).toEqual([]);
    const places = headings[design].map((heading) => text.indexOf(heading));
    expect(places, text).toEqual(places.toSorted((one, other) => one - other));
    expect(Math.min(...places), text).toBeGreaterThanOrEqual(0);
    expect(text).toContain('I teach numerics.');
    expect(text).toContain('book (books.example/x)');
    expect(text).not.toContain('Print or download');
    // What was printed is gone, and the page is there again.
    await page.locator('.resume-print').waitFor({ state: 'detached' });
    await dialog(page, 'Print or download').waitFor();
  }
});

test('a resume that is full is printed to its end, and no heading is left alone', async () => {
  const call = callsOf(stage.url);
  const { token } = session.parse(await call('/api/user/login', moderator));
  const none = Object.fromEntries(resumeSections.map((section) => [section, []]));
  const description = `${'What was done, for whom, and how it went in the end. '.repeat(12)}\n\n- One\n- Two`;
  const wkexp = Array.from({ length: 30 }, (_none, at) => ({
    entryId: `more${at}`,
    title: `Position ${at} of many`,
    company: 'Works',
    duration: `${1990 + at}`,
    description,
  }));
  await call('/api/user/resume/import', { ...none, wkexp }, token);
  const page = await openPaper();
  for (const design of paperDesigns) {
    const pages = await printed(page, labels[design]);
    expect(pages.length).toBeGreaterThan(3);
    const all = pages.join(' ');
    for (const { title } of wkexp) expect(all).toContain(title);
    // Where a page ends with an entry, some of what is said of it is on that page.
    for (const text of pages) expect(text.trim()).not.toMatch(/(?:of many|Works|Work experience)$/);
    await page.locator('.resume-print').waitFor({ state: 'detached' });
  }
});
