import { type RefObject, useState } from 'react';
import { newId } from '../../core/new-id.ts';
import { insertedOnLine, type Selected } from '../../core/text-edits.ts';
import { editField, replaceInField } from '../../core/text-field.ts';
import { isPicture, keepSmall } from '../../core/writing/keep-picture.ts';
import { pictureMessages } from '../../core/writing/writing.messages.ts';
import { comingPicture } from '../../core/writing/written.ts';
import type { TextDesk } from './text-desk.ts';
import type { TextPictures } from './use-text-pictures.ts';
import { writingMessages } from './writing.messages.ts';

const words = writingMessages.picture;

/** The name of a file as the words that stand for its picture; nothing in it ends them. */
const wordsOfFile = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, ' ')
    .trim()
    .slice(0, 80);

/** Names that say nothing, as of what was copied from a screen. */
const isNothing = (name: string): boolean =>
  /^(?:image|img|picture|untitled)?[\d _-]*$/i.test(name);

const isShown = (field: HTMLTextAreaElement | null): field is HTMLTextAreaElement =>
  field !== null && (field.checkVisibility?.() ?? true);

/** Changes the text: in its field, so that it can be undone, and where that is not shown, without it. */
const useChanges = ({ saver }: TextDesk, field: RefObject<HTMLTextAreaElement | null>) => ({
  insert: (what: string): void => {
    // A paragraph of its own: with the line above it, it would stand within that.
    const put = (from: Selected): Selected => {
      const before = from.text.slice(0, from.start);
      if (before === '' || /\n[^\S\n]*\n$/.test(before)) return insertedOnLine(from, what);
      return insertedOnLine(from, `\n${what}`);
    };
    if (isShown(field.current)) return editField(field.current, put);
    const { text } = saver.store.getState().draft.content;
    saver.edit({ text: put({ text, start: text.length, end: text.length }).text });
  },
  replace: (what: string, by: string): void => {
    const { text } = saver.store.getState().draft.content;
    if (isShown(field.current)) replaceInField(field.current, what, by);
    else saver.edit({ text: text.replace(what, () => by) });
  },
});

/**
 * Adds pictures to the text: each stands where the cursor was, as a note that it is on its way until the
 * server has it. `said` is read out.
 */
export const usePictureAdding = (
  desk: TextDesk,
  pictures: TextPictures,
  field: RefObject<HTMLTextAreaElement | null>,
) => {
  const [underWay, setUnderWay] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { insert, replace } = useChanges(desk, field);
  const addOne = async (file: File): Promise<void> => {
    if (!isPicture(file)) {
      setFault(pictureMessages.none);
      return;
    }
    const name = wordsOfFile(file.name);
    const note = comingPicture(words.coming(name || writingMessages.tools.picture), newId());
    insert(note);
    setUnderWay((count) => count + 1);
    setSaid(words.coming(name));
    const told = await keepSmall(desk, pictures, file);
    setUnderWay((count) => count - 1);
    if (told.ok) replace(note, `![${isNothing(name) ? words.words : name}](${told.value.path})`);
    else replace(note, '');
    setSaid(told.ok ? words.there : '');
    if (!told.ok) setFault(told.error.msg);
  };
  const add = (files: readonly File[]): void => {
    setFault(null);
    for (const file of files) void addOne(file);
  };
  return { add, fault, said, isBusy: underWay > 0 };
};
export type PictureAdding = ReturnType<typeof usePictureAdding>;
