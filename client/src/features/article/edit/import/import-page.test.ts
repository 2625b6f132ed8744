import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { articleLimits } from '@sets/shared/article/article.contract.ts';
import { describe, expect, it, vi } from 'vitest';
import { drawMarkdown } from '../../../../ui/markdown/draw-markdown.ts';
import { readChosen } from './chosen-page.ts';
import { importPage } from './import-page.ts';

const png = 'iVBORw0KGgo=';

const importFiles = async (...files: readonly File[]) => {
  const chosen = await readChosen(files);
  const told = chosen.ok ? await importPage(chosen.value) : chosen;
  if (!told.ok) throw new Error(told.error.msg);
  return { ...told.value, left: told.value.left.all };
};
const page = (html: string): File => new File([html], 'page.html', { type: 'text/html' });
const importHtml = (html: string) => importFiles(page(html));
const textOf = async (html: string): Promise<string> => (await importHtml(html)).text;

describe('the text of a page', () => {
  it('becomes Markdown, with what the page says of itself', async () => {
    const told = await importHtml(`<!doctype html>
<!-- saved from url=(0029)https://a.example/essays/one -->
<html><head><title>Site: One</title><meta property="og:title" content="On  One">
<meta name="author" content="Ada Lovelace"><meta name="author" content="https://a.example/ada"></head><body>
<nav><a href="/">Home</a></nav>
<article><h1>On One</h1><p>A <b>bold</b> <a href="two?x=1">claim</a>.</p>
<h2>Why</h2><ul><li>one</li><li>two</li></ul><pre class="language-python">def f(x):<br>    return x</pre></article>
<footer role="contentinfo">All rights.</footer></body></html>`);
    expect(told).toMatchObject({
      title: 'On One',
      authors: ['Ada Lovelace'],
      source: 'https://a.example/essays/one',
      text: 'A **bold** [claim](https://a.example/essays/two?x=1).\n\n## Why\n\n-   one\n-   two\n\n```python\ndef f(x):\n    return x\n```',
      left: [],
    });
  });

  it('keeps signs that mean something in Markdown as signs', async () => {
    const typed = 'a*b*c _d_ `e` $5 and $6 [1] see [x](y) &lt; &amp;lt; <p># no</p>- no';
    const into = document.createElement('div');
    await drawMarkdown(into, await textOf(`<p>${typed}</p>`));
    const plain = new DOMParser().parseFromString(`<p>${typed}</p>`, 'text/html').body;
    const bare = (text: string | null) => (text ?? '').replaceAll(/\s+/g, '');
    expect(bare(into.textContent)).toBe(bare(plain.textContent));
    expect(into.querySelector('em, strong, code, a, h3, li, .formula')).toBeNull();
  });

  it('has its formulas, as they were written', async () => {
    const katex = (tex: string) =>
      `<span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x</span></span>`;
    expect(
      await textOf(
        `<p>So ${katex('a_1^2')} and <math alttext="b"><mi>b</mi></math>.</p><script type="math/tex; mode=display">\\sum_i i</script>`,
      ),
    ).toBe('So $a_1^2$ and $b$.\n\n$$\\sum_i i$$');
  });

  it('has its tables, and of those that only place things what is in them', async () => {
    const text = await textOf(
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1<ul><li>x<li>y</ul></td><td>2</td></tr></table><table><tr><td><p>left</p></td><td><p>right</p></td></tr></table>',
    );
    expect(text).toContain('| a   | b   |');
    expect(text).toMatch(/\| 1\s+x\s+y \| 2 {2} \|/);
    expect(text).not.toMatch(/<|joplin/);
    expect(text).toMatch(/left\n\nright/);
  });

  it('has its footnotes', async () => {
    const text = await textOf(
      '<p>One<sup><a href="#fn1" id="r1">[1]</a></sup> and <a href="#fn1">1</a>.</p><ol><li id="fn1"><p>Said <i>there</i>. <a href="#r1">↩</a></p></li></ol>',
    );
    expect(text).toBe('One[^1] and [^1].\n\n[^1]: Said *there*.');
  });

  it('is cut where it is longer than an article can be, and that is told', async () => {
    const told = await importHtml(`<p>${'word '.repeat(30)}</p>`.repeat(2_000));
    expect(told.text.length).toBeLessThanOrEqual(articleLimits.text);
    expect(told.left[0]?.[0]).toBe('characters');
  });
});

