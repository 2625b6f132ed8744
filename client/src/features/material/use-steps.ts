import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { editorMessages as words } from './editor.messages.ts';
import type { AnyDraft } from './material.ts';
import type { MaterialSaver } from './material-saver.ts';
import type { Writing } from './writing.ts';

/** The question that is to be shown now; each is another object. */
export interface Shown {
  readonly question: number;
  /** It is to be written now: the cursor goes there, wherever it was. */
  readonly isAsked?: true;
}

type Way = 'undo' | 'redo';

/** Which way a key goes: Ctrl or ⌘ with Z, with Shift or Y for the way back. */
const wayOf = (event: KeyboardEvent): Way | null => {
  if (event.altKey || event.ctrlKey === event.metaKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'y' && !event.shiftKey) return 'redo';
  if (key !== 'z') return null;
  return event.shiftKey ? 'redo' : 'undo';
};

const inputWays: Readonly<Record<string, Way>> = { historyUndo: 'undo', historyRedo: 'redo' };

/** Steps of writing, taken back and again: by buttons, keys, and what a device has for it beside them. */
export const useSteps = <Draft extends AnyDraft, Definition extends Draft>(
  saver: MaterialSaver<Draft, Definition>,
  { firstChange }: Pick<Writing<Draft>, 'firstChange'>,
) => {
  const { past, future } = useStore(saver.steps);
  const [shown, setShown] = useState<Shown | null>(null);
  const [said, setSaid] = useState('');
  const go = (way: Way, isAsked?: true): void => {
    const before = saver.store.getState().draft;
    const hasGone = way === 'undo' ? saver.undo() : saver.redo();
    const left = saver.steps.getState()[way === 'undo' ? 'past' : 'future'].length;
    setSaid(hasGone ? words.stepped[way](left) : words.noStep[way]);
    const question = firstChange(before, saver.store.getState().draft);
    if (hasGone && question !== null) setShown({ question, ...(isAsked && { isAsked }) });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const way = wayOf(event);
    if (way === null || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    go(way);
  });
  const onInput = useEffectEvent((event: InputEvent) => {
    const way = inputWays[event.inputType];
    if (way === undefined || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    go(way);
  });
  useEffect(() => {
    const key = (event: KeyboardEvent): void => onKey(event);
    const input = (event: InputEvent): void => onInput(event);
    document.addEventListener('keydown', key);
    document.addEventListener('beforeinput', input);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('beforeinput', input);
    };
  }, []);
  return {
    shown,
    show: setShown,
    /** What has just been taken back or done again, for those who do not see it. */
    said,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: (): void => go('undo'),
    /** The same, by what is gone then: the cursor goes into what is back. */
    bringBack: (): void => go('undo', true),
    redo: (): void => go('redo'),
  };
};
export type Steps = ReturnType<typeof useSteps>;
