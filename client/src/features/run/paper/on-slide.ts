import { createContext } from 'react';

/** Whether it is drawn for a slide, where a list is cut: on the pages of a report all of it stands. */
export const OnSlide = createContext(false);
