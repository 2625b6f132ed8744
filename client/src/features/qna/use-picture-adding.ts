import type { Result } from '@sets/shared/core/result.ts';
import { useState } from 'react';
import { useSending } from '../../core/use-sending.ts';
import { editorMessages as words } from './editor.messages.ts';
import { shrinkPhoto } from '../../core/shrink-photo.ts';

/** Puts a picture on the server; gives the address under which a text shows it. */
export type KeepPicture = (picture: Blob) => Promise<Result<string>>;

export const mostMegabytes = 5;
const kinds: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

/** The name of a file as the words that stand for its picture; nothing in it ends them. */
export const wordsOfFile = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, ' ')
    .trim()
    .slice(0, 80);

/** The first picture among what was pasted, dropped or chosen; undefined where there is no file at all. */
export const pictureOf = (files: FileList | undefined | null): File | undefined => {
  const all = [...(files ?? [])];
  return all.find(({ type }) => type.startsWith('image/')) ?? all[0];
};

/**
 * Adds a picture to what is being written: `put` is given its Markdown once the server has it.
 * `said` is read out: that it is on its way, that it is there. One at a time.
 */
export const usePictureAdding = (
  keep: KeepPicture | undefined,
  put: (markdown: string) => void,
) => {
  const [fault, setFault] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { isBusy, send } = useSending();

  const addNow = async (file: File, keepIt: KeepPicture): Promise<void> => {
    setSaid(words.adding);
    const picture = await shrinkPhoto(file);
    if (picture.size > mostMegabytes * 1_000_000) {
      setSaid('');
      setFault(words.tooLarge(mostMegabytes));
      return;
    }
    const told = await keepIt(picture);
    setSaid(told.ok ? words.added : '');
    if (told.ok) put(`![${wordsOfFile(file.name) || words.pictureName}](${told.value})`);
    else setFault(told.error.msg);
  };
  const add = async (file: File): Promise<void> => {
    if (keep === undefined) return;
    setFault(null);
    if (!kinds.has(file.type)) setFault(words.noPicture);
    else await send(() => addNow(file, keep));
  };
  return { add, fault, said, isBusy };
};
