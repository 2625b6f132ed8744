import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { embedBackgrounds } from '@sets/shared/embed/embed-look.ts';
import type { ScreenRound } from '@sets/shared/live/screen-report.ts';
import { drawPicture, type PictureContent } from './draw-picture.ts';
import { KeptPictures } from './kept-pictures.ts';
import { createLetters, escaped, type Letters } from './letters.ts';
import { paletteOf } from './palette.ts';
import { placeWords } from './place-words.ts';
import { shortened, wrapped } from './wrap.ts';

const letters = createLetters();
/** Words as words: what is written can be read from the picture. */
const legible: Letters = {
  width: (text) => text.length * 0.5,
  shapes: (text) => `<text>${escaped(text)}</text>`,
};
const written = (svg: string): string[] =>
  [...svg.matchAll(/<text>([^<]*)<\/text>/g)].map(([, text = '']) => text);

const round = (overrides: Partial<ScreenRound> = {}): ScreenRound => ({
  slot: 'q0.r1',
  round: 1,
  multiple: false,
  text: 'Which colour?',
  answered: 8,
  counted: true,
  inPoints: false,
  lines: [
    { text: 'red', count: 6, isOption: true },
    { text: 'green', count: 2, isOption: true },
  ],
  ...overrides,
});
const contentOf = (...rounds: ScreenRound[]): PictureContent => ({
  on: { title: 'Colours', ended: false, rounds },
  way: { address: 'sets.school.example/join', code: 'BCD 234' },
});
const say = (content: PictureContent): string[] =>
  written(drawPicture(content, paletteOf('light'), legible, 1_280));

