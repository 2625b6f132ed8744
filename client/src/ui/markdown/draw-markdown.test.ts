import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawMarkdown } from './draw-markdown.ts';

const draw = async (markdown: string): Promise<HTMLElement> => {
  const into = document.createElement('div');
  document.body.replaceChildren(into);
  await drawMarkdown(into, markdown);
  return into;
};
const html = async (markdown: string): Promise<string> => (await draw(markdown)).innerHTML.trim();

describe('a text in Markdown', () => {
  it('has its lists, emphasis and code; its headings stand below those of the page', async () => {
    const drawn = await draw('# One\n\n## Two\n\n- *a*\n- **b** `c`\n\nsecond\nline');
    expect([...drawn.children].map(({ tagName }) => tagName)).toEqual(['H3', 'H4', 'UL', 'P']);
    expect(drawn.querySelector('em')?.textContent).toBe('a');
    expect(drawn.querySelector('strong')?.textContent).toBe('b');
    expect(drawn.querySelector('code')?.textContent).toBe('c');
    expect(drawn.querySelector('p')?.innerHTML).toBe('second<br>line');
  });

  it('ticks what is done in a list of things to do', async () => {
    const drawn = await draw('- [x] tea\n- [ ] sleep\n- more');
    const ticks = [...drawn.querySelectorAll('li')].map((li) => li.querySelector('.tick'));
    expect(ticks.map((tick) => tick?.textContent)).toEqual(['☑', '☐', undefined]);
    expect(drawn.querySelector('li')?.textContent).toBe('☑ tea');
  });

  it('draws a long table, and leaves one as text that would be drawn with very many cells', async () => {
    const rows = (count: number) => Array.from({ length: count }, () => '| a | b | c |').join('\n');
    const table = await draw(`| one | two | three |\n|---|---|---|\n${rows(400)}`);
    expect(table.querySelectorAll('td')).toHaveLength(1_200);
    const wide = 'a|'.repeat(500) + '\n' + '-|'.repeat(500) + '\n' + '|\n'.repeat(990);
    const several = `${'a|'.repeat(30)}\r\n${'-|'.repeat(30)}\r\n${'|\r\n'.repeat(66)}\r\n`.repeat(
      70,
    );
    for (const text of [wide, several]) {
      const drawn = await draw(text);
      expect(drawn.querySelector('table')).toBeNull();
      expect(drawn.textContent?.trim().length).toBeGreaterThan(3_000);
    }
  });

  it.each([
    ['many marks', 'a_b'.repeat(33_000)],
    ['escapes', String.raw`\a`.repeat(50_000)],
    ['a gap', `a${' '.repeat(99_000)}b`],
    ['endless lines of a list', `- ${'a\n'.repeat(49_000)}`],
    [
      'an address that many links share',
      `[a]: /${'y'.repeat(20_000)}\n\n${'[a]\n\n'.repeat(16_000)}`,
    ],
  ])('leaves as text what would keep the page busy: %s', async (_what, text) => {
    const drawn = await draw(text);
    expect(drawn.children).toHaveLength(0);
    expect(drawn.textContent).toBe(text);
  });

  it('shows markup that was typed as it was typed', async () => {
    const typed = '<b onclick="x()">bold</b> <img src=x onerror=alert(1)>';
    const drawn = await draw(typed);
    expect(drawn.querySelector('b, img')).toBeNull();
    expect(drawn.textContent?.trim()).toBe(typed);
  });

  it('leads to other servers in another tab, and loads no picture of theirs', async () => {
    const drawn = await draw(
      '[a](https://a.example/x) ![b](https://b.example/y.png) [c](/space/s1)',
    );
    const links = [...drawn.querySelectorAll('a')];
    expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel])).toEqual([
      ['https://a.example/x', '_blank', 'noopener noreferrer nofollow ugc'],
      ['https://b.example/y.png', '_blank', 'noopener noreferrer nofollow ugc'],
      ['/space/s1', '', ''],
    ]);
    expect(drawn.querySelector('img')).toBeNull();
  });

  it.each(['javascript:alert(1)', 'JaVaScript:alert(1)', 'data:text/html,x', '//evil.example'])(
    'does not lead to %s',
    async (address) => {
      const drawn = await draw(`[here](<${address}>)`);
      expect(drawn.textContent?.trim()).toBe('here');
      expect(drawn.querySelector('a')).toBeNull();
    },
  );
});

describe('its formulas', () => {
  const texs = async (text: string) =>
    [...(await draw(text)).querySelectorAll<HTMLElement>('.formula')].map(({ dataset }) => [
      dataset['tex'],
      dataset['display'],
    ]);

  it('stand between the four pairs of delimiters, whatever Markdown makes of what is in them', async () => {
    expect(await texs('$a_1 * b_2 * c$ and \\(x < y\\)')).toEqual([
      ['a_1 * b_2 * c', 'false'],
      ['x < y', 'false'],
    ]);
    expect(await texs('$$\\frac{1}{2}$$\n\n\\[\\sum_i\\]')).toEqual([
      ['\\frac{1}{2}', 'true'],
      ['\\sum_i', 'true'],
    ]);
    expect((await draw('$x^2$')).querySelector('.katex')).not.toBeNull();
  });

  it('are not in code, and not where money is meant', async () => {
    expect(await texs('`$x$` costs $5 or $10, \\$3')).toEqual([]);
  });

  it('stay as they were typed where they cannot be read', async () => {
    expect((await draw('$\\frac{$')).textContent?.trim()).toBe('$\\frac{$');
  });
});

