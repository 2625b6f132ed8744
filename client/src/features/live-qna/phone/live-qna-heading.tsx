import { type ReactNode, useEffect, useRef } from 'react';

interface LiveQnaHeadingProps {
  /** What the page's title says. */
  readonly about: string;
  readonly children: ReactNode;
}

/** The heading of a screen. It takes the focus when it comes up, so that it is read out. */
export const LiveQnaHeading = ({ about, children }: LiveQnaHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = about;
  }, [about]);
  return (
    <h1 ref={heading} tabIndex={-1} dir="auto">
      {children}
    </h1>
  );
};
