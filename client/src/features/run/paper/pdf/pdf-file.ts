import type { FlatPicture } from './flat-picture.ts';
import { numberOf, PdfWriter, ref, textOf } from './pdf-writer.ts';
import { boxOf, type PageMarks, Structure } from './structure.ts';
import type { Bookmark, Box, Tag } from './tags.ts';
import { type Sheet, textContent } from './text-content.ts';
import { UnseenFont } from './unseen-font.ts';

/** A photograph on a page, as a JPEG. */
export interface Photo {
  readonly box: Box;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly jpeg: Uint8Array;
}

/** What a page shows: a picture that fills it, and photographs upon that. */
export interface PdfPage {
  readonly picture: FlatPicture;
  readonly photos: readonly Photo[];
}

export interface PdfDocument {
  readonly title: string;
  /** The language of its words, as `en`. */
  readonly language: string;
  readonly pages: number;
  /** CSS pixels of a page's width. */
  readonly width: number;
  readonly tags: readonly Tag[];
  readonly bookmarks: readonly Bookmark[];
  /** Pages are asked for one by one, as they are large. */
  readonly draw: (page: number) => Promise<PdfPage>;
}

/** A4, in points of 1/72 inch. */
const [pageWidth, pageHeight] = [595.28, 841.89];

const writePicture = (pdf: PdfWriter, { width, height, pixels, colours }: FlatPicture): number => {
  const id = pdf.reserve();
  const hex = Array.from(colours, (value) => value.toString(16).padStart(2, '0')).join('');
  pdf.stream(
    id,
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 ` +
      `/ColorSpace [/Indexed /DeviceRGB ${colours.length / 3 - 1} <${hex}>]`,
    pixels,
  );
  return id;
};

const writePhoto = (pdf: PdfWriter, { width, height, jpeg }: Photo): number => {
  const id = pdf.reserve();
  pdf.rawStream(
    id,
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
      '/BitsPerComponent 8 /Filter /DCTDecode',
    jpeg,
  );
  return id;
};

/** What is drawn of a page, as far as it shows. */
const shown = ({ photos }: PdfPage, sheet: Sheet): string =>
  [
    `q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /P Do Q`,
    ...photos.map(({ box }, at) => {
      const [left = 0, bottom = 0, right = 0, top = 0] = boxOf(box, sheet);
      const place = [right - left, 0, 0, top - bottom, left, bottom].map(numberOf).join(' ');
      return `q ${place} cm /I${at} Do Q`;
    }),
  ].join(' ');

/** All that a page draws: what shows belongs to no tag, but where a tag is a picture. */
const contentOf = (
  page: PdfPage,
  marks: PageMarks,
  { font, sheet }: { readonly font: UnseenFont; readonly sheet: Sheet },
): string => {
  const picture = shown(page, sheet);
  const tagged = marks.map(({ piece, role, number }) => {
    const clip = piece.box && boxOf(piece.box, sheet);
    const [left = 0, bottom = 0, right = 0, top = 0] = clip ?? [];
    const place = [left, bottom, right - left, top - bottom].map(numberOf).join(' ');
    const look = clip === undefined ? '' : `q ${place} re W n ${picture} Q\n`;
    const begin = number === null ? '/Artifact BMC' : `/${role} << /MCID ${number} >> BDC`;
    return `${begin}\n${look}${textContent(piece.texts, font, sheet)}\nEMC`;
  });
  return [`/Artifact BMC ${picture} EMC`, ...tagged].join('\n');
};

const writeBookmarks = (
  pdf: PdfWriter,
  id: number,
  { bookmarks, sheet, pages }: Pick<PdfDocument, 'bookmarks'> & { sheet: Sheet; pages: number[] },
): void => {
  const ids = bookmarks.map(() => pdf.reserve());
  const ends = ids.length === 0 ? '' : ` /First ${ref(ids[0] ?? 0)} /Last ${ref(ids.at(-1) ?? 0)}`;
  pdf.object(id, `<< /Type /Outlines /Count ${ids.length}${ends} >>`);
  for (const [at, { title, page, y }] of bookmarks.entries()) {
    const [before, after] = [ids[at - 1], ids[at + 1]];
    pdf.object(
      ids[at] ?? 0,
      `<< /Title ${textOf(title)} /Parent ${ref(id)}` +
        (before === undefined ? '' : ` /Prev ${ref(before)}`) +
        (after === undefined ? '' : ` /Next ${ref(after)}`) +
        ` /Dest [${ref(pages[page] ?? 0)} /XYZ 0 ${numberOf(sheet.height - y * sheet.scale)} null] >>`,
    );
  }
};

/**
 * A PDF of A4 pages. Each is a picture, for every script and every formula is drawn as the browser
 * draws it; over that lies its text, which is not seen, tagged by what it is.
 */
export const pdfOf = async (given: PdfDocument): Promise<Uint8Array<ArrayBuffer>> => {
  const { title, language, width, tags } = given;
  const pdf = new PdfWriter();
  const sheet = { scale: pageWidth / width, height: pageHeight };
  const [catalogue, list, about, outlines, letters] = Array.from({ length: 5 }, () =>
    pdf.reserve(),
  ) as [number, number, number, number, number];
  const pages = Array.from({ length: given.pages }, () => pdf.reserve());
  const font = new UnseenFont();
  const structure = new Structure(pdf, tags, pages);
  pdf.object(
    catalogue,
    `<< /Type /Catalog /Pages ${ref(list)} /Lang (${language}) /MarkInfo << /Marked true >> ` +
      `/StructTreeRoot ${ref(structure.root)} /Outlines ${ref(outlines)} ` +
      '/ViewerPreferences << /DisplayDocTitle true >> >>',
  );
  pdf.object(list, `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map(ref).join(' ')}] >>`);
  pdf.object(about, `<< /Title ${textOf(title)} /Producer (Sets) >>`);
  writeBookmarks(pdf, outlines, { ...given, sheet, pages });
  for (const [at, id] of pages.entries()) {
    const page = await given.draw(at);
    const content = pdf.reserve();
    const picture = writePicture(pdf, page.picture);
    const photos = page.photos.map(
      (photo, photoAt) => `/I${photoAt} ${ref(writePhoto(pdf, photo))}`,
    );
    pdf.object(
      id,
      `<< /Type /Page /Parent ${ref(list)} /MediaBox [0 0 ${pageWidth} ${pageHeight}] ` +
        `/Contents ${ref(content)} /Tabs /S /StructParents ${at} ` +
        `/Resources << /Font << /F ${ref(letters)} >> /XObject << /P ${ref(picture)} ${photos.join(' ')} >> >> >>`,
    );
    pdf.stream(content, '', contentOf(page, structure.marksOf(at), { font, sheet }));
  }
  structure.write(sheet);
  font.write(pdf, letters);
  return pdf.end(`/Root ${ref(catalogue)} /Info ${ref(about)}`);
};
