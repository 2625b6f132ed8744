import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CloudPicture, CloudWord, Stage } from './cloud-word.ts';
import { Layouter } from './layouter.ts';

/** The size of an element, whenever it changes; null before it is known. */
export const useSizeOf = (
  element: RefObject<HTMLElement | null>,
): Omit<Stage, 'smallest'> | null => {
  const [size, setSize] = useState<Omit<Stage, 'smallest'> | null>(null);
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = watched;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return size;
};

interface Shown {
  readonly picture: CloudPicture | null;
  /** How many words come in with it, or go to another place. */
  readonly moving: number;
}

const nothing: Shown = { picture: null, moving: 0 };

/** What is shown next, and how much of it moves. */
const after =
  (picture: CloudPicture) =>
  (before: Shown): Shown => {
    const places = new Map(before.picture?.placed.map((word) => [word.key, word]));
    const moves = picture.placed.filter(({ key, x, y, size }) => {
      const was = places.get(key);
      return was?.x !== x || was.y !== y || was.size !== size;
    });
    return { picture, moving: moves.length };
  };

/** The newest picture of a cloud; null before the first. */
export const useCloudPicture = (
  words: readonly CloudWord[],
  size: Omit<Stage, 'smallest'> | null,
  smallest: number,
): Shown => {
  const [shown, setShown] = useState(nothing);
  const layouter = useRef<Layouter | null>(null);
  useEffect(() => {
    const opened = new Layouter((picture) => setShown(after(picture)));
    layouter.current = opened;
    return () => opened.end();
  }, []);
  const width = size?.width ?? 0;
  const height = size?.height ?? 0;
  useEffect(() => {
    if (width > 0) layouter.current?.ask(words, { width, height, smallest });
  }, [words, width, height, smallest]);
  return shown;
};