describe('the pictures of a page', () => {
  it('come with it in its addresses, each once', async () => {
    const image = (alt: string) => `<img alt="${alt}" src="data:image/png;base64,${png}">`;
    const told = await importHtml(`<p>${image('A [tree]')}</p><p>${image('')}</p>`);
    expect(told.text).toBe('![A tree](#imported-1)\n\n![Picture](#imported-1)');
    expect(told.pictures.map(({ file }) => [file.type, file.size])).toEqual([['image/png', 8]]);
  });

  it('come from files that were chosen with it, by their names', async () => {
    const file = new File(['x'], 'my tree.png', { type: 'image/png' });
    const html =
      '<p><img alt="t" src="./page_files/my%20tree.png"><img alt="gone" src="b.png"></p>';
    const told = await importFiles(page(html), file);
    expect(told.text).toBe('![t](#imported-1)gone');
    expect(told.left).toEqual([['picturesAway', 1]]);
    expect((await importHtml(html)).picturesBeside).toBe(2);
  });

  it('that are elsewhere, drawn, or of another kind are told of', async () => {
    const told = await importHtml(
      `<p>x<img src="https://b.example/a.png" alt="far"><img src="https://b.example/dot.gif" width=1 height=1><img src="data:image/svg+xml;base64,PHN2Zz4="><svg><script>x()</script></svg></p>`,
    );
    expect(told.text).toBe('xfar');
    expect(told.pictures).toEqual([]);
    expect(Object.fromEntries(told.left)).toEqual({
      drawings: 1,
      picturesAway: 1,
      pictureKinds: 1,
    });
  });
});

describe('a page that was saved as one file', () => {
  const mhtml = (boundary = 'xx') =>
    [
      'From: <Saved by Blink>',
      'Snapshot-Content-Location: https://a.example/one',
      'MIME-Version: 1.0',
      `Content-Type: multipart/related; type="text/html"; boundary="${boundary}"`,
      '',
      '',
      `--${boundary}`,
      'Content-Type: text/html',
      'Content-ID: <frame-1@mhtml.blink>',
      'Content-Transfer-Encoding: quoted-printable',
      'Content-Location: https://a.example/one',
      '',
      '<html><head><meta charset=3D"utf-8"><title>T</title></head><body><p>Gr=C3=BC=\n=C3=9Fe</p><img alt=3D"t" src=3D"https://a.example/t.png"><img alt=3D"c" src=3D"cid:c1"></body></html>',
      `--${boundary}`,
      'Content-Type: text/html',
      'Content-Location: https://ads.example/',
      '',
      '<p>Buy!</p>',
      `--${boundary}`,
      'Content-Type: image/png',
      'Content-Transfer-Encoding: base64',
      'Content-Location: https://a.example/t.png',
      '',
      png,
      `--${boundary}`,
      'Content-Type: image/gif',
      'Content-ID: <c1>',
      'Content-Transfer-Encoding: base64',
      '',
      png,
      `--${boundary}--`,
      '',
    ].join('\r\n');

  it('has its text, its pictures and its address', async () => {
    const told = await importFiles(new File([mhtml()], 'page.mhtml'));
    expect(told).toMatchObject({
      title: 'T',
      source: 'https://a.example/one',
      text: 'Grüße\n\n![t](#imported-1)![c](#imported-2)',
    });
    expect(told.pictures.map(({ file }) => file.type)).toEqual(['image/png', 'image/gif']);
  });

  it.each([
    ['empty', ''],
    ['cut off', mhtml().slice(0, 420)],
    ['without an end', mhtml().replace(/--xx--\s*$/, '')],
    ['without a page', 'Content-Type: image/png\r\n\r\nxx'],
    [
      'of endless parts',
      `Content-Type: multipart/related; boundary=b\r\n\r\n${'--b\r\n'.repeat(20_000)}`,
    ],
  ])('is read or refused, never more: %s', async (_what, text) => {
    const chosen = await readChosen([new File([text], 'page.mht')]);
    const told = chosen.ok ? await importPage(chosen.value) : chosen;
    expect(told.ok || told.error.msg.length > 10).toBe(true);
  });
});

