import type { NoteSubject } from '@sets/shared/note/note.contract.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useToken } from '../account/account.store.ts';
import { findAnchor } from './anchor/find-anchor.ts';
import type { LookUp } from './desk/use-places.ts';
import { NotesLayer } from './notes-layer.tsx';
import { readElement, type Surface } from './text/read-text.ts';

/** A text rests for so long until it is read, in ms: formulas and pictures come one after the other. */
const pause = 60;

/** The text of an element, read anew whenever something in it changes. */
const useReadElement = (root: HTMLElement | null): Surface | null => {
  const [surface, setSurface] = useState<Surface | null>(null);
  useEffect(() => {
    if (root === null) return;
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

interface AnnotatedProps {
  readonly subject: NoteSubject;
  /** The text; the margin is at its right, where the window has room. */
  readonly children: ReactNode;
}

const Notes = ({
  subject,
  root,
  token,
}: {
  subject: NoteSubject;
  root: HTMLElement | null;
  token: string;
}) => {
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

/** A text, and in its margin one's own notes and those that others share. Visitors read the text alone. */
export const Annotated = ({ subject, children }: AnnotatedProps) => {
  const token = useToken();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <div className="relative">
      <div ref={setRoot}>{children}</div>
      {token !== null && (
        <Notes key={`${subject.kind}/${subject.id}`} {...{ subject, root, token }} />
      )}
    </div>
  );
};
