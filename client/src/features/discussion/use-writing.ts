import type { DiscussionPlace } from '@sets/shared/discussion/discussion.contract.ts';
import { useCallback, useState } from 'react';
import { tabStorage } from '../../core/device-storage.ts';
import { nothingWritten, type Writing } from './parts/composer.tsx';
import { placeKeyOf } from './place-key.ts';

/**
 * What is being written in a place. The words of a new message are kept in this tab, for this person,
 * until they are sent: the text alone, as it was typed.
 */
export const useWriting = (place: DiscussionPlace, userid: string | null) => {
  const key = `sets.discussion.${userid ?? ''}.${placeKeyOf(place)}`;
  const [writing, setState] = useState<Writing>(() => ({
    ...nothingWritten,
    text: (userid !== null && tabStorage.getItem(key)) || '',
  }));
  const setWriting = useCallback(
    (next: Writing): void => {
      setState(next);
      if (userid === null) return;
      // What is edited has its words in the discussion.
      if (next.editing === null && next.text !== '') tabStorage.setItem(key, next.text);
      else tabStorage.removeItem(key);
    },
    [key, userid],
  );
  return { writing, setWriting };
};
