import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { boxesOf, canHighlight, type Mark, paint } from '../text/paint.ts';
import type { Surface } from '../text/read-text.ts';

interface MarksProps {
  readonly surfaces: readonly Surface[];
  readonly marks: readonly Mark[];
}

interface Box {
  readonly key: string;
  readonly look: Mark['look'];
  readonly style: { left: number; top: number; width: number; height: number };
}

const boxesIn = (place: Element, root: HTMLElement, marks: readonly Mark[]): readonly Box[] => {
  const outer = place.getBoundingClientRect();
  return marks
    .filter(({ range }) => root.contains(range.startContainer))
    .flatMap(({ range, look }, at) =>
      boxesOf(range).map(({ left, top, width, height }, part) => ({
        key: `${at}/${part}`,
        look,
        style: { left: left - outer.left, top: top - outer.top, width, height },
      })),
    );
};

/** Marks for browsers that do not mark by themselves: boxes over the words. */
const Boxes = ({ surface: { root }, marks }: { surface: Surface; marks: readonly Mark[] }) => {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const place = root.parentElement;
  useEffect(() => {
    if (place === null) return;
    const look = (): void => setBoxes(boxesIn(place, root, marks));
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(root);
    return () => watcher.disconnect();
  }, [place, root, marks]);
  if (place === null) return null;
  return createPortal(
    boxes.map(({ key, look, style }) => (
      <span
        key={key}
        aria-hidden="true"
        className="note-mark"
        style={{ ...style, background: `var(--note-${look})` }}
      />
    )),
    place,
  );
};

/** Shows which words have notes. */
export const Marks = ({ surfaces, marks }: MarksProps) => {
  useEffect(() => paint(marks), [marks]);
  useEffect(() => () => paint([]), []);
  if (canHighlight()) return null;
  return surfaces.map((surface) => (
    <Boxes key={surface.page ?? 0} surface={surface} marks={marks} />
  ));
};
