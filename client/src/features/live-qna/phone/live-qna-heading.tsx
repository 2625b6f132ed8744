import { type ReactNode, useEffect, useRef } from 'react';

interface LiveQnaHeadingProps {
  /** What the page's title says. */
  readonly about: string;
  /** Whether it is only spoken, for the bar says it already. */
  readonly isSpoken?: boolean;
  readonly children: ReactNode;
}

/** The heading of a screen. It takes the focus when it comes up, so that it is read out. */
export const LiveQnaHeading = ({ about, isSpoken = false, children }: LiveQnaHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = about;
  }, [about]);
  return (
    <h1 ref={heading} tabIndex={-1} dir="auto" className={isSpoken ? 'qna-unseen' : undefined}>
      {children}
    </h1>
  );
};
