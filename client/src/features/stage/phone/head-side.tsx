import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The place at the end of the bar at the top, once it is there. */
export const HeadSideContext = createContext<HTMLElement | null>(null);

/** Draws something of what is on at the end of the bar at the top; without a bar, where it stands. */
export const HeadSide = ({ children }: { readonly children: ReactNode }) => {
  const place = useContext(HeadSideContext);
  return place === null ? children : createPortal(children, place);
};
