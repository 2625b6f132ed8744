import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { plainMath } from '../../../../ui/math/plain-math.ts';

interface PhoneHeadingProps {
  /** What the page's title says. */
  readonly about: string;
  /** Whether it is long, and must be smaller to leave room. */
  readonly long?: boolean;
  readonly children: ReactNode;
}

/** Whether this is a phone, and no picture of one in another page. */
export const IsPhone = createContext(true);

/** The heading of a screen. It takes the focus when it comes up, so that it is read out. */
export const PhoneHeading = ({ about, long = false, children }: PhoneHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPhone = useContext(IsPhone);
  useEffect(() => {
    if (!isPhone) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isPhone]);
  useEffect(() => {
    if (isPhone) document.title = plainMath(about);
  }, [about, isPhone]);
  return (
    <h1 ref={heading} tabIndex={-1} data-long={long} dir="auto">
      {children}
    </h1>
  );
};
