import { useReducer } from 'react';

interface Asked {
  readonly written: string;
  readonly now: number;
}

const askedNow = (written: string): Asked => ({ written, now: Date.now() });
const anew = (_last: Asked, written: string): Asked => askedNow(written);

/**
 * When a question of a preview is asked, in ms: now, and anew whenever what is `asked` is written otherwise,
 * so that its time does not run out under who writes it.
 */
export const useAskedAt = (asked: unknown): number => {
  const written = JSON.stringify(asked);
  const [last, ask] = useReducer(anew, written, askedNow);
  if (last.written !== written) ask(written);
  return last.now;
};
