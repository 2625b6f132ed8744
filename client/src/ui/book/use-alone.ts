import { type RefObject, useEffect } from 'react';

/** What is beside an element, and beside what it is in. Messages lie above all of it. */
const around = (element: Element): Element[] => {
  const all: Element[] = [];
  for (let inner = element; inner.parentElement !== null; inner = inner.parentElement) {
    for (const each of inner.parentElement.children) {
      if (each !== inner && !each.matches('[popover], head, script')) all.push(each);
    }
  }
  return all;
};

/** While it fills the window, nothing behind it is reached, neither by keys nor by what reads aloud. */
export const useAlone = (place: RefObject<HTMLElement | null>, isAlone: boolean): void => {
  useEffect(() => {
    const element = place.current;
    if (!isAlone || element === null) return;
    const covered = around(element).filter((each) => !each.hasAttribute('inert'));
    for (const each of covered) each.setAttribute('inert', '');
    return () => {
      for (const each of covered) each.removeAttribute('inert');
    };
  }, [place, isAlone]);
};
