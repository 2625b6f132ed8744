import { createHmac } from 'node:crypto';
import { sameText } from '../../core/same-text.ts';

/** What only this server can say of a question and somebody who follows it: it goes to their address alone. */
export const createUnsubscribeProofs = (secret: string) => {
  const proofOf = (questionid: string, userid: string): string => {
    const hash = createHmac('sha256', secret);
    hash.update(JSON.stringify(['qna unsubscribe', questionid, userid]));
    return `${userid}.${hash.digest('base64url')}`;
  };
  return {
    proofOf,
    /** Whose proof it is; null where it is none for this question. */
    userOf: (questionid: string, proof: string): string | null => {
      const [userid = ''] = proof.split('.');
      return sameText(proofOf(questionid, userid), proof) ? userid : null;
    },
  };
};

export type UnsubscribeProofs = ReturnType<typeof createUnsubscribeProofs>;
