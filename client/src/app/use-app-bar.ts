import { type RefObject, useEffect, useState } from 'react';
import { uiActions, useUiState } from '../core/ui-state.ts';
import { layout } from '../ui/layout.ts';

/** Whether somebody goes through the bar with the keyboard. */
const hasKeyboard = (bar: HTMLElement | null): boolean => {
  const focused = document.activeElement;
  return bar !== null && bar.contains(focused) && focused?.matches(':focus-visible') === true;
};

/** Hides the bar when the page is scrolled down past its mark and brings it back on the way up. */
const useScrolling = (bar: RefObject<HTMLElement | null>): boolean => {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const now = window.scrollY;
      if (now <= layout.barHidesPast || now < last) uiActions.showAppBar();
      else if (now > last && !hasKeyboard(bar.current)) uiActions.hideAppBar();
      last = now;
      setScrolled(now > 0);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      uiActions.showAppBar();
    };
  }, [bar]);
  return isScrolled;
};

/** Whether the bar is in view, and whether something of the page lies under it. */
export const useAppBar = (bar: RefObject<HTMLElement | null>) => {
  const isScrolled = useScrolling(bar);
  const isShown = useUiState(({ appBar }) => appBar);
  return { isShown, isScrolled };
};
