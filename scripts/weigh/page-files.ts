import { posix } from 'node:path';

/** What a browser asks for because of a document: `href` and `src`, and what CSS asks for in turn. */
export type FileKind = 'html' | 'js' | 'css' | 'font' | 'image';

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1];

const kindOfLink = (relation: string | undefined): FileKind | null => {
  if (relation === 'modulepreload') return 'js';
  if (relation === 'stylesheet') return 'css';
  return relation?.includes('icon') === true ? 'image' : null;
};

/** The scripts, style sheets and icons that a document names, each once, in its order. */
export const filesOfHtml = (html: string): { path: string; kind: FileKind }[] => {
  const files = new Map<string, FileKind>();
  for (const [tag] of html.matchAll(/<(?:link|script)\b[^>]*>/g)) {
    const isScript = tag.startsWith('<script');
    const path = attribute(tag, isScript ? 'src' : 'href');
    const kind = isScript ? 'js' : kindOfLink(attribute(tag, 'rel'));
    if (path !== undefined && kind !== null) files.set(path, kind);
  }
  return [...files].map(([path, kind]) => ({ path, kind }));
};

/** The fonts that a style sheet names: at most these are loaded. */
export const fontsOfCss = (css: string, cssPath: string): string[] => {
  const named = [...css.matchAll(/url\(["']?([^"')]+\.woff2?)["']?\)/g)].map(
    ([, url]) => url ?? '',
  );
  return [...new Set(named.map((url) => posix.resolve(posix.dirname(cssPath), url)))];
};

/** The other modules that a module cannot run without. Those that come later, by `import()`, are not among them. */
export const importsOfModule = (js: string, jsPath: string): string[] => {
  const named = [...js.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)];
  return [...new Set(named.map(([, url]) => posix.resolve(posix.dirname(jsPath), url ?? '')))];
};
