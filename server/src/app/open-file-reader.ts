import { FileReader, readInThread } from '../features/material/exchange/file-reader.ts';

/** Reads files for whichever material asks: all of them wait in one queue. */
export const openFileReader = (): FileReader =>
  new FileReader(readInThread(new URL('reading-thread.ts', import.meta.url)));
