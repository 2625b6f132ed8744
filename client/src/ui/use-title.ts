import { useEffect } from 'react';
import { plainMath } from './math/plain-math.ts';
import { uiMessages } from './ui.messages.ts';

/** Says in the title of the tab where one is. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = uiMessages.titled(plainMath(title));
  }, [title]);
};
