import { randomBytes } from 'node:crypto';

/** A new identifier: 20 URL-safe characters by chance, so that none can be guessed from another. */
export const newId = (): string => randomBytes(15).toString('base64url');
