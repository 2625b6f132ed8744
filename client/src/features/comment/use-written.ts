import type { CommentSubject } from '@sets/shared/comment/comment.contract.ts';
import { useCallback, useState } from 'react';
import { tabStorage } from '../../core/device-storage.ts';

/** Of whom, under what, and to what an answer is written. */
interface Place {
  readonly userid: string;
  readonly subject: CommentSubject;
  readonly answers: string | null;
}

const keyOf = ({ userid, subject: { kind, id }, answers }: Place): string =>
  `sets.comment.${userid}.${kind}.${id}.${answers ?? ''}`;

/** Whether something is written there and not sent. */
export const isWritten = (place: Place): boolean => tabStorage.getItem(keyOf(place)) !== null;

/**
 * What is being written in a place, kept in this tab until it is sent: the text alone, as it was
 * typed. `first` is what stands there where nothing is kept.
 */
export const useWritten = (place: Place, first = '') => {
  const key = keyOf(place);
  const [text, setState] = useState(() => tabStorage.getItem(key) ?? first);
  const setText = useCallback(
    (next: string): void => {
      setState(next);
      if (next.trim() === '') tabStorage.removeItem(key);
      else tabStorage.setItem(key, next);
    },
    [key],
  );
  return { text, setText };
};
