import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** On which sides of a row that is moved sideways something of it is out of sight. */
export interface Beyond {
  readonly left: boolean;
  readonly right: boolean;
}

/** A width that is no whole number of pixels is told as one: such a difference is nothing that is out of sight. */
const roundedOff = 1;

export const beyondOf = ({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): Beyond => ({
  left: scrollLeft > roundedOff,
  right: scrollWidth - clientWidth - scrollLeft > roundedOff,
});

const depth = '2.5rem';
const fading = ({ left, right }: Beyond): CSSProperties => {
  if (!left && !right) return {};
  const start = left ? `transparent, black ${depth}` : 'black';
  const end = right ? `black calc(100% - ${depth}), transparent` : 'black';
  return { maskImage: `linear-gradient(to right, ${start}, ${end})` };
};

/** Draws nothing anew where it is as it was. */
const as =
  (next: Beyond) =>
  (last: Beyond): Beyond =>
    last.left === next.left && last.right === next.right ? last : next;

interface FadedEdges<Box> {
  readonly ref: RefObject<Box | null>;
  readonly style: CSSProperties;
  readonly onScroll: () => void;
}

/** For a box that is moved sideways where it has too little room: it fades where it goes on. */
export const useFadedEdges = <Box extends HTMLElement>(): FadedEdges<Box> => {
  const ref = useRef<Box>(null);
  const [beyond, setBeyond] = useState<Beyond>({ left: false, right: false });
  const look = (): void => {
    if (ref.current !== null) setBeyond(as(beyondOf(ref.current)));
  };
  // What is drawn in it may have become wider.
  useLayoutEffect(look);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const watcher = new ResizeObserver(() => setBeyond(as(beyondOf(box))));
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return { ref, style: fading(beyond), onScroll: look };
};
