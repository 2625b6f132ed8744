import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fileLimits, readFiles } from './read-files.ts';
import type { Found } from './gathered.ts';

const csv = (name: string, text: string): File => new File([text], name);
const zip = (parts: Readonly<Record<string, string | Uint8Array>>): File => {
  const bytes = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ]);
  return new File([new Uint8Array(zipSync(Object.fromEntries(bytes)))], 'export.zip');
};
const read = async (...files: File[]): Promise<Found> => {
  const told = await readFiles(files, 'Mira');
  if (!told.ok) throw new Error(told.fault);
  return told.found;
};
const faultOf = async (...files: File[]): Promise<string> => {
  const told = await readFiles(files, 'Mira');
  return told.ok ? '' : told.fault;
};
const lines = ({ reports }: Found): string[] =>
  reports.map(({ where, text }) => `${where}: ${text}`);

describe('tables of LinkedIn', () => {
  it('may begin with a mark and with notes, and have line breaks in cells', async () => {
    const { entries } = await read(
      csv(
        'Positions.csv',
        '\uFEFFNotes:\r\n"Some things, left out"\r\n\r\nCompany Name,Title,Description,Location,Started On,Finished On\r\nAcme,"Lead, tools","One\r\nTwo",,Jan 2022,\r\n',
      ),
    );
    expect(entries.wkexp).toEqual([
      {
        title: 'Lead, tools',
        company: 'Acme',
        duration: 'since Jan 2022',
        description: 'One\nTwo',
      },
    ]);
  });

  it.each(['Started On,Finished On', 'Start Date,End Date'])('name dates as %s', async (heads) => {
    const { entries } = await read(
      csv('Education (1).csv', `School Name,Degree Name,${heads}\nNorth,MSc,2015,2017`),
    );
    expect(entries.education).toEqual([
      { school: 'North', duration: '2015 – 2017', description: 'MSc' },
    ]);
  });

  it('suggest the main address and one number, of which neither is taken unasked', async () => {
    const found = await read(
      csv(
        'Email Addresses.csv',
        'Email Address,Confirmed,Primary,Updated On\na@b.example,Yes,No,x\nc@d.example,Yes,Yes,y',
      ),
      csv('PhoneNumbers.csv', 'Extension,Number,Type\n,123,Mobile\n,456,Home'),
    );
    expect(found.about).toMatchObject({ email: 'c@d.example', phone: '123' });
    expect(found.held).toEqual(['email', 'phone']);
    expect(lines(found)).toEqual([
      'Email Addresses.csv[0]: “a@b.example” is not your main address: not taken in.',
      'PhoneNumbers.csv[1]: “456”: one number is enough, not taken in.',
    ]);
  });

  it('have sites behind what they are', async () => {
    const { about } = await read(
      csv(
        'Profile.csv',
        'First Name,Headline,Websites\nA,B,"[PORTFOLIO:https://a.example/x,OTHER:http://b.example]"',
      ),
    );
    expect(about.links).toEqual([
      { label: 'Portfolio', url: 'https://a.example/x' },
      { label: '', url: 'http://b.example' },
    ]);
  });

  it('that are not known, have other columns or are no tables are told of', async () => {
    const found = await read(
      csv('Skills.csv', 'Name\nTea\n'),
      csv('Messages.csv', 'From,To\na,b'),
      csv('Honors.csv', 'A,B\n1,2'),
      csv('Volunteering.csv', 'Company Name,Role,Mood\nZoo,Guide,good'),
      csv('notes.txt', 'x'),
    );
    expect(found.entries.skill).toEqual([{ skillName: 'Tea', description: '' }]);
    expect(lines(found)).toEqual([
      'Messages.csv: Not a table of this resume: not read.',
      'Honors.csv: The columns are not those of this table: not read.',
      'Volunteering.csv: Taken in as work experience.',
      'Volunteering.csv[0].Mood: Not known here, and not taken in.',
      'notes.txt: No table: not read.',
    ]);
  });
});

