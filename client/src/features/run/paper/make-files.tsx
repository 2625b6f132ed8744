import type { RoundResult, RunResults, RunSplit } from '@sets/shared/run/run.contract.ts';
import { zipSync } from 'fflate';
import type { ReactNode } from 'react';
import { picturePath } from '../../../core/picture-path.ts';
import { questionsOf } from '../questions-of.ts';
import { formatRunSpan } from '../run-times.ts';
import { runMessages as words } from '../run.messages.ts';
import { asComputed, cloudSvg, coloursOf } from '../../../ui/word-cloud/cloud-files.ts';
import { pictureOf, StillClouds, stillClouds } from '../words/still-clouds.ts';
import { chartSvg, picturesIn, textWidths } from './chart-svg.ts';
import { jpegOf } from './jpeg-of.ts';
import { offPage } from './off-page.tsx';
import { OnSlide } from './on-slide.ts';
import { OnPaper } from './on-paper.ts';
import { pageBreaks, type Placed } from './page-breaks.ts';
import { pageStyles } from './page-styles.ts';
import { PaperQuestion, PaperReport, PaperSplit } from './paper-report.tsx';
import { pdfOf } from './pdf-file.ts';
import { draw, pixelsOf, pngOf } from './picture.ts';

/** CSS pixels of an A4 page at 96 a inch, and of what is printed on it. */
const a4 = { width: 794, height: 1123 } as const;
const printed = { width: 718, top: 38, page: 1040, gap: 16 } as const;
/** Pixels a CSS pixel: 192 a inch. */
const sharpness = 2;
/** CSS pixels of a picture for slides, which is twice as many wide. */
const slideWidth = 960;

const xml = new XMLSerializer();

const roundsOf = ({ rounds }: RunResults, position: number): RoundResult[] =>
  rounds.filter(({ question }) => question === position);

/** XHTML of an element that is made here, of texts that anybody may have typed. */
const element = (tag: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
};

const placeOf = (block: Element, { top, scale }: Placed): HTMLElement => {
  const place = element('div', 'paper-place', block.cloneNode(true));
  place.style.setProperty('top', `${printed.top + top}px`);
  place.style.setProperty('transform', `scale(${scale})`);
  return place;
};

/** The report as a PDF: pages of A4, none of whose blocks is cut. */
export const reportPdf = async (results: RunResults): Promise<Blob> => {
  const { title, openedAt, endedAt } = results;
  const drawn = (
    <StillClouds value={await stillClouds(results.rounds)}>
      <OnPaper value>
        <PaperReport results={results} />
      </OnPaper>
    </StillClouds>
  );
  const file = await offPage(drawn, printed.width, async (place) => {
    const blocks = [...place.children];
    const pages = pageBreaks(
      blocks.map((block) => block.getBoundingClientRect().height),
      printed,
    );
    const styles = await pageStyles();
    // As it is drawn: with its formulas set.
    const name = place.querySelector('h1')?.cloneNode(true).childNodes ?? [];
    const foot = (at: number): HTMLElement =>
      element(
        'footer',
        'paper-foot',
        element(
          'span',
          '',
          ...Array.from(name, (node) => node.cloneNode(true)),
          `, ${formatRunSpan(openedAt, endedAt)}`,
        ),
        element('b', '', words.pageOf(at + 1, pages.length)),
      );
    return pdfOf(title, pages.length, async (at) => {
      const placed = (pages[at] ?? []).flatMap((each) => {
        const block = blocks[each.block];
        return block === undefined ? [] : placeOf(block, each);
      });
      const body = xml.serializeToString(element('div', 'paper-page', ...placed, foot(at)));
      const canvas = await draw({ ...a4, body, styles }, sharpness);
      return { width: canvas.width, height: canvas.height, pixels: pixelsOf(canvas) };
    });
  });
  return new Blob([file], { type: 'application/pdf' });
};

/** Something as a PNG, 1920 pixels wide; `rounds` are those that may be in it. */
const slidePng = async (drawn: ReactNode, rounds: readonly RoundResult[]): Promise<Blob> => {
  const whole = (
    <StillClouds value={await stillClouds(rounds)}>
      <OnPaper value>
        <OnSlide value>{drawn}</OnSlide>
      </OnPaper>
    </StillClouds>
  );
  return offPage(whole, slideWidth, async (place) => {
    const height = Math.ceil(place.getBoundingClientRect().height);
    const body = xml.serializeToString(place.firstElementChild ?? place);
    const styles = await pageStyles();
    return pngOf(await draw({ width: slideWidth, height, body, styles }, sharpness));
  });
};

/** The words of a round as an SVG, as large as a slide. */
const wordsSvg = async (round: RoundResult): Promise<Blob> => {
  const picture = await pictureOf(round);
  const svg = await offPage(<p />, slideWidth, (place) =>
    Promise.resolve(cloudSvg(picture, round.text, coloursOf(place))),
  );
  return new Blob([svg], { type: 'image/svg+xml' });
};

/** A question with its chart, as a picture for a slide. */
export const questionPng = (results: RunResults, position: number): Promise<Blob> =>
  slidePng(<PaperQuestion results={results} position={position} />, roundsOf(results, position));

/** A question with a chart for each group that it is split into. */
export const splitPng = (round: RoundResult, split: RunSplit): Promise<Blob> =>
  slidePng(<PaperSplit round={round} split={split} />, []);

/** A question with its chart as an SVG of shapes and letters, which every drawing program can change. */
export const questionSvg = async (results: RunResults, position: number): Promise<Blob> => {
  const asked = questionsOf(results.rounds).find((each) => each.position === position);
  if (asked === undefined) throw new Error('There is no such question.');
  const said = asked.rounds.findLast(({ lists }) => lists === 'words');
  if (said !== undefined) return wordsSvg(said);
  const pictures = new Map<string, string>();
  for (const fileid of picturesIn(asked)) {
    const data = await jpegOf(picturePath({ fileid }));
    if (data !== null) pictures.set(fileid, data);
  }
  const svg = await offPage(<p />, slideWidth, async (place) => {
    const colourOf = (variable: string): string => asComputed(place, `var(--${variable})`);
    const widthOf = textWidths();
    return chartSvg(asked, results.joined, { colourOf, widthOf, pictures });
  });
  return new Blob([svg], { type: 'image/svg+xml' });
};

/** Each question as a PNG and as an SVG, all of them in a ZIP. */
export const picturesZip = async (results: RunResults): Promise<Blob> => {
  const files: Record<string, Uint8Array> = {};
  for (const { position } of questionsOf(results.rounds)) {
    const png = await questionPng(results, position);
    files[`${words.question(position)}.png`] = new Uint8Array(await png.arrayBuffer());
    const svg = await questionSvg(results, position);
    files[`${words.question(position)}.svg`] = new Uint8Array(await svg.arrayBuffer());
  }
  // Pictures are packed already.
  return new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' });
};
