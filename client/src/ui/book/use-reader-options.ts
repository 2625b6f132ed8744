import { useState } from 'react';
import { deviceStorage } from '../../core/device-storage.ts';
import type { ReaderOptions } from './parts/reader-bar.tsx';

const paperKey = 'sets.sheet-paper';
const dark = 'dark';

/** What of the reader is on; the colour of the paper is remembered on this device. */
export const useReaderOptions = () => {
  const [options, setOptions] = useState<ReaderOptions>(() => ({
    hasThumbs: false,
    isSearching: false,
    isFull: false,
    isDark: deviceStorage.getItem(paperKey) === dark,
  }));
  const set = (change: Partial<ReaderOptions>): void => {
    setOptions((before) => ({ ...before, ...change }));
    if (change.isDark === true) deviceStorage.setItem(paperKey, dark);
    if (change.isDark === false) deviceStorage.removeItem(paperKey);
  };
  return {
    options,
    set,
    toggle: (option: keyof ReaderOptions) => set({ [option]: !options[option] }),
  };
};