describe('a picture', () => {
  test('says the question, the answers, their shares and the way in', () => {
    expect(say(contentOf(round()))).toEqual([
      'Colours',
      '8 answered',
      'Which colour?',
      'A',
      'red',
      '75%',
      'B',
      'green',
      '25%',
      'sets.school.example/join · BCD 234',
    ]);
  });

  test('has no figure and no bar of what is not shown', () => {
    const hidden = round({
      counted: false,
      lines: round().lines.map(({ text }) => ({ text, count: null, isOption: true })),
    });
    const svg = drawPicture(contentOf(hidden), paletteOf('light'), legible, 1_280);
    expect(written(svg).join(' ')).not.toContain('%');
    // Its ground, and a mark for each answer.
    expect(svg.match(/<rect/g)).toHaveLength(3);
  });

  test('writes formulas as signs', () => {
    const lines = [{ text: '$\\sqrt{2}$', count: 8, isOption: true }];
    expect(say(contentOf(round({ text: 'What is $x^2$?', lines })))).toEqual(
      expect.arrayContaining(['What is x²?', '√2']),
    );
  });

  test('has no letter before parts of what was asked, and tells a ranking by its places', () => {
    const parts = round({ unmarked: true });
    expect(say(contentOf(parts))).not.toContain('A');
    const line = { text: 'Limits', count: 2, isOption: true, mark: 2, told: 'mean place 1.4' };
    const said = say(contentOf(round({ lines: [line] })));
    expect(said).toEqual(expect.arrayContaining(['C', 'Limits', 'mean place 1.4']));
    expect(said.join(' ')).not.toContain('%');
  });

  test('draws words as a cloud, the most frequent largest, and says how many found no room', () => {
    const lines = Array.from({ length: 70 }, (_, at) => ({
      text: `word${at}`,
      count: 70 - at,
      isOption: false,
    }));
    const said = say(contentOf(round({ lists: 'words', lines })));
    expect(said).toContain('word0');
    const drawn = said.filter((text) => text.startsWith('word')).length;
    expect(drawn).toBeGreaterThan(20);
    expect(said).toContain(`and ${70 - drawn} more words`);
    expect(said.join(' ')).not.toContain('%');
  });

  test('draws many steps of one scale as columns, with what the ends are', () => {
    const lines = Array.from({ length: 24 }, (_, at) => {
      return { text: `${at} kg`, count: at % 5, isOption: true };
    });
    const said = say(contentOf(round({ unmarked: true, lines })));
    expect(said).toEqual(expect.arrayContaining(['0 kg', '12 kg', '23 kg']));
    expect(said).not.toContain('1 kg');
  });

  test('tells at the end of each question what was answered most', () => {
    const content = contentOf(round(), round({ text: 'Clear?', lines: [] }));
    const on = { ...content.on!, ended: true };
    expect(say({ on, way: null })).toEqual(['Colours', '', 'Which colour?', 'red · 75%', 'Clear?']);
  });

  test('says that nothing is on, or that it begins', () => {
    expect(say({ on: null, way: null })).toEqual(['Nothing is on now']);
    expect(say({ ...contentOf(), way: null })).toEqual([
      'Colours',
      'What comes next appears here.',
    ]);
  });

  test('is SVG and PNG of the wanted size, whatever was typed', async () => {
    const typed = fc.string({ unit: 'grapheme', maxLength: 700 });
    const lines = fc.array(
      fc.record({ text: typed, count: fc.nat(9_999), isOption: fc.boolean() }),
      { maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(
        typed,
        lines,
        fc.constantFrom(...embedBackgrounds),
        async (text, some, background) => {
          const svg = drawPicture(
            contentOf(round({ text, lines: some })),
            paletteOf(background),
            letters,
            640,
          );
          const { width, height, format } = await sharp(Buffer.from(svg)).png().metadata();
          expect({ width, height, format }).toEqual({ width: 640, height: 360, format: 'svg' });
        },
      ),
      { numRuns: 25 },
    );
  });

  test('holds no markup that was typed', () => {
    const text = '<script>alert(1)</script>"\'&\u0000';
    const svg = drawPicture(contentOf(round({ text })), paletteOf('light'), letters, 640);
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
  });

  test('lets through what lies beneath it where it is transparent', async () => {
    const cornerOf = async (background: 'none' | 'light') => {
      const svg = drawPicture(contentOf(round()), paletteOf(background), letters, 640);
      const { data } = await sharp(Buffer.from(svg))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data[3];
    };
    expect(await cornerOf('none')).toBe(0);
    expect(await cornerOf('light')).toBe(255);
  });
});

test('letters that the font has are shapes; others are left to whoever looks', () => {
  expect(letters.shapes('Größe, Жук', 400)).not.toContain('<text');
  expect(letters.shapes('日本', 400)).toContain('<text');
  expect(letters.width('WWW', 400)).toBeGreaterThan(letters.width('iii', 400));
  expect(letters.width('Bold', 600)).toBeGreaterThan(letters.width('Bold', 400));
});

test('no line is wider than it may be, and a text that fits is whole', () => {
  const typed = fc.lorem({ maxCount: 40 });
  fc.assert(
    fc.property(
      typed,
      fc.integer({ min: 4, max: 30 }),
      fc.integer({ min: 1, max: 4 }),
      (text, most, lines) => {
        const rows = wrapped(legible, text, 400, { most, lines });
        expect(rows.length).toBeLessThanOrEqual(lines);
        for (const row of rows) expect(legible.width(row, 400)).toBeLessThanOrEqual(most);
        if (!rows.some((row) => row.endsWith('…'))) expect(rows.join(' ')).toBe(text);
      },
    ),
  );
  expect(shortened(legible, 'short', 400, 10)).toBe('short');
});

test('its colours are those of the pages', () => {
  const css = readFileSync(
    new URL('../../../../../client/src/ui/theme.css', import.meta.url),
    'utf8',
  );
  const both = (token: string): string[] =>
    new RegExp(`--${token}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css)?.slice(1) ??
    [];
  const [light, dark] = [paletteOf('light'), paletteOf('dark')];
  for (const [token, one, other] of [
    ['paper', light.ground, dark.ground],
    ['ink', light.ink, dark.ink],
    ['screen-soft', light.soft, dark.soft],
    ['sunken', light.groove, dark.groove],
    ['people', light.people, dark.people],
    ['answer-h', light.answers[7], dark.answers[7]],
  ] as const) {
    expect(both(token).slice(0, 2), token).toEqual([one, other]);
  }
  for (const [at, letter] of ['a', 'b', 'c', 'd', 'e', 'f', 'g'].entries()) {
    expect(both(`answer-${letter}`)[2]).toBe(light.answers[at]);
  }
});

test('pictures are kept as far as there is room, the newest ones', () => {
  const kept = new KeptPictures(10);
  for (const tag of ['a', 'b']) kept.set(tag, Buffer.alloc(4));
  expect(kept.get('a')).toBeDefined();
  kept.set('c', Buffer.alloc(4));
  expect(['a', 'b', 'c'].map((tag) => kept.get(tag) !== undefined)).toEqual([true, false, true]);
  expect(kept.bytes).toBe(8);
});

test('words of a cloud are on the sheet, none upon another, and larger the more said them', () => {
  const said = fc.array(
    fc.record({
      text: fc.string({ minLength: 1, maxLength: 20 }),
      count: fc.integer({ min: 1, max: 90 }),
    }),
    { minLength: 1, maxLength: 50 },
  );
  const room = { x: 64, y: 200, width: 1_152, height: 400 };
  fc.assert(
    fc.property(said, (some) => {
      const placed = placeWords(some, room, (text) => text.length * 0.5);
      expect(placed.length).toBeGreaterThan(0);
      const boxes = placed.map(({ text, x, y, size }) => {
        return { x, y: y - size * 0.8, width: text.length * 0.5 * size, height: size };
      });
      for (const [at, box] of boxes.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(room.x);
        expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width);
        for (const other of boxes.slice(at + 1)) {
          const isBeside =
            box.x + box.width <= other.x ||
            other.x + other.width <= box.x ||
            box.y + box.height <= other.y ||
            other.y + other.height <= box.y;
          expect(isBeside).toBe(true);
        }
      }
    }),
    { numRuns: 12 },
  );
});
