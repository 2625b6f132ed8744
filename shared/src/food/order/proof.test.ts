import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proofOf, signedOf, textOfProof } from './proof.ts';

const letters = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^[A-Za-z0-9_-]{${least},${most}}$`));
const proof = fc.record({
  orderid: letters(22, 22),
  code: letters(1, 40),
  signature: letters(22, 88),
});

test('what a code says is read as it was written', () => {
  fc.assert(
    fc.property(proof, (given) => {
      expect(proofOf(textOfProof(given))).toEqual(given);
      expect(proofOf(` ${textOfProof(given)}\n`)).toEqual(given);
      expect(textOfProof(given).startsWith(signedOf(given))).toBe(true);
    }),
  );
});

test('two orders, or two codes, are never signed by the same', () => {
  fc.assert(
    fc.property(proof, proof, (one, other) => {
      const isSame = one.orderid === other.orderid && one.code === other.code;
      expect(signedOf(one) === signedOf(other)).toBe(isSame);
    }),
  );
});

test('whatever else a scanner reads is no code of an order', () => {
  const orderid = 'o'.repeat(22);
  const signature = 's'.repeat(43);
  for (const read of [
    '',
    'https://example.org',
    `sets-food:2:${orderid}.c.${signature}`,
    `sets-food:1:${orderid}.c`,
    `sets-food:1:${orderid}..${signature}`,
    `sets-food:1:${orderid}.c.${signature}.x`,
    `sets-food:1:${orderid}x.c.${signature}`,
  ]) {
    expect(proofOf(read)).toBeNull();
  }
  fc.assert(fc.property(fc.string(), (read) => proofOf(read) === null));
});
