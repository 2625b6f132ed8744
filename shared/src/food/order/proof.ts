import * as z from 'zod/mini';

/**
 * What the code says that somebody shows to be handed their order: `sets-food:1:` and, parted by points, the order,
 * the id of its code, and the signature of the server over what stands before it. A code is good once: the order
 * notes when its code was used, so a picture of it that comes later is told from the first.
 */
export interface Proof {
  readonly orderid: string;
  readonly code: string;
  readonly signature: string;
}

const beginning = 'sets-food:1:';
const form = /^sets-food:1:([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{1,40})\.([A-Za-z0-9_-]{22,88})$/;

export const proofText = z.string().check(z.regex(form, 'That is no code of an order.'));

/** What the server signs. */
export const signedOf = ({ orderid, code }: Pick<Proof, 'orderid' | 'code'>): string =>
  `${beginning}${orderid}.${code}`;

export const textOfProof = (proof: Proof): string => `${signedOf(proof)}.${proof.signature}`;

/** What a scanner read; null where it is no code of an order. Whether it is signed rightly the server finds out. */
export const proofOf = (read: string): Proof | null => {
  const [, orderid, code, signature] = form.exec(read.trim()) ?? [];
  return orderid === undefined || code === undefined || signature === undefined
    ? null
    : { orderid, code, signature };
};
