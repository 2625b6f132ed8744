import { useEffect, useEffectEvent } from 'react';

/** What a key does, by its `key` in small letters (`'arrowright'`, `' '`, `'?'`). */
export type Shortcuts = Readonly<Record<string, () => void>>;

const pressable = 'button, a, summary';

/**
 * Keys belong to what is being typed in, and space and Enter to the button that has the focus. Not
 * space to one that was `pointed` at: who clicks and then takes the next step means the next step.
 */
const isTaken = (event: KeyboardEvent, pointed: Element | null): boolean => {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], dialog[open]') !== null)
    return true;
  const focused = target.closest(pressable);
  return event.key === ' ' && focused !== null && focused !== pointed;
};

/** Single keys that work anywhere on the page; a key that is held down counts once. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const onKey = useEffectEvent((event: KeyboardEvent, pointed: Element | null) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const act = shortcuts[event.key.toLowerCase()];
    if (act === undefined || isTaken(event, pointed)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    let pointed: Element | null = null;
    const point = ({ target }: Event): void => {
      pointed = target instanceof Element ? target.closest(pressable) : null;
    };
    const listen = (event: KeyboardEvent): void => {
      // Who goes from button to button by keys presses them by keys.
      if (event.key === 'Tab') pointed = null;
      onKey(event, pointed);
    };
    document.addEventListener('pointerdown', point, true);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('pointerdown', point, true);
      document.removeEventListener('keydown', listen);
    };
  }, []);
};
