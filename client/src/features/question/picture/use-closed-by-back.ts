import { useEffect, useRef, useState } from 'react';

/**
 * Something that lies over the page and is closed by the way back, too, which phones have at hand: it is
 * a step of the page's history. `close` is that way back.
 */
export const useClosedByBack = () => {
  const [isOpen, setIsOpen] = useState(false);
  const isThere = useRef(false);
  useEffect(() => {
    const onBack = (): void => {
      isThere.current = false;
      setIsOpen(false);
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      // What it lies over has gone: the question is another one.
      if (isThere.current) history.back();
      isThere.current = false;
    };
  }, []);
  return {
    isOpen,
    open: (): void => {
      if (isThere.current) return;
      isThere.current = true;
      history.pushState(history.state, '');
      setIsOpen(true);
    },
    close: (): void => {
      if (isThere.current) history.back();
    },
  };
};
