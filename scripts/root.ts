import { join } from 'node:path';

/** The checkout; every task runs with it as the working directory. */
export const root = join(import.meta.dirname, '..');