describe('its code', () => {
  const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;

  it('is in colours where it says its language, and stays what was typed', async () => {
    const drawn = await draw(fence('python', 'def f(x):\n    return "<b>" + 1  # so'));
    const code = drawn.querySelector('code');
    expect(code?.textContent).toBe('def f(x):\n    return "<b>" + 1  # so\n');
    expect(code?.querySelector('.hljs-keyword')?.textContent).toBe('def');
    expect(code?.querySelector('.hljs-string')?.textContent).toBe('"<b>"');
    expect(code?.querySelector('b')).toBeNull();
  });

  it.each(['', 'klingon', '__proto__', '"><img src=x onerror=alert(1)>'])(
    'is in one colour in a language that is not known: %s',
    async (language) => {
      const drawn = await draw(fence(language, 'const a = 1;'));
      expect(drawn.querySelector('code')?.innerHTML).toBe('const a = 1;\n');
    },
  );

  it('is in no class of its page, whatever its language is called', async () => {
    const drawn = await draw(fence('ts&#32;fixed&#9;inset-0', 'const a = 1;'));
    expect(drawn.querySelector('code')?.className).toBe('language-ts');
  });

  it('is in one colour where it is longer than anybody reads', async () => {
    const drawn = await draw(fence('js', 'const a = 1;\n'.repeat(1_000)));
    expect(drawn.querySelector('code span')).toBeNull();
  });

  it.each(['html', 'svg', 'js', 'css', 'php', 'markdown', 'yaml', 'latex', 'bash'])(
    'runs nothing that is typed into it as %s',
    async (language) => {
      const hostile = '<script>x()</script><img src=x onerror=x()> </code></pre><iframe src="a">';
      const drawn = await draw(fence(language, hostile));
      expect(drawn.querySelector('script, img, iframe')).toBeNull();
      expect(drawn.querySelector('code')?.textContent).toBe(`${hostile}\n`);
    },
  );
});

describe('what would keep the page busy', () => {
  const bombs = {
    quotes: '>'.repeat(20_000),
    brackets: '['.repeat(20_000),
    stars: '*a **b '.repeat(2_800),
    'open formulas': '\\( '.repeat(6_600),
    dollars: '$a '.repeat(6_600),
    formulas: '$x$ '.repeat(5_000),
    lists: Array.from({ length: 190 }, (_none, depth) => `${' '.repeat(depth)}- a`).join('\n'),
    macros: `$${'\\def\\a{xx}'.repeat(400)}$`,
    links: '[a](b '.repeat(3_300),
    'code with endless words': `\`\`\`java\n${'$'.repeat(7_900)}\n\`\`\``,
    'code with long lines': `\`\`\`cpp\n${`${'a<'.repeat(190)}\n`.repeat(20)}\`\`\``,
    'code of many strings': `\`\`\`js\n${'`${"a\n'.repeat(1_500)}\n\`\`\``,
    'many blocks of code': '```python\nf(x) = 1\n```\n'.repeat(300),
  };
  it.each(Object.entries(bombs))('is drawn within two seconds: %s', async (_name, bomb) => {
    const startedAt = performance.now();
    const drawn = await draw(bomb);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(drawn.textContent).not.toBe('');
  });
});

/** Published lists of what gets past others; they lie beside the checkouts of the developers alone. */
const lists = join(import.meta.dirname, '../../../../../shared/fixtures/strings');
const listsAreHere = existsSync(lists);

describe.skipIf(!listsAreHere)('nothing that runs is left of what is published', () => {
  const allowed = new Set(
    'P BR HR H3 H4 H5 H6 UL OL LI BLOCKQUOTE PRE CODE EM STRONG DEL A SPAN TABLE THEAD TBODY TR TH TD'.split(
      ' ',
    ),
  );
  const names = new Set([
    'href',
    'title',
    'start',
    'align',
    'dir',
    'class',
    'data-tex',
    'data-display',
    'data-picture',
    'data-said',
    'target',
    'rel',
  ]);
  const address = /^(https?:\/\/|mailto:|#|\/(?![/\\]))/i;
  const faultsOf = (element: Element): string[] => [
    ...(allowed.has(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes].flatMap(({ name, value }) =>
      names.has(name) && (name !== 'href' || address.test(value)) ? [] : [`${name}=${value}`],
    ),
  ];
  const read = (name: string) => readFileSync(join(lists, name), 'utf8');
  const payloads = {
    'markdown-xss.txt': () => [read('markdown-xss.txt'), ...read('markdown-xss.txt').split('\n')],
    'xss-html5-vectors.txt': () => read('xss-html5-vectors.txt').split('\n'),
    'xss-intruders.txt': () => read('xss-intruders.txt').split('\n'),
    'xss-payload-list.txt': () => read('xss-payload-list.txt').split('\n'),
    'dompurify-expect.json': () =>
      (JSON.parse(read('dompurify-expect.json')) as { payload: string }[]).map(
        ({ payload }) => payload,
      ),
  };
  // The longest list takes 15 s while others work on the machine.
  it.each(Object.entries(payloads))('%s', { timeout: 60_000 }, async (_name, texts) => {
    const faults: string[] = [];
    for (const text of texts()) {
      const drawn = await draw(text);
      // What the typesetter draws is its own.
      for (const formula of drawn.querySelectorAll('.formula')) formula.replaceChildren();
      faults.push(...[...drawn.querySelectorAll('*')].flatMap(faultsOf));
    }
    expect(faults).toEqual([]);
  });
});

it('is empty where nothing was typed', async () => {
  expect(await html('')).toBe('');
});
