import { openPdf } from '../../../core/pdf/pdf.ts';

/** Pages beyond these say more than may be sent. */
const pages = 60;

/** Lines of a page as sentences again: what was divided at the end of a line is one word. */
const joined = (page: string): string =>
  page
    .replaceAll(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1')
    .replaceAll(/(?<![.!?:])\n(?=\S)/g, ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();

/** The text of a PDF's first pages. */
export const pdfText = async (file: Blob): Promise<string> => {
  const pdf = await openPdf(file);
  try {
    const texts: string[] = [];
    for (let page = 1; page <= Math.min(pages, pdf.pages); page += 1) {
      texts.push(joined(await pdf.textOf(page)));
    }
    return texts.join('\n\n');
  } finally {
    pdf.close();
  }
};
