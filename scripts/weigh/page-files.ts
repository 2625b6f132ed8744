import { posix } from 'node:path';

/** What a browser asks for because of a document: `href` and `src`, and what CSS asks for in turn. */
export type FileKind = 'html' | 'js' | 'css' | 'font' | 'image';

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1];

const kindOfLink = (tag: string): FileKind | null => {
  const relation = attribute(tag, 'rel');
  if (relation === 'modulepreload') return 'js';
  if (relation === 'preload' && attribute(tag, 'as') === 'font') return 'font';
  if (relation === 'stylesheet') return 'css';
  return relation?.includes('icon') === true ? 'image' : null;
};

/** The scripts, style sheets, fonts and icons that a document names, each once, in its order. */
export const filesOfHtml = (html: string): { path: string; kind: FileKind }[] => {
  const files = new Map<string, FileKind>();
  for (const [tag] of html.matchAll(/<(?:link|script)\b[^>]*>/g)) {
    const isScript = tag.startsWith('<script');
    const path = attribute(tag, isScript ? 'src' : 'href');
    const kind = isScript ? 'js' : kindOfLink(tag);
    if (path !== undefined && kind !== null) files.set(path, kind);
  }
  return [...files].map(([path, kind]) => ({ path, kind }));
};

const plainLetter = 'a'.charCodeAt(0);

/**
 * The fonts that plain text makes a browser load: those of a style sheet that have the letter `a`.
 * The others come only where a text has letters of theirs.
 */
export const fontsOfCss = (css: string, cssPath: string): string[] => {
  const named = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)]
    .map(([, face = '']) => face)
    .filter(hasPlainLetters)
    .map((face) => /url\(["']?([^"')]+\.woff2?)["']?\)/.exec(face)?.[1])
    .filter((url) => url !== undefined);
  return [...new Set(named.map((url) => posix.resolve(posix.dirname(cssPath), url)))];
};

const hasPlainLetters = (face: string): boolean => {
  const ranges = /unicode-range:([^;}]+)/.exec(face)?.[1];
  if (ranges === undefined) return true;
  return [...ranges.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)].some(([, first = '', last]) => {
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    const to = Number.parseInt(last ?? first.replaceAll('?', 'f'), 16);
    return from <= plainLetter && plainLetter <= to;
  });
};

/** The other modules that a module cannot run without. Those that come later, by `import()`, are not among them. */
export const importsOfModule = (js: string, jsPath: string): string[] => {
  const named = [...js.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)];
  return [...new Set(named.map(([, url]) => posix.resolve(posix.dirname(jsPath), url ?? '')))];
};
