import { useEffect, useEffectEvent } from 'react';

/** What a key does, by its `key` in small letters (`'arrowright'`, `' '`, `'?'`). */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Keys belong to what is being typed in, and space and Enter to the button that has the focus. */
const isTaken = (event: KeyboardEvent): boolean => {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], dialog[open]') !== null)
    return true;
  return event.key === ' ' && target.closest('button, a, summary') !== null;
};

/** Single keys that work anywhere on the page; a key that is held down counts once. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const act = shortcuts[event.key.toLowerCase()];
    if (act === undefined || isTaken(event) || document.querySelector('dialog[open]') !== null)
      return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
