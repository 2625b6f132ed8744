import type { PaperDesign } from '@sets/shared/resume/resume.contract.ts';
import type { Block } from '../../../core/paper/block.ts';
import { academic } from './designs/academic.ts';
import { columns } from './designs/columns.ts';
import type { Design } from './designs/design.ts';
import { plain } from './designs/plain.ts';
import type { Setting } from './flow.ts';
import { createFontChooser } from '../../../core/paper/fonts/choose-font.ts';
import { eastOf } from '../../../core/paper/fonts/families.ts';
import { inks, paper } from '../../../core/paper/ink.ts';
import { paint } from '../../../core/paper/paint.ts';
import { paperMessages } from './paper.messages.ts';
import { photoForPaper } from './photo.ts';
import { isReadFromRight, type Printed } from './sections.ts';
import type { PlacedLine } from '../../../core/paper/sheet.ts';
import { cleanLine } from '../../../core/paper/type/clean.ts';
import { linesOfParagraph } from '../../../core/paper/type/lines.ts';
import { paragraphOf, type TextStyle } from '../../../core/paper/type/paragraph.ts';

const designs: Readonly<Record<PaperDesign, Design>> = { plain, columns, academic };

const footMargin = 46;
/** Nobody reads more; to draw all that a resume may hold takes as long as it takes to read a few of these. */
const mostPages = 60;
const foot = { y: paper.height - 34, size: 8.5 } as const;

/** Name and number in one line, however long the name is. */
const footWith = (name: string, { look }: Design, setting: Setting) => {
  const style: TextStyle = { ...look.body, size: foot.size, colour: inks.soft };
  return (page: number, more = ''): PlacedLine => {
    const width = paper.width - 2 * footMargin;
    const lineOf = (text: string) =>
      linesOfParagraph(paragraphOf([{ text }], style, setting.chooser), foot.size, width);
    const text = more + paperMessages.page(name, page);
    const lines = lineOf(text);
    const [line] = lines.length === 1 ? lines : lineOf(more + page);
    const of: Block = { role: 'P', spans: [], style, before: 0 };
    const shown = line ?? { runs: [], width: 0 };
    const x = setting.isRtl ? footMargin : paper.width - footMargin - shown.width;
    return { kind: 'line', x, y: foot.y, line: shown, style, of, part: 'text' };
  };
};

export interface Drawing {
  readonly resume: Printed;
  readonly design: PaperDesign;
  readonly photo: Uint8Array | null;
  readonly at: Date;
}

/**
 * A resume as a PDF on A4, with text that can be selected; the same resume at the same time is the same bytes.
 * For a thread of its own: it holds up others for as long as it takes.
 */
export const drawResume = async ({ resume, ...options }: Drawing): Promise<Buffer> => {
  const design = designs[options.design];
  const photo =
    options.photo !== null && design.photo !== null
      ? await photoForPaper(options.photo, design.photo)
      : null;
  let isCut = false;
  const setting: Setting = {
    mostPages,
    cut: () => {
      isCut = true;
    },
    sheets: [{ placed: [] }],
    chooser: createFontChooser(eastOf(JSON.stringify(resume))),
    isRtl: isReadFromRight(resume),
  };
  design.arrange(resume, setting, photo !== null);
  const name = cleanLine(resume.username);
  const footOf = footWith(name, design, setting);
  const cutNote = `${paperMessages.cut(mostPages)} `;
  return paint(setting.sheets.slice(0, mostPages), {
    title: paperMessages.title(name),
    author: name,
    photo: photo && { jpeg: photo, alt: paperMessages.photoOf(name) },
    link: design.look.link,
    // The first page has the name at its head.
    footOf: (page) =>
      page === 1 ? null : footOf(page, isCut && page === mostPages ? cutNote : ''),
    at: options.at,
  });
};
