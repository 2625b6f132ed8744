import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSigner } from './signer.ts';

test('signs as HMAC with SHA-256 does, whatever the secret and the text are', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(anyText, anyText, (secret, text) => {
      const right = createHmac('sha256', secret).update(text).digest('hex');
      const sign = createSigner(secret);
      expect(sign(text).toString('hex')).toBe(right);
      // What was signed before is not changed by what is signed next.
      const before = sign(text);
      sign(`${text}.`);
      expect(before.toString('hex')).toBe(right);
    }),
  );
});
