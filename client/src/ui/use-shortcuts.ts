import { useEffect, useEffectEvent } from 'react';

/** What a key does, by its `key` in small letters (`'arrowright'`, `' '`, `'?'`). */
export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Keys belong to what is being typed in, and space and Enter to the button that has the focus. Not
 * space where somebody `points`: who clicks and then takes the next step means the next step, also
 * where the focus went back to a button after a dialog.
 */
const isTaken = (event: KeyboardEvent, points: boolean): boolean => {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], dialog[open]') !== null)
    return true;
  return event.key === ' ' && !points && target.closest('button, a, summary') !== null;
};

/** Single keys that work anywhere on the page; a key that is held down counts once. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const onKey = useEffectEvent((event: KeyboardEvent, points: boolean) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const act = shortcuts[event.key.toLowerCase()];
    if (act === undefined || isTaken(event, points)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    let points = false;
    const point = (): void => {
      points = true;
    };
    const listen = (event: KeyboardEvent): void => {
      // Who goes from button to button by keys presses them by keys.
      if (event.key === 'Tab') points = false;
      onKey(event, points);
    };
    document.addEventListener('pointerdown', point, true);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('pointerdown', point, true);
      document.removeEventListener('keydown', listen);
    };
  }, []);
};
