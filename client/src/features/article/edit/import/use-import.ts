import { type Dispatch, type SetStateAction, useState } from 'react';
import { loadChunk } from '../../../../core/chunk.ts';
import { keepSmall } from '../../../../core/writing/keep-picture.ts';
import type { TextPictures } from '../../../../ui/writing/use-text-pictures.ts';
import type { ArticleDesk } from '../use-article-saver.ts';
import type { ImportedPage } from './import-page.ts';
import { importMessages as words } from './import.messages.ts';
import type { LeftOut } from './left-out.ts';

/** What became of an import. */
interface Report {
  readonly words: number;
  readonly pictures: number;
  readonly left: LeftOut;
  /** Why the server took some picture not. */
  readonly refused: string | null;
}

export type ImportStage =
  | { readonly kind: 'choose'; readonly fault: string | null }
  | { readonly kind: 'busy'; readonly said: string }
  /** The page has pictures in a folder that was not chosen with it. */
  | { readonly kind: 'folder'; readonly files: readonly File[]; readonly page: ImportedPage }
  | { readonly kind: 'done'; readonly report: Report };

const load = () =>
  loadChunk(async () => {
    const [{ readChosen }, { importPage }] = await Promise.all([
      import('./chosen-page.ts'),
      import('./import-page.ts'),
    ]);
    return { readChosen, importPage };
  });

/** Sends the pictures of a page, one after the other, and gives its text with where they lie now. */
const sendPictures = async (
  desk: ArticleDesk,
  known: TextPictures,
  { text, pictures, left }: ImportedPage,
  say: (said: string) => void,
) => {
  let sent = text;
  let count = 0;
  let refused: string | null = null;
  for (const [at, { place, file }] of pictures.entries()) {
    say(words.sending(at + 1, pictures.length));
    const told = await keepSmall(desk, known, file);
    if (told.ok) {
      sent = sent.replaceAll(`](${place})`, () => `](${told.value.path})`);
      count += 1;
      continue;
    }
    refused = told.error.msg;
    left.add('picturesRefused');
    sent = sent.replaceAll(new RegExp(String.raw`!\[([^\]]*)\]\(${place}\)`, 'g'), '$1');
  }
  return { text: sent, count, refused };
};

const isUntouched = ({ state }: ArticleDesk): boolean => {
  const { title, text } = state.draft.content;
  return title.trim() === '' && text.trim() === '';
};

const take = async (
  desk: ArticleDesk,
  known: TextPictures,
  page: ImportedPage,
  setStage: Dispatch<SetStateAction<ImportStage>>,
): Promise<void> => {
  const say = (said: string): void => setStage({ kind: 'busy', said });
  say(words.reading);
  const { text, count, refused } = await sendPictures(desk, known, page, say);
  const { title, source } = page;
  const content = { title, text, authors: [...page.authors], source };
  // What was written before is set aside, where there is something.
  if (isUntouched(desk)) desk.saver.edit(content);
  else desk.saver.replace(content);
  const length = text.match(/\S+/g)?.length ?? 0;
  setStage({
    kind: 'done',
    report: { words: length, pictures: count, left: page.left, refused },
  });
};

/** Makes an article of a web page that is chosen, in steps. */
export const useImport = (desk: ArticleDesk, known: TextPictures) => {
  const [stage, setStage] = useState<ImportStage>({ kind: 'choose', fault: null });
  const choose = async (files: readonly File[]): Promise<void> => {
    setStage({ kind: 'busy', said: words.reading });
    try {
      const { readChosen, importPage } = await load();
      const chosen = await readChosen(files);
      const page = chosen.ok ? await importPage(chosen.value) : chosen;
      if (!page.ok) setStage({ kind: 'choose', fault: page.error.msg });
      else if (page.value.picturesBeside > 0 && files.length === 1) {
        setStage({ kind: 'folder', files, page: page.value });
      } else await take(desk, known, page.value, setStage);
    } catch {
      // What reads it did not arrive.
      setStage({ kind: 'choose', fault: words.notLoaded });
    }
  };
  return {
    stage,
    choose: (files: readonly File[]) => void choose(files),
    without: (page: ImportedPage) => void take(desk, known, page, setStage),
  };
};
