import { randomBytes } from 'node:crypto';

/** An id of a cheat sheet, or of an upload, as clients make them. */
export const newSheetid = (): string => randomBytes(16).toString('base64url');
