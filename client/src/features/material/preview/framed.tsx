import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const styles = 'link[rel="stylesheet"], style';

/** Gives a document the styles and the theme of another one, now and whenever they change there. */
const dressAs = (of: Document, inside: Document): (() => void) => {
  const copied = new Set<Element>();
  const copy = (): void => {
    for (const style of of.head.querySelectorAll(styles)) {
      if (copied.has(style)) continue;
      copied.add(style);
      inside.head.append(inside.importNode(style, true));
    }
    for (const { name, value } of of.documentElement.attributes) {
      inside.documentElement.setAttribute(name, value);
    }
    // Without a choice it is the system's: there is no such attribute.
    if (of.documentElement.dataset.theme === undefined) delete inside.documentElement.dataset.theme;
  };
  copy();
  const watcher = new MutationObserver(copy);
  watcher.observe(of.head, { childList: true });
  watcher.observe(of.documentElement, { attributes: true });
  return () => watcher.disconnect();
};

interface FramedProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Draws something as a page of its own within this one: what is measured by the width of the window is
 * measured by the frame, and its headings are not those of the page around it.
 */
export const Framed = ({ title, className, children }: FramedProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<Document | null>(null);
  // Some browsers put a fresh document into a frame a moment after it was drawn.
  const enter = useCallback(() => setInside(frame.current?.contentDocument ?? null), []);
  useEffect(enter, [enter]);
  useEffect(() => {
    if (inside === null) return;
    return dressAs(document, inside);
  }, [inside]);
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- no address: what is in it is drawn from here */}
      <iframe ref={frame} title={title} className={className} onLoad={enter} />
      {inside !== null && createPortal(children, inside.body)}
    </>
  );
};
