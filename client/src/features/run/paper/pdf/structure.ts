import { numberOf, type PdfWriter, ref, textOf } from './pdf-writer.ts';
import type { Sheet } from './text-content.ts';
import { type Box, isTag, type Piece, type Role, type Tag } from './tags.ts';

/** What a page has of the tags, in the order in which it is drawn. */
export type PageMarks = {
  readonly piece: Piece;
  readonly role: Role;
  /** Which of the tagged pieces of its page it is; null where it is no part of what is read. */
  readonly number: number | null;
}[];

interface Element {
  readonly id: number;
  readonly parent: number;
  readonly tag: Tag;
  readonly kids: readonly string[];
}

const piecesIn = ({ kids }: Tag): Piece[] =>
  kids.flatMap((kid) => (isTag(kid) ? piecesIn(kid) : [kid]));

export const boxOf = ({ x, y, width, height }: Box, sheet: Sheet): number[] => [
  x * sheet.scale,
  sheet.height - (y + height) * sheet.scale,
  (x + width) * sheet.scale,
  sheet.height - y * sheet.scale,
];

/** What its dictionary says besides. */
const attributes = ({ alt, spoken, scope, kids }: Tag, sheet: Sheet): string => {
  const shown = kids.flatMap((kid) => (isTag(kid) ? [] : (kid.box ?? [])));
  return [
    alt === undefined ? '' : ` /Alt ${textOf(alt)}`,
    spoken === undefined ? '' : ` /ActualText ${textOf(spoken)}`,
    scope === undefined ? '' : ` /A << /O /Table /Scope /${scope} >>`,
    ...shown
      .slice(0, 1)
      .map((box) => ` /A << /O /Layout /BBox [${boxOf(box, sheet).map(numberOf).join(' ')}] >>`),
  ].join('');
};

/** The tree of what a document is made of, and which part of which page belongs to what. */
export class Structure {
  readonly #pdf: PdfWriter;
  readonly #pages: readonly number[];
  readonly #elements: Element[] = [];
  readonly #marks: PageMarks[];
  /** Of each page the elements of its pieces. */
  readonly #parents: number[][];
  readonly #root: number;
  readonly #document: number;
  readonly #kids: readonly string[];

  /** `pages`: the objects of the pages. */
  constructor(pdf: PdfWriter, tags: readonly Tag[], pages: readonly number[]) {
    this.#pdf = pdf;
    this.#pages = pages;
    this.#marks = pages.map(() => []);
    this.#parents = pages.map(() => []);
    this.#root = pdf.reserve();
    this.#document = pdf.reserve();
    this.#kids = tags.flatMap((tag) => this.#add(tag, this.#document));
  }

  get root(): number {
    return this.#root;
  }

  marksOf(page: number): PageMarks {
    return this.#marks[page] ?? [];
  }

  write(sheet: Sheet): void {
    const pdf = this.#pdf;
    const parents = pdf.reserve();
    pdf.object(
      this.#root,
      `<< /Type /StructTreeRoot /K [${ref(this.#document)}] /ParentTree ${ref(parents)} ` +
        `/ParentTreeNextKey ${this.#pages.length} >>`,
    );
    pdf.object(
      this.#document,
      `<< /Type /StructElem /S /Document /P ${ref(this.#root)} /K [${this.#kids.join(' ')}] >>`,
    );
    for (const { id, parent, tag, kids } of this.#elements) {
      pdf.object(
        id,
        `<< /Type /StructElem /S /${tag.role} /P ${ref(parent)} /K [${kids.join(' ')}]${attributes(tag, sheet)} >>`,
      );
    }
    const lists = this.#parents.map((ids, page) => `${page} [${ids.map(ref).join(' ')}]`);
    pdf.object(parents, `<< /Nums [${lists.join(' ')}] >>`);
  }

  /** What its parent has of a tag. */
  #add(tag: Tag, parent: number): string[] {
    const { role, kids } = tag;
    if (role === 'Artifact') {
      for (const piece of piecesIn(tag))
        this.#marks[piece.page]?.push({ piece, role, number: null });
      return [];
    }
    const id = this.#pdf.reserve();
    const own = kids.flatMap((kid) =>
      isTag(kid) ? this.#add(kid, id) : [this.#mark(kid, role, id)],
    );
    this.#elements.push({ id, parent, tag, kids: own });
    return [ref(id)];
  }

  #mark(piece: Piece, role: Role, id: number): string {
    const parents = this.#parents[piece.page] ?? [];
    const number = parents.push(id) - 1;
    this.#marks[piece.page]?.push({ piece, role, number });
    return `<< /Type /MCR /Pg ${ref(this.#pages[piece.page] ?? 0)} /MCID ${number} >>`;
  }
}
