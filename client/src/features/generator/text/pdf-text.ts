import { extractText, getDocumentProxy } from 'unpdf';

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
export const pdfText = async (bytes: Uint8Array): Promise<string> => {
  const pdf = await getDocumentProxy(bytes);
  const { text } = await extractText(pdf, { mergePages: false });
  return text.slice(0, pages).map(joined).join('\n\n');
};
