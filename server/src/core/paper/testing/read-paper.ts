import { extractText, getDocumentProxy } from 'unpdf';

export interface Read {
  readonly pages: readonly string[];
  readonly text: string;
  readonly links: readonly string[];
  readonly title: string;
  readonly date: string;
  readonly bookmarks: readonly string[];
  readonly hasTags: boolean;
}

/** A paper as programs read it. */
export const readPaper = async (paper: Buffer): Promise<Read> => {
  const pdf = await getDocumentProxy(new Uint8Array(paper));
  const { text: pages } = await extractText(pdf, { mergePages: false });
  const links: string[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const page = await pdf.getPage(at);
    for (const { url } of (await page.getAnnotations()) as { url?: string }[]) {
      if (url !== undefined) links.push(url);
    }
  }
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; CreationDate?: string } };
  const outline = (await pdf.getOutline()) as { title: string }[] | null;
  return {
    pages,
    text: pages.join('\n'),
    links,
    title: info.Title ?? '',
    date: info.CreationDate ?? '',
    bookmarks: (outline ?? []).map(({ title }) => title),
    hasTags: (await pdf.getMarkInfo())?.['Marked'] === true,
  };
};

/** Where each of these words first stands in a text; -1 where it does not. */
export const placesOf = (text: string, words: readonly string[]): number[] => {
  const spaced = text.replaceAll(/\s+/g, ' ');
  return words.map((word) => spaced.indexOf(word));
};
