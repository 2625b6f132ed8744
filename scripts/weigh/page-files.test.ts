import { expect, test } from 'vitest';
import { filesOfHtml, fontsOfCss, importsOfModule } from './page-files.ts';

test('finds what a document makes the browser load, once each', () => {
  const html = `<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="preload" href="/assets/d.woff2" as="font" type="font/woff2" crossorigin />
    <script type="module" crossorigin src="/assets/phone-a.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-b.js">
    <link rel="modulepreload" crossorigin href="/assets/react-b.js">
    <link rel="stylesheet" crossorigin href="/assets/phone-c.css"><link rel="canonical" href="/">`;
  expect(filesOfHtml(html)).toEqual([
    { path: '/favicon.svg', kind: 'image' },
    { path: '/assets/d.woff2', kind: 'font' },
    { path: '/assets/phone-a.js', kind: 'js' },
    { path: '/assets/react-b.js', kind: 'js' },
    { path: '/assets/phone-c.css', kind: 'css' },
  ]);
});

test('finds the fonts of a style sheet', () => {
  const css = `@font-face{src:url(/assets/a.woff2)format("woff2")}@font-face{src:url("./b.woff2")}`;
  expect(fontsOfCss(css, '/assets/x.css')).toEqual(['/assets/a.woff2', '/assets/b.woff2']);
});

test('takes no font for loaded that plain letters do not need', () => {
  const css = `@font-face{src:url(a.woff2);unicode-range:U+20-7E,U+A0}
    @font-face{src:url(b.woff2);unicode-range:U+0-1F,U+0041,U+400-45F}@font-face{src:url(c.woff2);unicode-range:U+??}`;
  expect(fontsOfCss(css, '/x.css')).toEqual(['/a.woff2', '/c.woff2']);
});

test('finds what a module needs from the start, not what it may load later', () => {
  const js = `import{a}from"./react-b.js";import"./side.js";const c=()=>import("./later.js");`;
  expect(importsOfModule(js, '/assets/phone-a.js')).toEqual([
    '/assets/react-b.js',
    '/assets/side.js',
  ]);
});
