import { randomFillSync } from 'node:crypto';

const bytesOfId = 15;

/** Random bytes for some hundred ids: asking the system for each one costs more than the rest. */
const pool = Buffer.alloc(bytesOfId * 256);
let used = pool.length;

/** A new identifier: 20 URL-safe characters by chance, so that none can be guessed from another. */
export const newId = (): string => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytesOfId;
  return pool.toString('base64url', used - bytesOfId, used);
};
