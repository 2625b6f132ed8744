import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clean } from '@sets/shared/core/text.ts';
import {
  about,
  entryFields,
  type EntryFields,
  resumeLimits,
  type Resume,
  resumeSections,
} from '@sets/shared/resume/resume.contract.ts';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { resumeOf } from './testing/resume-of.ts';
import { fromJsonResume } from './from-json-resume.ts';
import type { Found } from './gathered.ts';
import { toJsonResume } from './to-json-resume.ts';

/** The published schema and samples; they lie beside the checkouts of the developers alone. */
const folder = join(import.meta.dirname, '../../../../../../shared/fixtures/resume/json-resume');
const isHere = existsSync(folder);
const fixture = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const validator = () => {
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  return ajv.compile(fixture('schema.json') as object);
};

const again = (written: unknown): unknown => JSON.parse(JSON.stringify(written));
const foundOf = (resume: Resume): Found =>
  fromJsonResume(again(toJsonResume(resume, resume.username)), resume.username);

const word = fc.constantFrom(
  'Jun 2015 – Feb 2021',
  'since 2019',
  '2015',
  '2015-06',
  'until March 2020',
  '3 years',
  '12 Aug 2022',
  '- one\n- two',
  'Text\n\n- one\n- two',
  '- \n- x',
  '<b>HTML</b>',
  'a\nb',
  '# Head',
  '',
);
const typed = (max: number) =>
  fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: Math.min(max, 60) }));
/** What the contract's schema makes of anything typed. */
const through = <Shape extends z.ZodMiniType>(shape: Shape, from: fc.Arbitrary<unknown>) =>
  from
    .map((value) => z.safeParse(shape, value))
    .filter(({ success }) => success)
    .map(({ data }) => data as z.output<Shape>);

const fieldsOf = <S extends keyof EntryFields>(section: S) =>
  through(
    entryFields[section],
    fc.record(
      Object.fromEntries(Object.keys(entryFields[section].shape).map((name) => [name, typed(100)])),
    ),
  ) as fc.Arbitrary<EntryFields[S]>;
const url = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom(
    'https://münchen.example/ü?q=[1]#a#b',
    'http://a.example/%/x|y',
    'http://[::1]:80/[x]',
    'HTTP://A.example',
  ),
);
const aboutOf = through(
  about,
  fc.record({
    headline: typed(100),
    email: fc.oneof(typed(50), fc.emailAddress()),
    phone: typed(50),
    place: typed(50),
    links: fc.array(fc.record({ label: typed(50), url }), { maxLength: 4 }),
  }),
);
const few = { maxLength: 4 };
const content = fc.record({
  about: aboutOf,
  intro: typed(200).map(clean),
  entries: fc.record({
    wkexp: fc.array(fieldsOf('wkexp'), few),
    education: fc.array(fieldsOf('education'), few),
    skill: fc.array(fieldsOf('skill'), few),
    interest: fc.array(fieldsOf('interest'), few),
    achievement: fc.array(fieldsOf('achievement'), few),
  }),
});

it('what is written of a resume is read again as it was, and nothing is told of it', () => {
  fc.assert(
    fc.property(content, (given) => {
      const { entries, intro, about: person, reports } = foundOf(resumeOf(given));
      expect({ entries, intro, about: person }).toEqual(given);
      expect(reports).toEqual([]);
    }),
  );
});

it('whatever a file holds, what is found of it can be sent', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.jsonValue(),
        fc.record({
          basics: fc.jsonValue(),
          work: fc.array(fc.jsonValue()),
          skills: fc.jsonValue(),
        }),
      ),
      (value) => {
        const { entries, about: person } = fromJsonResume(value);
        expect(z.safeParse(about, person)).toEqual({ success: true, data: person });
        for (const section of resumeSections) {
          for (const entry of entries[section]) {
            expect(z.safeParse(entryFields[section], entry)).toEqual({
              success: true,
              data: entry,
            });
          }
        }
      },
    ),
  );
});

const reportsOf = (value: unknown): string[] =>
  fromJsonResume(value).reports.map(({ where, text }) => `${where}: ${text}`);

