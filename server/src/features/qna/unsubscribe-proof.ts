import { createHmac, timingSafeEqual } from 'node:crypto';
import { emailKeyOf } from '@sets/shared/account/account.rules.ts';

/** What only this server can say of a question and an address: it goes to that address alone. */
export const createUnsubscribeProofs = (secret: string) => {
  const proofOf = (questionid: string, email: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['qna unsubscribe', questionid, emailKeyOf(email)]))
      .digest('base64url');
  return {
    proofOf,
    isGood: (questionid: string, email: string, proof: string): boolean => {
      const right = Buffer.from(proofOf(questionid, email));
      const given = Buffer.from(proof);
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
};

export type UnsubscribeProofs = ReturnType<typeof createUnsubscribeProofs>;
