import PDFDocument from 'pdfkit';
import type { Block } from './block.ts';
import { leftwards, type PaperFont } from './fonts/paper-font.ts';
import { inks, paper } from './ink.ts';
import type { PlacedLine, PlacedPhoto, Sheet } from './sheet.ts';
import type { Run } from './type/lines.ts';

export interface Picture {
  readonly title: string;
  readonly author: string;
  readonly photo: { readonly jpeg: Buffer; readonly alt: string } | null;
  /** The colour of what leads to the web. */
  readonly link: string;
  /** What stands at the foot of a page, of which 1 is the first; null where nothing does. */
  footOf(page: number): PlacedLine | null;
  /** When it is drawn. */
  readonly at: Date;
}

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** The tree that screen readers read: a list of headings, paragraphs and lists. */
class Tags {
  readonly #doc: Doc;
  readonly #root: Element;
  readonly #ofBlocks = new Map<Block, Partial<Record<PlacedLine['part'], Element>>>();
  #list: Element | null = null;
  #table: Element | null = null;
  readonly #rows = new Map<object, Element>();

  constructor(doc: Doc) {
    this.#doc = doc;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  #new(parent: Element, tag: string, alt?: string): Element {
    const element = this.#doc.struct(tag, alt === undefined ? {} : { alt });
    parent.add(element);
    return element;
  }

  /** The cell of a row, of the table that it goes on with. */
  #cellOf(tag: string, row: object): Element {
    this.#table ??= this.#new(this.#root, 'Table');
    const own = this.#rows.get(row) ?? this.#new(this.#table, 'TR');
    this.#rows.set(row, own);
    return this.#new(own, tag);
  }

  /** The element of a line's paragraph; the same where it goes on on another page. */
  of({ of: block, part }: PlacedLine): Element {
    const known = this.#ofBlocks.get(block) ?? {};
    this.#ofBlocks.set(block, known);
    if (block.row !== undefined) return (known.text ??= this.#cellOf(block.role, block.row));
    this.#table = null;
    if (part === 'aside') return (known.aside ??= this.#new(this.#root, 'P'));
    if (block.role !== 'LI') {
      this.#list = null;
      return (known.text ??= this.#new(this.#root, block.role));
    }
    if (known.text === undefined) {
      this.#list ??= this.#new(this.#root, 'L');
      const item = this.#new(this.#list, 'LI');
      known.label = this.#new(item, 'Lbl');
      known.text = this.#new(item, 'LBody');
    }
    return part === 'label' ? (known.label ?? known.text) : known.text;
  }

  figure(alt: string): Element {
    return this.#new(this.#root, 'Figure', alt);
  }

  within(element: Element, tag: string): Element {
    return this.#new(element, tag);
  }

  mark(element: Element, tag: string, draw: () => void): void {
    element.add(this.#doc.markStructureContent(tag));
    draw();
    this.#doc.endMarkedContent();
  }
}

const useFont = (doc: Doc, known: Set<string>, { key, source }: PaperFont): void => {
  // A font of fontkit is taken as it is, which the types do not know.
  if (!known.has(key)) doc.registerFont(key, source as PDFKit.Mixins.PDFFontSource);
  known.add(key);
  doc.font(key);
};

/** Of India's letters, some stand before the one that they are spoken after: what was written is told beside them. */
const reordered = /[\u0900-\u0dff]/;

const drawRun = (doc: Doc, fonts: Set<string>, run: Run, at: PlacedLine, colour: string): void => {
  useFont(doc, fonts, run.font);
  doc.fontSize(at.style.size).fillColor(colour);
  // The features are given even where there are none: without them, words are laid out one by one.
  const features = (run.isRtl ? [leftwards] : []) as PDFKit.Mixins.OpenTypeFeatures[];
  const isTold = reordered.test(run.text);
  if (isTold) doc.markContent('Span', { actual: run.text });
  doc.text(run.text, at.x + run.x, at.y, { lineBreak: false, baseline: 'alphabetic', features });
  if (isTold) doc.endMarkedContent();
};

const linkTo = (doc: Doc, run: Run, at: PlacedLine, element: Element): void => {
  const { size } = at.style;
  // The types do not know of it; it is what ties a link to the words that a screen reader speaks.
  const options = { structParent: element } as PDFKit.Mixins.AnnotationOption;
  doc.link(at.x + run.x, at.y - size * 0.85, run.width, size * 1.1, run.link ?? '', options);
};

/** Runs one after the other that are drawn under one tag. */
const byLink = (runs: readonly Run[]): Run[][] => {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]?.link === run.link) last.push(run);
    else groups.push([run]);
  }
  return groups;
};

const drawLine = (doc: Doc, fonts: Set<string>, tags: Tags, at: PlacedLine, link: string): void => {
  const element = tags.of(at);
  for (const runs of byLink(at.line.runs)) {
    const isLink = runs[0]?.link !== undefined;
    const own = isLink ? tags.within(element, 'Link') : element;
    tags.mark(own, isLink ? 'Link' : 'Span', () => {
      for (const run of runs) drawRun(doc, fonts, run, at, isLink ? link : at.style.colour);
    });
    if (isLink) for (const run of runs) linkTo(doc, run, at, own);
  }
};

const drawPhoto = (doc: Doc, tags: Tags, { x, y, size }: PlacedPhoto, picture: Picture): void => {
  const { photo } = picture;
  if (photo === null) return;
  tags.mark(tags.figure(photo.alt), 'Figure', () => {
    doc.save();
    doc.circle(x + size / 2, y + size / 2, size / 2).clip();
    doc.image(photo.jpeg, x, y, { width: size, height: size });
    doc.restore();
  });
};

const asArtifact = (doc: Doc, type: 'Layout' | 'Pagination', draw: () => void): void => {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
};

const drawFoot = (doc: Doc, fonts: Set<string>, at: PlacedLine): void =>
  asArtifact(doc, 'Pagination', () => {
    for (const run of at.line.runs) drawRun(doc, fonts, run, at, at.style.colour);
  });

const openDocument = ({ title, author, at }: Picture): Doc =>
  new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      CreationDate: at,
    },
  });

/** The pages as a PDF. */
export const paint = async (sheets: readonly Sheet[], picture: Picture): Promise<Buffer> => {
  const doc = openDocument(picture);
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.once('end', resolve);
    doc.once('error', reject);
  });
  const fonts = new Set<string>();
  const tags = new Tags(doc);
  const bookmarked = new Set<Block>();
  const bookmark = ({ of: block }: PlacedLine): void => {
    if (block.role !== 'H2' || bookmarked.has(block)) return;
    bookmarked.add(block);
    doc.outline.addItem(block.spans.map(({ text }) => text).join(''));
  };
  for (const [page, { placed }] of sheets.entries()) {
    doc.addPage();
    for (const each of placed) {
      if (each.kind === 'photo') drawPhoto(doc, tags, each, picture);
      else if (each.kind === 'line') {
        drawLine(doc, fonts, tags, each, picture.link);
        bookmark(each);
      } else {
        asArtifact(doc, 'Layout', () => {
          doc.rect(each.x, each.y, each.width, 0.6).fill(inks.line);
        });
      }
    }
    const foot = picture.footOf(page + 1);
    if (foot !== null) drawFoot(doc, fonts, foot);
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
};
