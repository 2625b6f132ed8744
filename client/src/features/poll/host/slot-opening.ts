import { createContext } from 'react';

/** Opens what the place of a question holds, in the same room; null where nothing is known to open it. */
export const SlotOpeningContext = createContext<((question: string) => void) | null>(null);