describe('what is chosen', () => {
  it('is one page', async () => {
    expect(await readChosen([new File(['x'], 'a.png')])).toMatchObject({ ok: false });
    expect(await readChosen([page('a'), page('b')])).toMatchObject({ ok: false });
  });

  it('has a bound', async () => {
    const large = page('x');
    Object.defineProperty(large, 'size', { value: articleLimits.importBytes + 1 });
    expect(await readChosen([large])).toMatchObject({ error: { code: 'TOO_LARGE' } });
  });

  it('is read in the letters that it says', async () => {
    const bytes = Uint8Array.of(
      ...new TextEncoder().encode('<meta charset="iso-8859-1"><p>Gr'),
      0xfc,
      0xdf,
    );
    expect((await importFiles(new File([bytes], 'a.htm'))).text).toBe('Grüß');
  });
});

describe('a hostile page', () => {
  const hostile = {
    scripts:
      '<script>window.hit=1</script><p onclick="window.hit=1">text</p><img src=x onerror="window.hit=1"><svg onload="window.hit=1"></svg><iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
    addresses:
      '<p><a href="javascript:alert(1)">a</a> <a href="JaVa&#9;Script:alert(1)">b</a> <a href="data:text/html,x">c</a> <a href="vbscript:x">d</a> <a href="https://u:p@evil.example">e</a></p>',
    markdown:
      '<p>[a](javascript:alert(1)) ![x](https://away.example/p.png) &lt;img src=x onerror=alert(1)&gt;</p>',
    'words of a picture': `<img src="data:image/png;base64,${png}" alt="](javascript:x) ![y](https://evil.example/z">`,
    'names of a page':
      '<base href="javascript:alert(1)//"><link rel="canonical" href="javascript:x"><meta name=author content="<script>x()</script>"><p>x <a href="y">y</a></p>',
    formulas: '<p>a <math alttext="\\href{javascript:x}{y}$ &lt;script&gt;"></math></p>',
    'code that ends itself': '<pre>```\n</pre><pre>a\n```\n<b>~~~</b></pre>',
  };
  it.each(Object.entries(hostile))('leaves nothing that runs or loads: %s', async (_name, html) => {
    const loaded = vi.spyOn(globalThis, 'fetch');
    const { text, source, authors } = await importHtml(`${html}<p>end</p>`);
    expect([Reflect.get(window, 'hit'), loaded.mock.calls, source]).toEqual([undefined, [], '']);
    const into = document.createElement('div');
    await drawMarkdown(into, text);
    for (const formula of into.querySelectorAll('.formula')) formula.replaceChildren();
    expect(into.querySelector('script, img, iframe, svg, object, form, style')).toBeNull();
    const leads = [...into.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(leads.filter((each) => each?.includes('evil') === true)).toEqual([]);
    expect(leads.every((each) => /^(?:https?:|#footnote|#imported)/.test(each ?? ''))).toBe(true);
    expect(text.trimEnd().endsWith('end')).toBe(true);
    expect(authors.join('').length).toBeLessThan(101);
  });

  it.each([
    ['deep', '<div>'.repeat(700)],
    ['deep lists', '<ul><li>'.repeat(400)],
    ['wide', '<br>'.repeat(60_001)],
  ])('that is too much is refused: %s', async (_what, html) => {
    await expect(importHtml(html)).rejects.toThrow(/more parts|cannot be read/);
  });

  it('of nothing is refused', async () => {
    await expect(importHtml('<script>x</script>')).rejects.toThrow('There is no text');
  });
});

/** Published lists of what gets past others; they lie beside the checkouts of the developers alone. */
const lists = join(import.meta.dirname, '../../../../../../../shared/fixtures/strings');
describe.skipIf(!existsSync(lists))('nothing that runs is left of what is published', () => {
  it('in lists of hostile HTML', async () => {
    const all = readFileSync(join(lists, 'xss-html5-vectors.txt'), 'utf8').split('\n');
    const faults: string[] = [];
    for (const html of all.filter((line) => line.trim() !== '')) {
      const text = await textOf(`<p>begin</p>${html}<p>end</p>`).catch(() => '');
      const into = document.createElement('div');
      await drawMarkdown(into, text);
      if (into.querySelector('script, img, iframe, svg, object, form, style, [href^="java" i]')) {
        faults.push(html);
      }
    }
    expect(faults).toEqual([]);
  }, 60_000);
});
