import { createContext } from 'react';

/** Whether it is drawn for a file, in which nobody taps. */
export const OnPaper = createContext(false);
