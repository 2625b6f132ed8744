import { addressOf } from './address-of.ts';

const plain = (value: string): string => value.replaceAll(/["'\s]/g, '').toLowerCase();

const nameOf = (family: string, weight: string, style: string, range: string): string =>
  [family, weight.replace('normal', '400').replace('bold', '700'), style, range]
    .map(plain)
    .join('|');

/** The faces that the page has loaded: only these are in what is drawn. */
const loadedFaces = (): Set<string> =>
  new Set(
    Array.from(document.fonts)
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight, style, unicodeRange }) =>
        nameOf(family, weight, style, unicodeRange),
      ),
  );

/** A face with its file in it, for a picture loads nothing; '' where the page has not used it. */
const faceOf = async (rule: CSSFontFaceRule, loaded: ReadonlySet<string>): Promise<string> => {
  const of = (property: string, otherwise: string): string =>
    rule.style.getPropertyValue(property) || otherwise;
  const range = of('unicode-range', 'U+0-10FFFF');
  const name = nameOf(
    of('font-family', ''),
    of('font-weight', '400'),
    of('font-style', 'normal'),
    range,
  );
  const [, source] = /url\(["']?([^"')]+)["']?\)/.exec(of('src', '')) ?? [];
  if (source === undefined || !loaded.has(name)) return '';
  const file = await fetch(new URL(source, rule.parentStyleSheet?.href ?? document.baseURI));
  const data = await addressOf(await file.blob());
  return `@font-face{font-family:${of('font-family', '')};font-weight:${of('font-weight', '400')};font-style:${of('font-style', 'normal')};unicode-range:${range};src:url(${data})}`;
};

/** The text of a sheet as it was delivered: what the browser makes of it loses what stands in shorthands. */
const textOf = async ({ href, ownerNode }: CSSStyleSheet): Promise<string> =>
  href === null ? (ownerNode?.textContent ?? '') : (await fetch(href)).text();

const faces = /@font-face\s*\{[^}]*\}/g;

/** All styles of the page as one text that needs nothing else. */
export const pageStyles = async (): Promise<string> => {
  const loaded = loadedFaces();
  const sheets = [...document.styleSheets];
  const texts = await Promise.all(sheets.map(textOf));
  const used = await Promise.all(
    sheets
      .flatMap(({ cssRules }) => Array.from(cssRules))
      .map(async (rule) => (rule instanceof CSSFontFaceRule ? faceOf(rule, loaded) : '')),
  );
  return [...used, ...texts.map((text) => text.replaceAll(faces, ''))].join('\n');
};
