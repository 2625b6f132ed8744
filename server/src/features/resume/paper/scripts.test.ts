import { type PaperDesign, paperDesigns } from '@sets/shared/resume/resume.contract.ts';
import { expect, it, vi } from 'vitest';
import { drawForTests, readDrawn } from './testing/draw-for-tests.ts';
import { readPaper } from '../../../core/paper/testing/read-paper.ts';
import { arabic, nameOnly, scripts } from './testing/resumes.ts';

// Many fonts are opened here, on machines that do other things as well.
vi.setConfig({ testTimeout: 60_000 });

const textOf = async (intro: string): Promise<string> => {
  const { text } = await readDrawn({ ...nameOnly('A'), intro });
  return text
    .replace(/^.*\n?Profile\s*/s, '')
    .trim()
    .normalize('NFC');
};

/** Without what no word consists of. This reader tells the dots of Arabic, which are glyphs without a letter, as controls. */
const signs = (text: string): string => text.normalize('NFC').replaceAll(/[\s\p{Cc}]/gu, '');
const sorted = (text: string): string[] => Array.from(signs(text)).toSorted();

const isInOrder = (script: string): boolean => script !== 'arabic' && script !== 'devanagari';

it.each(Object.entries(scripts))(
  'what is written in %s is drawn and read',
  async (script, words) => {
    const text = await textOf(words);
    expect(text).not.toContain('□');
    if (isInOrder(script)) expect(text).toBe(words.normalize('NFC'));
    // This reader has an order of its own for marks of India, and for words between which it finds dots.
    expect(sorted(text)).toEqual(sorted(words));
  },
);

it('each Arabic word is read in the order of its letters', async () => {
  const text = signs(await textOf(scripts.arabic));
  for (const word of scripts.arabic.split(' ')) expect(text).toContain(word);
});

// Of Kurdish, of the Maghreb and of Quranic writing: letters that name no place for a mark on them.
it.each(['ەۖ', 'ڥ', 'ڢ\u064e', 'ݠ', 'ۓۚ', 'ࢤ'])(
  'a letter that names no place for a mark is drawn with it (%s)',
  async (word) => {
    expect(sorted(await textOf(`${word} word`))).toEqual(sorted(`${word} word`));
  },
);

it.each(paperDesigns)('%s: a resume that is read from the right has all of it', async (design) => {
  const { text } = await readDrawn(arabic(), { design });
  for (const word of ['layla@example.org', 'TypeScript', 'Python', 'English']) {
    expect(text).toContain(word);
  }
  expect(text).not.toContain('□');
});

it('draws a square for what no font has, and leaves pictures out', async () => {
  expect(await textOf('a \u{12000} b')).toBe('a □ b');
  expect(await textOf('🚀 Shipped 👩‍👩‍👧‍👦 twice 🇸🇪')).toBe('Shipped twice');
  expect(await textOf('half \ud800 of a letter')).toBe('half □ of a letter'.replace('□', '\ufffd'));
});

const rotated = <Each>(all: readonly Each[], by: number): Each[] =>
  all.map((_, at) => all[(at + by) % all.length]!);

const entryId = '0123456789abcdef01234567';
const hostile = [
  '\u0000\u0001\u0007\u001b\u007f\u0085',
  '\udfff\ud800\udfff',
  `${'x'.repeat(1_999)}y`,
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '\u202etxet siht\u202c \u2067\u2066\u200f\u200e\ufeff\u2028\u2029',
  'الكل في المجمو عة ﷽ ﷺ',
  '*'.repeat(1_500),
  '['.repeat(1_500),
  '**a_'.repeat(400),
  '[a]('.repeat(400),
  '<a '.repeat(500),
  '`'.repeat(1_500),
  '- '.repeat(800),
  '\n'.repeat(4_000),
  '(((\\\\)))<<>>%PDF-1.7 endobj stream',
  '\u{1f469}\u200d\u{1f469}\u200d',
  '\u0301\u0301\u0301',
  '｀ｨ(´∀｀∩ ﾟ･✿ヾ╲(｡◕‿◕｡)╱✿･ﾟ',
];

it.each(hostile.map((text, at) => [at, text] as const))(
  'whatever was typed, there is a paper of it (%i)',
  async (at, text) => {
    const paperOf = (design: PaperDesign, line: string, part: string): Promise<Buffer> => {
      const resume = {
        ...nameOnly(line),
        about: { headline: line, email: line, phone: line, place: line, links: [] },
        intro: part.slice(0, 2_000),
        wkexp: [{ entryId, title: line, company: line, duration: line, description: part }],
        skill: [{ entryId, skillName: line, description: part }],
      };
      return drawForTests(resume, { design });
    };
    // All of it in one of the designs, its begin in the others.
    const [own = 'plain', ...others] = rotated(paperDesigns, at);
    const { pages } = await readPaper(await paperOf(own, text.slice(0, 200), text));
    expect(pages.length).toBeGreaterThan(0);
    for (const design of others) {
      const begin = text.slice(0, 60);
      expect((await paperOf(design, begin, begin)).subarray(0, 5).toString()).toBe('%PDF-');
    }
  },
);

it('breaks a word that is wider than a line', async () => {
  const word = 'donaudampfschifffahrt'.repeat(30);
  const text = await textOf(word);
  expect(text.replaceAll(/\s/g, '')).toBe(word);
});
