import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';

export interface Sealer {
  seal(text: string): string;
  /** Null where another secret has sealed it, or somebody changed it. */
  open(sealed: string): string | null;
}

/** Encrypts texts that lie in the store with a key of their own `purpose`, made from the secret. */
export const createSealer = (secret: string, purpose: string): Sealer => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal: (text) => {
      const iv = randomBytes(12);
      const sealing = createCipheriv(cipher, key, iv);
      const sealed = Buffer.concat([sealing.update(text), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, 12));
        opening.setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString();
      } catch {
        // Node tells another key from the right one by throwing.
        return null;
      }
    },
  };
};
