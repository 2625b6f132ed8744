import { type RefObject, useLayoutEffect, useRef } from 'react';

const flight = { duration: 240, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;

/** Where the marks of an answer fly from: what draws the answers sets `data-yours` on the chosen ones. */
const sources = '[data-yours="true"] .option-mark svg';

/** From one mark's place and size to another's. */
const wayFrom = (from: DOMRect, to: DOMRect): string =>
  `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${to.width === 0 ? 1 : from.width / to.width})`;

/**
 * Lets the marks in an element fly there from the answers that were tapped, each time `answer`
 * becomes another one. They are there at once for who wants less motion.
 */
export const useFlight = (answer: string): RefObject<HTMLElement | null> => {
  const place = useRef<HTMLElement>(null);
  const last = useRef(answer);
  useLayoutEffect(() => {
    const isNew = last.current !== answer;
    last.current = answer;
    if (!isNew || place.current === null || !('animate' in place.current)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const tapped = [...document.querySelectorAll(sources)];
    for (const [index, mark] of [...place.current.querySelectorAll('svg')].entries()) {
      const from = tapped[index]?.getBoundingClientRect();
      if (from === undefined) return;
      const way = wayFrom(from, mark.getBoundingClientRect());
      mark.animate({ transform: [way, 'none'] }, flight);
    }
  }, [answer]);
  return place;
};
