import { randomBytes } from 'node:crypto';
import { keyFor, openText, sealText } from '../sealed-text.ts';

export interface Sealer {
  seal(text: string): string;
  /** Null where another secret has sealed it, or somebody changed it. */
  open(sealed: string): string | null;
}

/** Encrypts texts that lie in the store with a key of their own `purpose`, made from the secret. */
export const createSealer = (secret: string, purpose: string): Sealer => {
  const key = keyFor(secret, purpose);
  return {
    seal: (text) => sealText(key, randomBytes(12), text).toString('base64'),
    open: (sealed) => openText(key, Buffer.from(sealed, 'base64')),
  };
};
