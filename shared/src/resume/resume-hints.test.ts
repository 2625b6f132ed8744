import { describe, expect, test } from 'vitest';
import { resumeHints, shortIntroLetters } from './resume-hints.ts';
import { emptyResume } from './resume.migrations.ts';
import type { ResumeContent } from './resume.contract.ts';

const full: ResumeContent = {
  ...emptyResume,
  about: {
    headline: 'Mathematician',
    email: 'ada@school.example',
    phone: '',
    place: '',
    links: [],
  },
  photo: 'photo',
  intro: 'I '.repeat(shortIntroLetters / 2),
  wkexp: [
    { entryId: '1', title: 'Analyst', company: 'Engines', duration: '1842', description: 'Notes' },
  ],
  education: [{ entryId: '2', school: 'At home', duration: '1830', description: '' }],
  skill: [{ entryId: '3', skillName: 'Algebra', description: '' }],
};

const codes = (change: Partial<ResumeContent>): readonly string[] =>
  resumeHints({ ...full, ...change }).map(({ code }) => code);

describe('hints on a resume', () => {
  test('an empty one lacks everything, in the order of its page', () => {
    expect(resumeHints(emptyResume).map(({ code }) => code)).toEqual([
      'noPhoto',
      'noHeadline',
      'noWayToReach',
      'noIntro',
      'noWorkOrEducation',
      'noSkills',
    ]);
  });

  test('a full one lacks nothing', () => expect(codes({})).toEqual([]));

  test.each<readonly [string, Partial<ResumeContent>]>([
    ['noPhoto', { photo: null }],
    ['noHeadline', { about: { ...full.about, headline: '' } }],
    ['noWayToReach', { about: { ...full.about, email: '' } }],
    ['noIntro', { intro: '' }],
    ['shortIntro', { intro: full.intro.slice(1) }],
    ['noWorkOrEducation', { wkexp: [], education: [] }],
    ['noSkills', { skill: [] }],
  ])('%s', (code, change) => expect(codes(change)).toEqual([code]));

  test.each(['phone', 'links'] as const)('%s is a way to reach somebody', (name) => {
    const links = [{ label: '', url: 'https://ada.example' }];
    const about = { ...full.about, email: '', [name]: name === 'links' ? links : '+44' };
    expect(codes({ about })).toEqual([]);
  });

  test('one of work or education is enough', () => {
    expect(codes({ wkexp: [] })).toEqual([]);
    expect(codes({ education: [] })).toEqual([]);
  });

  test('the first entry without a duration, or a description, is named', () => {
    const bare = { title: 'T', company: 'C', duration: '', description: '' };
    const wkexp = [...full.wkexp, { ...bare, entryId: '4' }, { ...bare, entryId: '5' }];
    const place = { kind: 'entry', section: 'wkexp', entryId: '4' };
    expect(resumeHints({ ...full, wkexp })).toEqual([
      { code: 'noDuration', place },
      { code: 'noDescription', place },
    ]);
  });

  test('of education a duration is expected, and no description', () => {
    const education = [{ entryId: '6', school: 'S', duration: '', description: '' }];
    expect(resumeHints({ ...full, education })).toEqual([
      { code: 'noDuration', place: { kind: 'entry', section: 'education', entryId: '6' } },
    ]);
  });
});
