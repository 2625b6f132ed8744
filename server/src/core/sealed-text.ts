import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const cipher = 'aes-256-gcm';
/** In bytes. */
const ivLength = 12;
const tagLength = 16;

/** A key of its own for each `purpose`, made from the secret of the server. */
export const keyFor = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));

/** Encrypts a text. `iv`: at least 12 bytes, the first of which are used; never the same for two texts under one key. */
export const sealText = (key: Uint8Array, iv: Uint8Array, text: string): Buffer => {
  const used = iv.subarray(0, ivLength);
  const sealing = createCipheriv(cipher, key, used, { authTagLength: tagLength });
  const sealed = Buffer.concat([sealing.update(text), sealing.final()]);
  return Buffer.concat([used, sealing.getAuthTag(), sealed]);
};

/** The text; null where another key has sealed it, or somebody changed it. */
export const openText = (key: Uint8Array, sealed: Uint8Array): string | null => {
  const tagEnd = ivLength + tagLength;
  try {
    const iv = sealed.subarray(0, ivLength);
    const opening = createDecipheriv(cipher, key, iv, { authTagLength: tagLength });
    opening.setAuthTag(sealed.subarray(ivLength, tagEnd));
    return Buffer.concat([opening.update(sealed.subarray(tagEnd)), opening.final()]).toString();
  } catch {
    // Node tells another key from the right one by throwing.
    return null;
  }
};