describe('a zip file', () => {
  it('may have a folder, and things of a computer; one within it is not opened', async () => {
    const found = await read(
      zip({
        'Basic/Skills.csv': 'Name\nTea\n',
        '__MACOSX/Basic/._Skills.csv': 'x',
        '../../Languages.csv': 'Name,Proficiency\nIgbo,Fluent',
        'more.zip': new Uint8Array(zipSync({ 'Positions.csv': strToU8('x') })),
      }),
    );
    expect(found.entries.skill).toEqual([
      { skillName: 'Tea', description: '' },
      { skillName: 'Igbo', description: 'Fluent' },
    ]);
    expect(lines(found)).toContain('more.zip: Not a table of this resume: not read.');
  });

  it('that would grow is not unpacked', async () => {
    const zeros = new Uint8Array(fileLimits.bytes + 1);
    const found = await read(zip({ 'Positions.csv': zeros, 'Skills.csv': 'Name\nTea' }));
    expect(lines(found)).toEqual(['Positions.csv: Too large: not read.']);
    const kinds = ['Positions', 'Education', 'Skills', 'Projects', 'Honors'];
    const many = kinds.map((name) => [`${name}.csv`, new Uint8Array(fileLimits.bytes)] as const);
    expect(await faultOf(zip(Object.fromEntries(many)))).toMatch(/holds more than can be opened/);
    const parts = Array.from({ length: 2_001 }, (_none, at) => [`${at}.txt`, ''] as const);
    expect(await faultOf(zip(Object.fromEntries(parts)))).toMatch(/holds more than can be opened/);
  });

  it('whose lengths are a lie gives no more than they say', async () => {
    const honest = zipSync({ 'Skills.csv': new Uint8Array(1_500_000).fill(97) });
    const view = new DataView(honest.buffer);
    // The length in the list at its end, which is 46 bytes before the name there.
    const at = Buffer.from(honest).lastIndexOf('Skills.csv') - 46;
    expect(view.getUint32(at + 24, true)).toBe(1_500_000);
    view.setUint32(at + 24, 10, true);
    const found = await readFiles([new File([new Uint8Array(honest)], 'export.zip')], '');
    if (found.ok) expect(JSON.stringify(found.found).length).toBeLessThan(1_000);
  });

  it('that is none, or broken, is refused', async () => {
    expect(await faultOf(csv('a.zip', 'PK but no zip'))).toBe(
      'a.zip is no zip file that can be opened here.',
    );
    expect(await faultOf(zip({ 'a.txt': 'x' }))).toMatch(/has no table/);
  });
});

describe('another file', () => {
  it.each([
    ['a.json', '{', 'a.json is no JSON.'],
    ['a.json', '[1]', /is no resume/],
    ['a.json', '{"a":1}', /is no resume/],
    ['a.json', '['.repeat(100_000), 'a.json is no JSON.'],
    ['a.pdf', '%PDF', /is neither JSON/],
    ['a.json', 'x'.repeat(2_000_001), 'a.json is larger than 2 MB.'],
    ['b.csv', 'a,b', /has no table/],
  ])('%s, beginning with %.9s, is refused', async (name, text, fault) => {
    expect(await faultOf(csv(name, text))).toMatch(fault);
  });

  it('is told of where it is called as what every object has', async () => {
    const found = await read(csv('Skills.csv', 'Name\nTea'), csv('constructor.csv', 'Name\nTea'));
    expect(found.entries.skill).toHaveLength(1);
    expect(lines(found)).toEqual(['constructor.csv: Not a table of this resume: not read.']);
  });

  it.each([['a,'.repeat(900_000)], ['a\n'.repeat(900_000)]])(
    'of more cells than anybody has is not read (%#)',
    async (text) => {
      const found = await read(csv('Skills.csv', `Name,Other\n${text}`));
      expect(found.entries.skill).toEqual([]);
      expect(lines(found)).toEqual(['Skills.csv: Too large: not read.']);
    },
  );

  it.each([
    ['[', ']'],
    ['{"a":', '}'],
  ])('of JSON is read however deep it is (%s)', async (begin, end) => {
    const deep = `${begin.repeat(100_000)}1${end.repeat(100_000)}`;
    const found = await read(
      csv('a.json', `{"basics":{"label":"Baker","x":${deep}},"work":[{"name":"B","y":${deep}}]}`),
    );
    expect(found.about.headline).toBe('Baker');
    expect(lines(found)).toContain('basics.x: Not known here, and not taken in.');
  });

  it('of JSON is read also with a mark at its beginning', async () => {
    const { entries } = await read(csv('resume.json', '\uFEFF{"skills":[{"name":"Tea"}]}'));
    expect(entries.skill).toEqual([{ skillName: 'Tea', description: '' }]);
  });

  it('more than can be chosen at once are refused', async () => {
    const files = Array.from({ length: 31 }, () => csv('Skills.csv', 'Name'));
    expect(await faultOf(...files)).toBe('Choose at most 30 files at once.');
  });
});

/** A published export of an invented person; it lies beside the checkouts of the developers alone. */
const folder = join(import.meta.dirname, '../../../../../../shared/fixtures/resume/linkedin');

describe.skipIf(!existsSync(folder))('a published export', () => {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = (ending: string): File[] =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => new File([new Uint8Array(readFileSync(join(folder, name)))], name));

  it.each(['.zip', '.csv'])('as %s', async (ending) => {
    const { entries, about, intro, reports } = await read(...files(ending));
    const counts = Object.entries(entries).map(([name, all]) => [name, all.length]);
    expect(Object.fromEntries(counts)).toEqual({
      wkexp: 3,
      education: 2,
      skill: 11,
      interest: 0,
      achievement: 4,
    });
    expect(entries.wkexp.map(({ duration }) => duration).toSorted()).toEqual([
      'Jun 2017 – Feb 2019',
      'Mar 2019 – Dec 2021',
      'since Jan 2022',
    ]);
    expect(entries.education.map(({ duration }) => duration)).toContain('2015 – 2017');
    expect(about.links).toHaveLength(2);
    expect([about.headline, about.email, about.place, intro].every(Boolean)).toBe(true);
    expect(reports.map(({ where }) => where).toSorted()).toEqual([
      'Certifications.csv',
      'Email Addresses.csv[1]',
      'Languages.csv',
      'Profile.csv[0].First Name, Last Name',
      'Profile.csv[0].Industry',
      'Projects.csv',
    ]);
  });
});
