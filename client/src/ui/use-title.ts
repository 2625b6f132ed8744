import { useEffect } from 'react';
import { uiMessages } from './ui.messages.ts';

/** Says in the title of the tab where one is. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = uiMessages.titled(title);
  }, [title]);
};
