import { describe, expect, it } from 'vitest';
import { drawMarkdown } from './draw-markdown.ts';
import { htmlOf } from './markdown-rules.ts';
import { redrawMarkdown } from './redraw-markdown.ts';

const draw = async (markdown: string): Promise<HTMLElement> => {
  const into = document.createElement('div');
  document.body.append(into);
  await drawMarkdown(into, markdown);
  return into;
};
const placesOf = (drawn: Element) => [...drawn.querySelectorAll('sup.footnote a')];
const notesOf = (drawn: Element) => [...drawn.querySelectorAll('ol.footnotes > li')];

describe('footnotes', () => {
  it('stand below the text, numbered as they are named, and lead there and back', async () => {
    const drawn = await draw(
      'One[^b] and two[^a], one again[^b].\n[^a]: Said of *a*.\n[^b]: Said of b.\n\nThe end.',
    );
    expect(placesOf(drawn).map(({ textContent }) => textContent)).toEqual(['1', '2', '1']);
    expect(notesOf(drawn).map(({ textContent }) => textContent?.trim())).toEqual([
      'Said of b. ↩',
      'Said of a. ↩',
    ]);
    expect(drawn.lastElementChild?.className).toBe('footnotes');
    const target = (link: Element | null | undefined): Element | null =>
      drawn.querySelector(`[id="${link?.getAttribute('href')?.slice(1)}"]`);
    const [first] = placesOf(drawn);
    const [note] = notesOf(drawn);
    expect(first?.getAttribute('aria-label')).toBe('Footnote 1');
    expect(target(first)).toBe(note);
    expect(target(note?.querySelector('a'))).toBe(first?.parentElement);
  });

  it('go on over several lines, and name others', async () => {
    const drawn = await draw('A[^1]\n\n[^1]: First.\n\n    - a list[^2]\n\n[^2]: Second.');
    const [one, two] = notesOf(drawn);
    expect(one?.querySelector('li')?.textContent).toContain('a list2');
    expect(two?.textContent).toContain('Second.');
  });

  it('that are not there stay as they were typed, and so do those in code', async () => {
    const drawn = await draw('A[^none] `[^1]` [^1]\n\n[^1]: Here.\n[^2]: Named by nothing.');
    expect(drawn.querySelector('p')?.textContent).toBe('A[^none] [^1] 1');
    expect(notesOf(drawn)).toHaveLength(1);
  });

  it('of two texts on one page are told apart', async () => {
    const [one, other] = [await draw('A[^1]\n\n[^1]: x'), await draw('B[^1]\n\n[^1]: y')];
    expect(notesOf(one)[0]?.id).not.toBe(notesOf(other)[0]?.id);
  });

  it('keep their links while the text is written, and gain none twice', async () => {
    const into = document.createElement('div');
    const write = (text: string) =>
      redrawMarkdown(
        into,
        text,
        async () => null,
        () => false,
      );
    await write('A[^1]\n\nB\n\n[^1]: x');
    const [kept] = placesOf(into);
    await write('A[^1]\n\nB and more\n\n[^1]: x');
    expect(placesOf(into)).toEqual([kept]);
    expect(into.querySelectorAll('.footnote-back')).toHaveLength(1);
    await write('A[^1]\n\nB[^2]\n\n[^1]: x\n\n[^2]: y');
    expect(placesOf(into)).toHaveLength(2);
    expect(notesOf(into).map(({ id }) => id.at(-1))).toEqual(['1', '2']);
  });

  it('run nothing, whatever they are called', async () => {
    const drawn = await draw(
      'A[^"><img/src=x/onerror=x()>] B[^__proto__]\n\n[^"><img/src=x/onerror=x()>]: <script>x()</script> [a](javascript:x)\n[^__proto__]: y',
    );
    expect(drawn.querySelector('img, script')).toBeNull();
    expect(notesOf(drawn)).toHaveLength(2);
    expect(drawn.querySelector('[href^="javascript"]')).toBeNull();
  });

  it.each([
    'x[^<span/class="fixed&#32;inset-0&#32;z-15&#32;bg-raised">] Session over',
    'x[^<a/class="fixed&#32;inset-0"/href="https://e.co">] y',
    '> x[^1]\n>\n> [^<a/class="fixed"/href="https://e.co">]: y',
  ])('are no markup where their name is some: %s', async (typed) => {
    const drawn = await draw(typed);
    expect(drawn.querySelector('span, a, [class]')).toBeNull();
    const told = typed.replaceAll(/^> ?/gm, '').replaceAll(/\s/g, '');
    expect(drawn.textContent?.replaceAll(/\s/g, '')).toBe(told);
  });

  it('stay where they were typed within quotes and lists', async () => {
    const quote = await draw('> Said[^1]\n>\n> [^1]: by *Ada*');
    expect([...quote.querySelectorAll('blockquote p')].map((each) => each.innerHTML)).toEqual([
      'Said[^1]',
      '[^1]: by <em>Ada</em>',
    ]);
    const list = await draw('- one[^1]\n\n  [^1]: - two\n\nA[^1]\n\n[^1]: Below.');
    expect(list.querySelector('ul')?.textContent?.replaceAll(/\s/g, '')).toBe('one1[^1]:two');
    expect(notesOf(list).map(({ textContent }) => textContent)).toEqual(['Below. ↩']);
  });

  it('do not break the line that they are named in', async () => {
    expect((await draw('A[^1] more\n\n[^1]: x')).querySelector('p')?.textContent).toBe('A1 more');
    expect((await draw('A[^1] more\n\n[^1]: x')).querySelector('br')).toBeNull();
  });

  it.each([
    ['very many', `${'a[^1] '.repeat(8_000)}\n\n[^1]: x`],
    ['very many notes', Array.from({ length: 9_000 }, (_none, at) => `[^${at}]: x`).join('\n')],
    ['paragraphs without one', `${'a\n\n'.repeat(8_000)}[^1]: x`],
    ['lines of blanks', `${'a\n \n'.repeat(20_000)}[^1]: x`],
    ['endless lines', `[^1]: x${'\n    y'.repeat(10_000)}`],
    [
      'deep ones',
      Array.from({ length: 3_000 }, (_none, at) => `[^${at}]: [^${at + 1}]`).join('\n\n'),
    ],
  ])('do not keep the page busy: %s', (_what, text) => {
    const startedAt = performance.now();
    htmlOf(text);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
