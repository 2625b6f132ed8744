import type { Result } from '@sets/shared/core/result.ts';
import { useRef, useState } from 'react';
import { toast } from '../../ui/toast.ts';

interface Votes {
  readonly votes: number;
  readonly voted: boolean;
}

/** With one's own vote as it is wanted: the others are as they were. */
const withOwn = ({ votes, voted }: Votes, on: boolean): Votes => ({
  votes: votes + Number(on) - Number(voted),
  voted: on,
});

/**
 * Votes that follow the finger: what one does is shown at once and sent one after the other, the
 * last wish alone where several wait; it is taken back where the server refuses.
 */
export const useVote = (told: Votes, send: (on: boolean) => Promise<Result<Votes>>) => {
  const [known, setKnown] = useState(told);
  const [shown, setShown] = useState(told);
  const wanted = useRef(false);
  const isSending = useRef(false);
  // The page was told anew: that counts.
  if (known.votes !== told.votes || known.voted !== told.voted) {
    setKnown(told);
    setShown(told);
  }

  const settle = async (from: Votes): Promise<void> => {
    let now = from;
    while (now.voted !== wanted.current) {
      const reply = await send(wanted.current);
      if (!reply.ok) {
        toast.error(reply.error.msg);
        break;
      }
      now = reply.value;
    }
    setShown(now);
  };
  const vote = async (on: boolean): Promise<void> => {
    wanted.current = on;
    setShown((now) => withOwn(now, on));
    if (isSending.current) return;
    isSending.current = true;
    await settle(shown);
    isSending.current = false;
  };
  return { ...shown, vote };
};