describe('a file that is as no other', () => {
  it('of wrong types is told of, place by place', () => {
    expect(
      reportsOf({
        basics: ['x'],
        work: { a: 1 },
        skills: ['x', { name: ['y'], keywords: 'z' }],
        extra: 1,
      }),
    ).toEqual([
      'basics: Not in the form that is expected here: not taken in.',
      'work: No list: not taken in.',
      'skills[0]: Not in the form that is expected here: not taken in.',
      'skills[1].name: No text: not taken in.',
      'skills[1].keywords: No list: not taken in.',
      'skills[1]: Nothing in it: not taken in.',
      'extra: Not known here, and not taken in.',
    ]);
  });

  it('of 10,000 entries gives as many as a section holds', () => {
    const { entries, reports } = fromJsonResume({
      skills: Array.from({ length: 10_000 }, (_none, at) => ({ name: `Skill ${at}`, odd: at + 1 })),
    });
    expect(entries.skill).toHaveLength(resumeLimits.entries);
    expect(reports[0]?.text).toBe('Holds 100 entries at most: 9,900 more are not taken in.');
    expect(reports).toHaveLength(202);
    expect(reports.at(-1)?.where).toBe('…');
  });

  it('of texts that are too long keeps what fits, and says what does not', () => {
    const { entries, reports } = fromJsonResume({
      work: [
        { position: `${'a'.repeat(199)}👍end`, name: 'N', summary: `${'b'.repeat(4_000)}tail` },
      ],
    });
    expect(entries.wkexp[0]?.title).toBe('a'.repeat(199));
    expect(entries.wkexp[0]?.description).toBe('b'.repeat(4_000));
    expect(reports.map(({ text }) => text)).toEqual([
      'Longer than 200 characters: cut. Left out: “👍end”',
      'Longer than 4,000 characters: cut. Left out: “tail”',
    ]);
  });

  it('with names of objects is read as any other', () => {
    const value: unknown = JSON.parse(
      '{"work":[{"__proto__":{"position":"x"},"constructor":"y","name":"Acme"}]}',
    );
    expect(fromJsonResume(value).entries.wkexp).toEqual([
      { title: '–', company: 'Acme', duration: '', description: '' },
    ]);
  });

  it('whose dates another program has changed says what they say', () => {
    const { entries } = fromJsonResume({
      work: [
        {
          position: 'P',
          name: 'N',
          startDate: '2015-06',
          endDate: '2022-01',
          duration: 'Jun 2015 – Feb 2021',
        },
      ],
    });
    expect(entries.wkexp[0]?.duration).toBe('Jun 2015 – Jan 2022');
  });
});

const textsIn = (value: unknown, where: string): [where: string, text: string][] => {
  if (typeof value === 'string') return value === '' ? [] : [[where, value]];
  if (Array.isArray(value)) return value.flatMap((each, at) => textsIn(each, `${where}[${at}]`));
  return Object.entries(value ?? {}).flatMap(([name, each]) =>
    textsIn(each, where === '' ? name : `${where}.${name}`),
  );
};

/** The texts of a file that are neither in what was found nor told of, by their place; dates come as others. */
const lostOf = (file: unknown, { reports, ...read }: Found): string[] => {
  const kept = textsIn(read, '')
    .map(([, text]) => text)
    .join('\n');
  const isTold = (where: string): boolean =>
    reports.some(
      (report) =>
        where === report.where ||
        (report.where.endsWith(']') && where.startsWith(`${report.where}.`)),
    );
  return textsIn(file, '')
    .filter(
      ([where, text]) =>
        !kept.includes(text) && !isTold(where) && !/date$|^meta.version|^.schema$/i.test(where),
    )
    .filter(
      ([where, text]) =>
        !(where.endsWith('username') && kept.toLowerCase().includes(text.toLowerCase())),
    )
    .map(([where]) => where);
};

describe.skipIf(!isHere)('the published schema and samples', () => {
  it('takes whatever is written', () => {
    const validate = validator();
    fc.assert(
      fc.property(content, (given) => {
        const written = again(toJsonResume(resumeOf(given), 'Mira'));
        expect(validate(written), JSON.stringify(validate.errors)).toBe(true);
      }),
    );
  });

  const samples = {
    'sample.resume.json': { wkexp: 2, education: 1, skill: 3, interest: 1, achievement: 3 },
    'complete-resume.json': { wkexp: 5, education: 2, skill: 5, interest: 2, achievement: 8 },
    'new-grad.resume.json': { wkexp: 2, education: 1, skill: 5, interest: 2, achievement: 3 },
  };
  it.each(Object.entries(samples))('are read, written and read again: %s', (name, counts) => {
    const read = fromJsonResume(fixture(name));
    const { entries, intro, about: person } = read;
    expect(Object.fromEntries(resumeSections.map((each) => [each, entries[each].length]))).toEqual(
      counts,
    );
    expect(lostOf(fixture(name), read)).toEqual([]);
    const resume = resumeOf({ entries, intro, about: person });
    expect(validator()(again(toJsonResume(resume, 'Mira')))).toBe(true);
    expect(foundOf(resume)).toMatchObject({ entries, intro, about: person, reports: [] });
  });

  it.each(['cases-basics.json', 'cases-education.json'])(
    'cases of %s are read without a fault',
    (name) => {
      for (const value of Object.values(fixture(name) as object))
        expect(() => fromJsonResume(value)).not.toThrow();
    },
  );
});
