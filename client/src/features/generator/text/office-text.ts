import { strFromU8, unzipSync } from 'fflate';

/** What is unpacked of a file at most. */
const most = 40_000_000;

const treeOf = (bytes: Uint8Array): Document =>
  new DOMParser().parseFromString(strFromU8(bytes), 'application/xml');

/** The wanted parts of an archive. @throws Error where it is none, or unpacks to too much */
const partsOf = (bytes: Uint8Array, wanted: RegExp): Map<string, Document> => {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!wanted.test(name)) return false;
      size += originalSize;
      if (size > most) throw new Error('too large');
      return true;
    },
  });
  return new Map(Object.entries(parts).map(([name, part]) => [name, treeOf(part)]));
};

const all = (node: Document | Element, name: string): Element[] => [
  ...node.getElementsByTagNameNS('*', name),
];

const saidIn = (paragraph: Element): string =>
  all(paragraph, 't')
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();

/** The text of a Word document, a paragraph on each line; headings as Markdown has them. */
export const wordText = (bytes: Uint8Array): string => {
  const document = partsOf(bytes, /^word\/document\.xml$/).get('word/document.xml');
  if (document === undefined) throw new Error('no document');
  const lines = all(document, 'p').map((paragraph) => {
    const style = all(paragraph, 'pStyle')[0]?.getAttribute('w:val') ?? '';
    const text = saidIn(paragraph);
    return text !== '' && /^(?:heading|title|überschrift)/i.test(style) ? `# ${text}` : text;
  });
  return lines.filter((line) => line !== '').join('\n\n');
};

const numberOf = (name: string): number => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0);

const isHidden = (slide: Document): boolean => slide.documentElement.getAttribute('show') === '0';

const isTitle = (shape: Element): boolean =>
  all(shape, 'ph').some((each) => /title/i.test(each.getAttribute('type') ?? ''));

const shapeLines = (shape: Element): string[] => {
  const lines = all(shape, 'p')
    .map((paragraph) => saidIn(paragraph).replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '');
  if (lines.length === 0) return [];
  return isTitle(shape) ? [`# ${lines.join(' ')}`] : lines.map((line) => `- ${line}`);
};

/** What stands on the slides that are shown, each under its title. */
export const slidesText = (bytes: Uint8Array): string => {
  const slides = [...partsOf(bytes, /^ppt\/slides\/slide\d+\.xml$/)]
    .toSorted(([one], [other]) => numberOf(one) - numberOf(other))
    .map(([, slide]) => slide);
  if (slides.length === 0) throw new Error('no slides');
  return slides
    .filter((slide) => !isHidden(slide))
    .map((slide) => all(slide, 'sp').flatMap(shapeLines).join('\n'))
    .filter((text) => text !== '')
    .join('\n\n');
};
