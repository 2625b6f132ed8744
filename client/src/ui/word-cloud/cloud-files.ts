import { dotsBelow, dotsUnder, letterSize, mostDotted } from './cloud-dots.ts';
import {
  cloudFamily,
  type CloudPicture,
  type CloudWord,
  cloudWeight,
  type PlacedWord,
} from './cloud-word.ts';

/** Colours as a file needs them: written out. */
export interface CloudColours {
  readonly ground: string;
  readonly ink: string;
  readonly people: string;
  /** Of the most frequent word. */
  readonly leader: string;
}

const entities: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
};

/** As text of an SVG: no markup, and nothing that XML cannot hold. */
const asText = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[<>&"]/gu, (sign) => entities[sign] ?? '');

/** The key of the word that has more people than each other. */
export const leaderOf = (placed: readonly PlacedWord[]): string | null => {
  const most = placed.reduce((top, { count }) => Math.max(top, count), 0);
  const leaders = placed.filter(({ count }) => count === most);
  return leaders.length === 1 ? (leaders[0]?.key ?? null) : null;
};

/** The middles of the dots under a word, and how large they are. */
export const dotsOf = ({ text, count, x, y, size }: PlacedWord) => {
  const scale = size / letterSize;
  const { dots, step } = dotsUnder(text, count);
  const across = step * scale;
  return {
    radius: 0.36 * across,
    y: y + dotsBelow * size + across / 2,
    xs: Array.from({ length: dots }, (_, at) => x + (at - (dots - 1) / 2) * across),
  };
};

const short = (value: number): string => String(Math.round(100 * value) / 100);

const wordSvg = (word: PlacedWord, colour: string): string =>
  `<text x="${short(word.x)}" y="${short(word.y)}" font-size="${short(word.size)}" fill="${colour}">${asText(word.text)}</text>`;

const dotsSvg = (word: PlacedWord): string => {
  const { radius, y, xs } = dotsOf(word);
  return xs.map((x) => `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>`).join('');
};

/** The picture as an SVG: words as words, so they can be found and changed. */
export const cloudSvg = (picture: CloudPicture, title: string, colours: CloudColours): string => {
  const { width, height, placed } = picture;
  const leader = leaderOf(placed);
  const words = placed.map((word) =>
    wordSvg(word, word.key === leader ? colours.leader : colours.ink),
  );
  const dots = placed.length <= mostDotted ? placed.map(dotsSvg).join('') : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${asText(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<g font-family="${cloudFamily}" font-weight="${cloudWeight}" text-anchor="middle">${words.join('')}</g>`,
    `<g fill="${colours.people}">${dots}</g>`,
    '</svg>',
  ].join('\n');
};

/** Draws the picture; a canvas needs no more to become a PNG. */
export const drawCloud = (
  paper: CanvasRenderingContext2D,
  { width, height, placed }: CloudPicture,
  colours: CloudColours,
): void => {
  const leader = leaderOf(placed);
  paper.fillStyle = colours.ground;
  paper.fillRect(0, 0, width, height);
  paper.textAlign = 'center';
  for (const { key, text, x, y, size } of placed) {
    paper.font = `${cloudWeight} ${size}px ${cloudFamily}`;
    paper.fillStyle = key === leader ? colours.leader : colours.ink;
    paper.fillText(text, x, y);
  }
  if (placed.length > mostDotted) return;
  paper.fillStyle = colours.people;
  for (const word of placed) {
    const { radius, y, xs } = dotsOf(word);
    for (const x of xs) {
      paper.beginPath();
      paper.arc(x, y, radius, 0, 2 * Math.PI);
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is a canvas
      paper.fill();
    }
  }
};

/** Times as large as on the page, so that it is sharp on a slide. */
const pngScale = 2;

/** The picture as a PNG; null where the browser cannot make one. */
export const cloudPng = async (
  picture: CloudPicture,
  colours: CloudColours,
): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = pngScale * picture.width;
  canvas.height = pngScale * picture.height;
  const paper = canvas.getContext('2d');
  if (paper === null) return null;
  await document.fonts.ready;
  paper.scale(pngScale, pngScale);
  drawCloud(paper, picture, colours);
  return new Promise((done) => {
    canvas.toBlob(done, 'image/png');
  });
};

/** What the colours are where an element stands. */
export const coloursOf = (element: Element): CloudColours => {
  const style = getComputedStyle(element);
  const of = (token: string): string => asComputed(element, style.getPropertyValue(token));
  return {
    ground: of('--paper'),
    ink: of('--ink'),
    people: of('--people'),
    leader: of('--people-ink'),
  };
};

/** A colour of a style sheet as files can hold it: `light-dark()` decided. */
export const asComputed = (element: Element, colour: string): string => {
  const probe = document.createElement('span');
  probe.style.color = colour;
  element.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();
  return computed;
};

/** The rows of a table of a cloud, its header first. */
export const cloudRows = (
  words: readonly (CloudWord & {
    readonly variants?: readonly { text: string; count: number }[];
  })[],
  header: readonly [word: string, count: string, variants: string],
): (string | number)[][] => [
  [...header],
  ...words.map(({ text, count, variants = [] }) => [
    text,
    count,
    variants.map((variant) => `${variant.text} (${variant.count})`).join(', '),
  ]),
];
