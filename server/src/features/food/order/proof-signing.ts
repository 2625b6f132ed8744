import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Proof, signedOf, textOfProof } from '@sets/shared/food/order/proof.ts';
import { keyFor } from '../../../core/sealed-text.ts';

/** Signs what the code says that somebody shows to be handed their order, and knows its own signature again. */
export interface ProofSigning {
  /** What the code says. */
  readonly textOf: (what: Pick<Proof, 'orderid' | 'code'>) => string;
  readonly isSigned: (proof: Proof) => boolean;
}

/** `secret`: of the server. The key is of its own, so that no other signature of the server is one of a proof. */
export const proofSigning = (secret: string): ProofSigning => {
  const key = keyFor(secret, 'proofs of food orders');
  const signatureOf = (what: Pick<Proof, 'orderid' | 'code'>): Buffer =>
    createHmac('sha256', key).update(signedOf(what)).digest();
  return {
    textOf: (what) => textOfProof({ ...what, signature: signatureOf(what).toString('base64url') }),
    isSigned: (proof) => {
      const [told, right] = [Buffer.from(proof.signature, 'base64url'), signatureOf(proof)];
      return told.length === right.length && timingSafeEqual(told, right);
    },
  };
};
