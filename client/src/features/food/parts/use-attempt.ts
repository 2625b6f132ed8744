import { useRef } from 'react';
import { newKey } from '../../../core/new-id.ts';

/**
 * Names what is sent: the same again has the same name, so it is done once where its reply was lost. Anything else has
 * another one: under the old name the server would answer that it is done.
 */
export const useAttempt = (): ((sent: readonly unknown[]) => string) => {
  const last = useRef({ text: '', attempt: '' });
  return (sent) => {
    const text = JSON.stringify(sent);
    if (last.current.text !== text) last.current = { text, attempt: newKey() };
    return last.current.attempt;
  };
};
