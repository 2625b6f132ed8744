import type { NoteSubject } from '@sets/shared/note/note.contract.ts';
import { useEffect, useMemo, useState } from 'react';
import { useToken } from '../account/account.store.ts';
import { findAnchor } from './anchor/find-anchor.ts';
import type { LookUp } from './desk/use-places.ts';
import { NotesLayer } from './notes-layer.tsx';
import { readElement, type Surface } from './text/read-text.ts';

/** A text rests for so long until it is read, in ms: formulas and pictures come one after the other. */
const pause = 60;

/** The text of an element, read anew whenever something in it changes. */
const useReadElement = (root: HTMLElement): Surface | null => {
  const [surface, setSurface] = useState<Surface | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => setSurface({ page: null, root, read: readElement(root) });
    read();
    const watcher = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(read, pause);
    });
    watcher.observe(root, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [root]);
  return surface;
};

interface NotesBesideProps {
  readonly subject: NoteSubject;
  /** What holds the text, once it is there. */
  readonly text: HTMLElement;
}

const Notes = ({ subject, text: root, token }: NotesBesideProps & { readonly token: string }) => {
  const surface = useReadElement(root);
  const text = surface?.read.plain.text ?? '';
  const surfaces = useMemo(() => (surface === null ? [] : [surface]), [surface]);
  const lookUp = useMemo((): LookUp | null => {
    if (text === '') return null;
    return async (anchor) => {
      const found = findAnchor(text, anchor);
      return found === null ? null : { page: null, from: found.from, to: found.to };
    };
  }, [text]);
  return <NotesLayer {...{ subject, token, surfaces, lookUp }} look="margin" />;
};

/**
 * One's own notes on a text that is drawn elsewhere, and those that others share: in the column in which this
 * is drawn, beside their words; where the window is too small for one, in a sheet. Visitors have none.
 */
export const NotesBeside = ({ subject, text }: NotesBesideProps) => {
  const token = useToken();
  if (token === null) return null;
  return <Notes key={`${subject.kind}/${subject.id}`} {...{ subject, text, token }} />;
};
