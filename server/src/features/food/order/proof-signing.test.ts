import { proofOf } from '@sets/shared/food/order/proof.ts';
import { expect, test } from 'vitest';
import { newFoodid } from '../../../../test/food-stage.ts';
import { proofSigning } from './proof-signing.ts';

const signing = proofSigning('the secret of a server');
const what = { orderid: newFoodid(), code: 'a-code' };

const read = (text: string) => {
  const proof = proofOf(text);
  if (proof === null) throw new Error(`No proof: ${text}`);
  return proof;
};

test('what was signed is known again, as a scanner reads it', () => {
  const proof = read(signing.textOf(what));
  expect(proof).toMatchObject(what);
  expect(signing.isSigned(proof)).toBe(true);
  expect(signing.textOf(what)).toBe(signing.textOf(what));
});

test('another order, another code, another signature or another server: it is not signed', () => {
  const proof = read(signing.textOf(what));
  const others = [
    { ...proof, orderid: newFoodid() },
    { ...proof, code: 'b-code' },
    { ...proof, signature: `A${proof.signature.slice(1, -1)}A` },
    { ...proof, signature: proof.signature.slice(0, 30) },
    { ...proof, signature: '' },
    read(proofSigning('the secret of another').textOf(what)),
  ];
  for (const other of others) expect(signing.isSigned(other)).toBe(false);
});
