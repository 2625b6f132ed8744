import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resume } from '@sets/shared/resume/resume.contract.ts';
import type { Page } from 'playwright-core';
import { root } from '../root.ts';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';

const all: readonly Size[] = ['small', 'phone', 'laptop', 'projector'];

const about = {
  headline: 'Lecturer in analysis. I make proofs that a room finds by itself.',
  email: 'mira.lovelace@school.example',
  phone: '+49 30 1234567',
  place: 'Potsdam, Germany',
  links: [
    { label: 'Publications', url: 'https://school.example/mira/papers' },
    { label: '', url: 'https://www.school.example/mira' },
  ],
};

const intro = `I teach analysis and numerics to **300 first-year students**, and I am interested in what happens in the minute between a question and its answer.

Lately I write about why $\\int_0^1 x^2\\,dx = \\tfrac13$ is seen sooner than it is computed.`;

const entries: Readonly<Record<string, readonly object[]>> = {
  wkexp: [
    {
      title: 'Lecturer',
      company: 'University of Potsdam',
      duration: 'Oct 2019 – today',
      description:
        '- Analysis I and II for 300 people, with live questions in every lecture\n- Head of the [tutors](https://school.example/tutors): 14 people, 22 groups',
    },
    {
      title: 'Research assistant',
      company: 'Institute for Numerics',
      duration: '2015 – 2019',
      description: 'Solvers for stiff equations; three papers.',
    },
  ],
  education: [
    {
      school: 'Doctor of mathematics, University of Göttingen',
      duration: '2012 – 2015',
      description: 'On the stability of implicit methods.',
    },
    { school: 'Diploma in mathematics, Humboldt University', duration: '2006 – 2012' },
  ],
  skill: ['Numerics', 'Teaching large classes', 'Julia', 'TypeScript', 'LaTeX'].map(
    (skillName) => ({ skillName }),
  ),
  interest: ['Cello', 'Bread', 'Chess by post'].map((title) => ({ title })),
  achievement: [
    {
      title: 'Prize for good teaching',
      when: 'June 2023',
      description: 'Given by the students of the faculty.',
    },
  ],
};

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const overfull: Readonly<Record<string, readonly object[]>> = {
  wkexp: Array.from({ length: 4 }, (_none, at) => ({
    title: at % 3 === 0 ? longWord : `أستاذة الرياضيات في جامعة بعيدة ${at}`,
    company:
      at % 2 === 0 ? `${longWord} ${longWord}`.slice(0, 190) : '東京大学大学院数理科学研究科',
    duration: 'From the first week of October 2019 until further notice, with two breaks',
    description: `${longWord.repeat(4)}\n\n${'كتبت هناك عن الرياضيات. '.repeat(12)}\n\n- ${'one more thing, '.repeat(20)}`,
  })),
  skill: Array.from({ length: 16 }, (_none, at) => ({
    skillName: at % 7 === 0 ? longWord : `Skill ${at + 1}`,
  })),
};

const bare = { duration: '', description: '', when: '', company: '' };
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  wkexp: ['title', 'company', 'duration', 'description'],
  education: ['school', 'duration', 'description'],
  skill: ['skillName', 'description'],
  interest: ['title', 'description'],
  achievement: ['title', 'when', 'description'],
};

const fill = async (
  { call }: Product,
  token: string,
  content: Readonly<Record<string, readonly object[]>>,
): Promise<void> => {
  for (const [section, given] of Object.entries(content)) {
    for (const entry of given) {
      const whole: Record<string, unknown> = { ...bare, ...entry };
      const names = fieldsOf[section] ?? [];
      const body = Object.fromEntries(names.map((name) => [name, whole[name]]));
      await call('POST', `/api/user/resume/add${section}`, { token, body });
    }
  }
};

const addPhoto = async ({ url }: Product, token: string): Promise<void> => {
  const response = await fetch(`${url}/api/user/resume/photo`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
    body: readFileSync(join(root, 'docs', 'pictures', 'phone.png')),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
};

const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
  };

const usual = { sizes: all, until: 'main h1', alone: true } as const;

/** A resume as its owner has it, from nothing to more than fits. */
export const photographResumes = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('resume')) return;
  const { call, lecturer: as, student, admin } = product;
  const path = `/resume/${as.userid}`;
  await camera.take({ ...usual, name: 'resume-empty', as, path, isWhole: true });
  await camera.take({ ...usual, name: 'resume-empty-others', as: student, path });
  await call('POST', '/api/user/resume/editabout', { token: as.token, body: { about } });
  await call('POST', '/api/user/resume/editintro', { token: as.token, body: { intro } });
  await fill(product, as.token, entries);
  const own = { ...usual, as, path };
  const whole = { ...own, isWhole: true };
  await camera.take({ ...whole, name: 'resume-hints' });
  await addPhoto(product, as.token);
  const shown = { ...whole, until: '.resume-photo img' };
  await camera.take({ ...shown, name: 'resume-own' });
  await camera.take({ ...shown, name: 'resume-others', as: student });
  await camera.take({ ...own, name: 'resume-edit-about', before: press('Edit headline') });
  await camera.take({ ...own, name: 'resume-edit-entry', before: press('Edit Lecturer') });
  await camera.take({ ...own, name: 'resume-access', before: press('Who can see') });
  const { token } = as;
  const linked = (await call('POST', '/api/user/resume/link', { token })) as Resume;
  await camera.take({ ...own, name: 'resume-access-link', before: press('Who can see') });
  const link = `${path}/link/${linked.access?.key}`;
  await camera.take({ ...usual, name: 'resume-link', path: link, until: '.resume-photo img' });
  await call('DELETE', '/api/user/resume/link', { token });
  await camera.take({ ...usual, name: 'resume-withdrawn', path: link });
  await fill(product, admin.token, overfull);
  const many = { ...usual, path: `/resume/${admin.userid}`, isWhole: true };
  await camera.take({ ...many, name: 'resume-overfull', as: admin });
  await camera.take({ ...many, name: 'resume-overfull-others', as: student });
};
