import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyFor, openText, sealText } from './sealed-text.ts';

const key = keyFor('the secret of a server', 'tests');
const seal = (text: string): Buffer => sealText(key, randomBytes(20), text);

test('what was sealed is opened with the same key, and with no other', () => {
  const sealed = seal('ärger');
  expect(openText(key, sealed)).toBe('ärger');
  expect(openText(keyFor('the secret of a server', 'others'), sealed)).toBeNull();
  expect(openText(keyFor('another secret', 'tests'), sealed)).toBeNull();
});

test('what somebody has changed is not opened, whichever byte it was', () => {
  const sealed = seal('a');
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(openText(key, changed)).toBeNull();
  }
});

test('nor what is cut off, wherever: a tag of four bytes can be guessed', () => {
  const sealed = seal('');
  for (const length of sealed.keys()) {
    expect(openText(key, sealed.subarray(0, length))).toBeNull();
  }
});

test('what earlier versions have sealed is opened', () => {
  const iv = randomBytes(12);
  const sealing = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([sealing.update('as before'), sealing.final()]);
  expect(openText(key, Buffer.concat([iv, sealing.getAuthTag(), body]))).toBe('as before');
});
