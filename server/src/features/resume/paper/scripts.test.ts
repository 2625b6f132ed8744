import { paperDesigns } from '@sets/shared/resume/resume.contract.ts';
import { expect, it, vi } from 'vitest';
import { drawResume } from './draw-resume.ts';
import { readPaper } from './testing/read-paper.ts';
import { arabic, nameOnly, scripts } from './testing/resumes.ts';

// Many fonts are opened here, on machines that do other things as well.
vi.setConfig({ testTimeout: 60_000 });

const textOf = async (intro: string, username = 'A'): Promise<string> => {
  const resume = { ...nameOnly(username), intro };
  const { text } = await readPaper(await drawResume(resume, { design: 'plain', photo: null }));
  return text.replace(/^.*\n?Profile\s*/s, '').trim();
};

/** Dots of Arabic stand for no letter of their own: this reader tells them as controls. Where a run of marks stands is told of each letter; the reader's order of them is not the paper's. */
const letters = (text: string): string[] =>
  Array.from(text.replaceAll(/[\s\p{Cc}]/gu, '')).toSorted();

it.each(Object.entries(scripts))(
  'what is written in %s is drawn and read back',
  async (_, words) => {
    const text = (await textOf(words)).normalize('NFC');
    expect(text).not.toContain('□');
    expect(letters(text)).toEqual(letters(words.normalize('NFC')));
  },
);

it.each(['greek', 'cyrillic', 'vietnamese', 'thai', 'chinese', 'japanese', 'korean'] as const)(
  'what is written in %s is read in its order',
  async (script) => {
    expect((await textOf(scripts[script])).normalize('NFC')).toBe(scripts[script].normalize('NFC'));
  },
);

it.each(paperDesigns)('%s: a resume that is read from the right has all of it', async (design) => {
  const { text } = await readPaper(await drawResume(arabic(), { design, photo: null }));
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

const hostile = [
  '\u0000\u0001\u0007\u001b\u007f\u0085',
  '\udfff\ud800\udfff',
  `${'x'.repeat(3_999)}y`,
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '\u202etxet siht\u202c \u2067\u2066\u200f\u200e\ufeff\u2028\u2029',
  'الكل في المجمو عة ﷽ ﷺ',
  '*'.repeat(4_000),
  '['.repeat(4_000),
  '**a_'.repeat(1_000),
  '[a]('.repeat(1_000),
  '<a '.repeat(1_300),
  '`'.repeat(4_000),
  '- '.repeat(2_000),
  '\n'.repeat(4_000),
  '(((\\\\)))<<>>%PDF-1.7 endobj stream',
  '\u{1f469}\u200d\u{1f469}\u200d',
  '\u0301\u0301\u0301',
  '｀ｨ(´∀｀∩ ﾟ･✿ヾ╲(｡◕‿◕｡)╱✿･ﾟ',
];

it.each(hostile.map((text, at) => [at, text] as const))(
  'whatever was typed, there is a paper of it (%i)',
  async (_, text) => {
    const line = text.slice(0, 200);
    const entryId = '0123456789abcdef01234567';
    const resume = {
      ...nameOnly(line),
      about: { headline: line, email: line, phone: line, place: line, links: [] },
      intro: text.slice(0, 2_000),
      wkexp: [{ entryId, title: line, company: line, duration: line, description: text }],
      skill: [{ entryId, skillName: line, description: text }],
    };
    for (const design of paperDesigns) {
      const { pages } = await readPaper(await drawResume(resume, { design, photo: null }));
      expect(pages.length).toBeGreaterThan(0);
    }
  },
);

it('breaks a word that is wider than a line', async () => {
  const word = 'donaudampfschifffahrt'.repeat(30);
  const text = await textOf(word);
  expect(text.replaceAll(/\s/g, '')).toBe(word);
});
