import { type ReactNode, useEffect, useRef } from 'react';
import { plainMath } from '../../../../ui/math/plain-math.ts';

interface PhoneHeadingProps {
  /** What the page's title says. */
  readonly about: string;
  /** Whether it is long, and must be smaller to leave room. */
  readonly long?: boolean;
  readonly children: ReactNode;
}

/** The heading of a screen. It takes the focus when it comes up, so that it is read out. */
export const PhoneHeading = ({ about, long = false, children }: PhoneHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    document.title = plainMath(about);
  }, [about]);
  return (
    <h1 ref={heading} tabIndex={-1} data-long={long} dir="auto">
      {children}
    </h1>
  );
};
