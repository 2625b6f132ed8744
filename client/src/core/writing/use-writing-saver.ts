import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useLeaving } from '../use-leaving.ts';
import type { WritingSaver } from './writing-saver.ts';
import { isUnsaved, statusOf, type WritingState } from './writing-state.ts';
import type { Written, WrittenContent } from './written.ts';

/** What the parts of an editor change what is written with. */
export interface WritingDesk<
  Doc extends Written<Content>,
  Content extends WrittenContent,
  Change extends { readonly kind: string },
> {
  readonly saver: WritingSaver<Doc, Content, Change>;
  readonly state: WritingState<Doc, Content>;
}

/** In characters: what is longer, browsers do not send while a page is left. */
const mostOnLeaving = 15_000;

const isOnlyHere = <Content extends WrittenContent>(
  state: WritingState<Written<Content>, Content>,
): boolean =>
  ['offline', 'asks', 'unfinished'].includes(statusOf(state)) ||
  (isUnsaved(state) && state.draft.content.text.length > mostOnLeaving);

/** Saves what is written as it is typed; `make` is called once. */
export const useWritingSaver = <
  Doc extends Written<Content>,
  Content extends WrittenContent,
  Change extends { readonly kind: string },
>(
  make: () => WritingSaver<Doc, Content, Change>,
): WritingDesk<Doc, Content, Change> => {
  const [saver] = useState(make);
  useLeaving(saver, () => isOnlyHere(saver.store.getState()));
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void saver.refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [saver]);
  return { saver, state: useStore(saver.store) };
};
