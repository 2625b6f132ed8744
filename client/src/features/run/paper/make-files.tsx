import type { RoundResult, RunResults, RunSplit } from '@sets/shared/run/run.contract.ts';
import { zipSync } from 'fflate';
import type { ReactNode } from 'react';
import { picturePath } from '../../../core/picture-path.ts';
import { questionsOf } from '../questions-of.ts';
import { runMessages as words } from '../run.messages.ts';
import { asComputed, cloudSvg, coloursOf } from '../../../ui/word-cloud/cloud-files.ts';
import { pictureOf, StillClouds, stillClouds } from '../words/still-clouds.ts';
import { chartSvg, picturesIn, textWidths } from './chart-svg.ts';
import { jpegOf } from './jpeg-of.ts';
import { offPage } from './off-page.tsx';
import { OnSlide } from './on-slide.ts';
import { OnPaper } from './on-paper.ts';
import { pageStyles } from './page-styles.ts';
import { PaperQuestion, PaperSplit } from './paper-report.tsx';
import { draw, pngOf } from './picture.ts';

/** Pixels a CSS pixel: 192 a inch. */
const sharpness = 2;
/** CSS pixels of a picture for slides, which is twice as many wide. */
const slideWidth = 960;

const xml = new XMLSerializer();

const roundsOf = ({ rounds }: RunResults, position: number): RoundResult[] =>
  rounds.filter(({ question }) => question === position);

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
