import type { RunCourse } from '@sets/shared/run/run-course.contract.ts';
import type { RunResults } from '@sets/shared/run/run.contract.ts';
import type { ReactNode } from 'react';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { formatRunSpan } from '../run-times.ts';
import { runMessages as words } from '../run.messages.ts';
import { StillClouds, stillClouds } from '../words/still-clouds.ts';
import { cutsOf } from './layout/cuts-of.ts';
import { pageBreaks, type Placed } from './layout/page-breaks.ts';
import { a4, type OnPage, onPaper, printed } from './layout/places.ts';
import { TagReader } from './layout/read-tags.ts';
import { around } from './layout/read-words.ts';
import { offPage } from './off-page.tsx';
import { OnPaper } from './on-paper.ts';
import { pageStyles } from './page-styles.ts';
import { PaperReport } from './paper-report.tsx';
import { flatPicture } from './pdf/flat-picture.ts';
import { type PdfPage, pdfOf } from './pdf/pdf-file.ts';
import type { Bookmark, Box, Tag } from './pdf/tags.ts';
import { draw } from './picture.ts';
import { cutOut } from './photos.ts';

/** Pixels a CSS pixel: 192 a inch. */
const sharpness = 2;

/** CSS pixels around a block that are its own. */
const edge = 4;

const xml = new XMLSerializer();

/** XHTML of an element that is made here, of texts that anybody may have typed. */
const element = (tag: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
};

/** What stands of a block on a page. */
const placeOf = (block: Element, { top, scale, from, to }: Placed): HTMLElement => {
  const whole = element('div', 'paper-part', block.cloneNode(true));
  whole.style.setProperty('top', `${-from}px`);
  const place = element('div', 'paper-place', whole);
  place.style.setProperty('top', `${printed.top + top}px`);
  place.style.setProperty('height', `${to - from}px`);
  place.style.setProperty('transform', `scale(${scale})`);
  // Its own edge is not cut, which lies half a pixel beyond.
  const [above, below] = [from === 0, to === block.getBoundingClientRect().height];
  const inset = [above, true, below, true].map((isEdge) => `${isEdge ? -edge : 0}px`);
  place.style.setProperty('clip-path', `inset(${inset.join(' ')})`);
  return place;
};

/** Where the boxes of a block come to on paper. */
const placing = (pages: readonly Placed[][], block: Element, at: number) => {
  const { left, top } = block.getBoundingClientRect();
  return (box: Box): OnPage | null =>
    onPaper(pages, at, { ...box, x: box.x - left, y: box.y - top });
};

interface Made {
  readonly tags: Tag[];
  readonly bookmarks: Bookmark[];
  /** Where photographs are. */
  readonly photos: OnPage[];
}

/** What is read, and gone to, in blocks that stand on these pages. */
const readBlocks = (blocks: readonly Element[], pages: readonly Placed[][]): Made => {
  const made: Made = { tags: [], bookmarks: [], photos: [] };
  for (const [at, block] of blocks.entries()) {
    const place = placing(pages, block, at);
    made.tags.push(...new TagReader(place).read(block));
    const [first] = pages.flatMap((placed, page) =>
      placed.filter((each) => each.block === at).map(({ top }) => ({ page, y: printed.top + top })),
    );
    const title = block.getAttribute('data-bookmark');
    if (title !== null && first !== undefined) made.bookmarks.push({ title, ...first });
    for (const image of block.querySelectorAll('img')) {
      const box = around([image.getBoundingClientRect()]);
      const placed = box.width > 0 ? place(box) : null;
      if (placed !== null) made.photos.push(placed);
    }
  }
  return made;
};

/** Draws pages: what is on each of them, above its foot. */
const drawing = (
  blocks: readonly Element[],
  pages: readonly Placed[][],
  { photos, styles, footing }: Pick<Made, 'photos'> & { styles: string; footing: string },
) => {
  const foot = (at: number): HTMLElement =>
    element(
      'footer',
      'paper-foot',
      element('span', '', footing),
      element('b', '', words.pageOf(at + 1, pages.length)),
    );
  return async (at: number): Promise<PdfPage> => {
    const placed = (pages[at] ?? []).flatMap((each) => {
      const block = blocks[each.block];
      return block === undefined ? [] : placeOf(block, each);
    });
    const body = xml.serializeToString(element('div', 'paper-page', ...placed, foot(at)));
    const canvas = await draw({ ...a4, body, styles }, sharpness);
    const cut = await cutOut(
      canvas,
      photos.filter(({ page }) => page === at),
      sharpness,
    );
    return { picture: flatPicture(cut.rest), photos: cut.photos };
  };
};

/** What a PDF is called, and what stands at the foot of each page. */
export interface PaperAbout {
  readonly title: string;
  readonly footing: string;
}

/**
 * Blocks that stand below each other as a PDF: pages of A4 with text that can be taken out, searched and read aloud.
 * A block that has a `data-bookmark` is one that readers go to.
 */
export const paperPdf = async (drawn: ReactNode, { title, footing }: PaperAbout): Promise<Blob> => {
  const file = await offPage(drawn, printed.width, async (place) => {
    // What has nothing to say leaves no gap.
    const blocks = [...place.children].filter(({ childElementCount }) => childElementCount > 0);
    const heights = blocks.map((block) => ({
      height: block.getBoundingClientRect().height,
      cuts: cutsOf(block, printed.page),
    }));
    const pages = pageBreaks(heights, printed);
    const read = readBlocks(blocks, pages);
    const styles = await pageStyles();
    return pdfOf({
      title,
      language: 'en',
      width: a4.width,
      pages: pages.length,
      ...read,
      draw: drawing(blocks, pages, { ...read, styles, footing }),
    });
  });
  return new Blob([file], { type: 'application/pdf' });
};

/** The report of a run as a PDF. */
export const reportPdf = async (results: RunResults, course: RunCourse): Promise<Blob> => {
  const { openedAt, endedAt } = results;
  const title = plainMath(results.title);
  const drawn = (
    <StillClouds value={await stillClouds(results.rounds)}>
      <OnPaper value>
        <PaperReport {...{ results, course }} />
      </OnPaper>
    </StillClouds>
  );
  return paperPdf(drawn, { title, footing: `${title}, ${formatRunSpan(openedAt, endedAt)}` });
};
