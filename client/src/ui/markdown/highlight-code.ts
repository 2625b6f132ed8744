import DOMPurify from 'dompurify';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import go from 'highlight.js/lib/languages/go';
import haskell from 'highlight.js/lib/languages/haskell';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import latex from 'highlight.js/lib/languages/latex';
import matlab from 'highlight.js/lib/languages/matlab';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

/** What is taught; each with the other names that it goes by, as `py` or `html`. */
const languages = {
  bash,
  c,
  cpp,
  css,
  diff,
  go,
  haskell,
  java,
  javascript,
  json,
  latex,
  matlab,
  python,
  r,
  rust,
  sql,
  typescript,
  xml,
  yaml,
};
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** Of one block, and of all blocks of a text, in characters: what is longer stays in one colour. */
const longest = 8_000;
const mostOfAll = 24_000;
/** Coloured words of a block. */
const mostWords = 2_500;
/** What nobody writes as code, and what the rules of languages would take seconds to read: endless words, gaps and lines. */
const tooLong = /[\w$]{121}|[^\S\n]{121}|.{401}/;

/** The words of code in their colours; null in a language that is not known, and where it is too much. */
const colouredHtml = (code: string, language: string): string | null => {
  if (hljs.getLanguage(language) === undefined) return null;
  if (code.length > longest || tooLong.test(code)) return null;
  const html = hljs.highlight(code, { language, ignoreIllegals: true }).value;
  return html.split('<span').length > mostWords ? null : html;
};

/** What it made of the code passes the same sanitiser as the text around it: it may colour, and nothing else. */
const sanitised = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['span'],
    ALLOWED_ATTR: ['class'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });

/** The language that a block says it is in, as `ts` of `language-ts`; '' where it says none. */
const languageOf = (code: Element): string =>
  /(?:^|\s)language-(\S+)/.exec(code.className)?.[1]?.toLowerCase() ?? '';

/** Colours blocks of code that are drawn already and say their language. */
export const highlightAll = (blocks: readonly Element[]): void => {
  let left = mostOfAll;
  for (const block of blocks) {
    const code = block.textContent ?? '';
    left -= code.length;
    if (left < 0) return;
    const html = colouredHtml(code, languageOf(block));
    if (html === null) continue;
    const coloured = sanitised(html);
    // Whoever copies the code has to get all of it.
    if (coloured.textContent === code) block.replaceChildren(coloured);
  }
};
