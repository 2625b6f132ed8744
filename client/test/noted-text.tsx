import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Note } from '@sets/shared/note/note.contract.ts';
import { useState } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { NotesBeside } from '../src/features/note/notes-beside.tsx';
import { useToasts } from '../src/ui/toast.ts';
import { fakeNoteServer } from './fake-note-server.ts';
import { renderPart } from './render-part.tsx';
import { signIn, signOut } from './signed-in.ts';

const subject = { kind: 'article', id: 'a1' } as const;

/** What the browser marks, by its colour: jsdom marks nothing by itself. */
class FakeHighlight extends Set<Range> {
  priority = 0;
  constructor(...ranges: Range[]) {
    super(ranges);
  }
}
const highlights = new Map<string, FakeHighlight>();
export const markedIn = (colour: string): string[] =>
  [...(highlights.get(`note-${colour}`) ?? [])].map(String);

/** Mira reads a text, in a browser that can mark words. */
export const readsNotedText = (): void => {
  beforeEach(() => {
    signIn();
    highlights.clear();
    Element.prototype.scrollIntoView = vi.fn();
    vi.stubGlobal('Highlight', FakeHighlight);
    vi.stubGlobal('CSS', { highlights, escape: (text: string) => text });
  });
  afterEach(async () => {
    await act(async () => signOut());
    document.getSelection()?.removeAllRanges();
    useToasts.setState({ toasts: [] });
    vi.unstubAllGlobals();
  });
};

const text = (
  <>
    <h2>Merge sort</h2>
    <p>
      It divides a list <em>into halves</em> and merges them.
    </p>
    <p>It is stable: what is equal stays in its order. Nothing else is promised.</p>
  </>
);

export const NotedPage = () => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setPlace}>{text}</div>
      {place !== null && <NotesBeside subject={subject} text={place} />}
    </>
  );
};

export const openNotedText = (notes: readonly Note[] = [], mayClose = false) => {
  const server = fakeNoteServer(notes, mayClose);
  const rendered = renderPart(<NotedPage />);
  return { server, ...rendered };
};
export const openSheet = () =>
  userEvent.click(screen.getByRole('button', { name: /^(\d+ )?[Nn]otes?$/ }));
export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));

/** Selects words within one piece of the text. */
export const select = async (words: string): Promise<void> => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const at = walker.currentNode.textContent?.indexOf(words) ?? -1;
    if (at === -1) continue;
    const node = walker.currentNode;
    await act(async () => {
      document.getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
      document.dispatchEvent(new Event('selectionchange'));
    });
    return;
  }
  throw new Error(`Nobody reads: ${words}`);
};
