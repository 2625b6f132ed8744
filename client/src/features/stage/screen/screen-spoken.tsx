import { useEffect, useRef, useState } from 'react';
import { pageTime } from '../../../ui/dots/page-time.ts';

/** Counts change ten times a second; nobody wants to hear more of them than this, in ms. */
const pause = 10_000;

interface ScreenSpokenProps {
  readonly text: string;
  /** It does not wait for its turn. */
  readonly isFinal: boolean;
  /** No more answers come in: the count at which that was does not wait either. What still comes after it does. */
  readonly isClosed?: boolean;
}

/** What is heard of the screen without being asked for. */
export const ScreenSpoken = ({ text, isFinal, isClosed = false }: ScreenSpokenProps) => {
  const [said, setSaid] = useState('');
  const last = useRef(Number.NEGATIVE_INFINITY);
  /** Whether it was closed when something was said last. */
  const wasClosed = useRef(false);
  useEffect(() => {
    const say = (): void => {
      last.current = pageTime();
      wasClosed.current = isClosed;
      setSaid(text);
    };
    const isAtOnce = isFinal || (isClosed && !wasClosed.current);
    const wait = isAtOnce ? 0 : Math.max(0, last.current + pause - pageTime());
    const turn = setTimeout(say, wait);
    return () => clearTimeout(turn);
  }, [text, isFinal, isClosed]);
  return <output className="only-spoken">{said}</output>;
};
