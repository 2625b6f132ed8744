import { useEffect, useRef, useState } from 'react';
import { pageTime } from '../../../ui/dots/page-time.ts';

/** Counts change ten times a second; nobody wants to hear more of them than this, in ms. */
const pause = 10_000;

interface ScreenSpokenProps {
  readonly text: string;
  /** It does not wait for its turn. */
  readonly isFinal: boolean;
}

/** What is heard of the screen without being asked for. */
export const ScreenSpoken = ({ text, isFinal }: ScreenSpokenProps) => {
  const [said, setSaid] = useState('');
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const say = (): void => {
      last.current = pageTime();
      setSaid(text);
    };
    const wait = isFinal ? 0 : Math.max(0, last.current + pause - pageTime());
    const turn = setTimeout(say, wait);
    return () => clearTimeout(turn);
  }, [text, isFinal]);
  return <output className="only-spoken">{said}</output>;
};
