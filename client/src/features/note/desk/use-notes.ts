import type { Result } from '@sets/shared/core/result.ts';
import { noteCalls } from '@sets/shared/note/note.calls.ts';
import type { Note, NoteList, NoteSubject } from '@sets/shared/note/note.contract.ts';
import { useEffect, useRef } from 'react';
import { ask } from '../../../core/api.ts';
import { newKey } from '../../../core/new-id.ts';
import { useAsked, useTold } from '../../../core/use-asked.ts';
import { toast } from '../../../ui/toast.ts';
import { noteMessages as words } from '../note.messages.ts';
import type { NoteWriting } from './note-desk.ts';

const none: NoteList = { notes: [], mayClose: false };

type Written = Pick<NoteWriting, 'noteid' | 'revision' | 'anchor' | 'colour' | 'text' | 'shared'>;

/** The notes of a text, as the server tells of them. */
const useNoteList = (token: string, { kind, id }: NoteSubject) => {
  const params = { kind, id };
  const { data, failure, reload } = useAsked(noteCalls.list, { token, params });
  const told = useTold(noteCalls.list);
  const latest = useRef(none);
  useEffect(() => {
    latest.current = data ?? none;
  });
  /** Puts one in the list, in the place of what had its name; or takes that out. */
  const put = (noteid: string, note: Note | null): void => {
    const others = latest.current.notes.filter((each) => each.noteid !== noteid);
    const notes = note === null ? others : [...others, note];
    latest.current = { ...latest.current, notes };
    told({ params }, latest.current);
  };
  /** Asks for all of them anew; gives the one that is wanted, if it is there. */
  const readAgain = async (noteid: string): Promise<Note | null> => {
    const all = await ask(noteCalls.list, { token, params });
    if (!all.ok) return null;
    latest.current = all.value;
    told({ params }, all.value);
    return all.value.notes.find((each) => each.noteid === noteid) ?? null;
  };
  const { notes, mayClose } = data ?? none;
  return { notes, mayClose, isKnown: data !== null, failure, reload, put, readAgain };
};

/** The notes of a text, and what changes them. */
export const useNotes = (token: string, { kind, id }: NoteSubject) => {
  const params = { kind, id };
  const { put, ...list } = useNoteList(token, params);
  const save = async (writing: Written): Promise<Result<Note>> => {
    const { noteid, ...rest } = writing;
    const { anchor, colour, text, shared, revision } = rest;
    const body = { anchor, colour, text, shared, revision };
    const saved = await ask(noteCalls.save, { token, params: { ...params, noteid }, body });
    if (saved.ok) put(noteid, saved.value);
    return saved;
  };
  const putBack = async ({ anchor, colour, text, shared }: Note): Promise<void> => {
    const back = await save({ noteid: newKey(), revision: 0, anchor, colour, text, shared });
    if (back.ok) toast.success(words.back);
    else toast.error(back.error.msg);
  };
  const remove = async (note: Note): Promise<void> => {
    const { noteid } = note;
    const gone = await ask(noteCalls.remove, { token, params: { ...params, noteid } });
    // Somebody has removed it already, in another tab.
    const isGone = gone.ok || gone.error.code === 'NOT_FOUND';
    if (!isGone) {
      toast.error(gone.error.msg);
      return;
    }
    put(noteid, null);
    toast.blank(words.removed, { text: words.undo, onAct: () => void putBack(note) });
  };
  const close = async ({ noteid }: Note): Promise<void> => {
    const closed = await ask(noteCalls.close, { token, params: { ...params, noteid } });
    if (closed.ok) {
      put(noteid, null);
      toast.success(words.wasClosed);
    } else toast.error(closed.error.msg);
  };
  return { ...list, save, remove, close };
};
