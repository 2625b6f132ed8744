import { setTimeout as pause } from 'node:timers/promises';
import { passesByItself } from '@sets/shared/core/result.ts';
import type { Faults } from './answer-book.ts';
import { ConnectionLost } from './connection.ts';
import { monotonic } from './monotonic.ts';
import type { Phone } from './phone.ts';
import { retryDelay } from '../../client/src/core/retry.ts';

/** Whoever comes into a room: what they do to get in. */
type Entering = Pick<Phone, 'isConnected' | 'connect' | 'join' | 'close'>;

export interface Entry extends Faults {
  readonly isSeated: boolean;
  readonly failedTries: number;
}

/**
 * Brings a phone in as the product's client does: where the server asks it to wait, or the
 * connection was lost, it tries again, until `giveUpAt` (`monotonic`). Without a code it only
 * connects. Rejects on a refusal for good.
 */
export const enter = async (
  phone: Entering,
  code: string | null,
  giveUpAt: number,
): Promise<Entry> => {
  // A reply that never comes is given up by ending the connection that it would come on.
  const tooLate = setTimeout(() => phone.close(), giveUpAt - monotonic());
  try {
    for (let failedTries = 0; ; failedTries += 1) {
      const entered = await tryToEnter(phone, code, failedTries);
      if (typeof entered !== 'number') return { ...entered, isSeated: true, failedTries };
      if (monotonic() + entered > giveUpAt) {
        return { lost: 0, doubled: 0, isSeated: false, failedTries: failedTries + 1 };
      }
      await pause(entered);
    }
  } finally {
    clearTimeout(tooLate);
  }
};

/** What is wrong with the answers that the phone got back, or for how many ms it should wait. */
const tryToEnter = async (
  phone: Entering,
  code: string | null,
  failedTries: number,
): Promise<Faults | number> => {
  const wait = retryDelay(failedTries, Math.random());
  try {
    if (!phone.isConnected) await phone.connect();
    if (code === null) return { lost: 0, doubled: 0 };
    const reply = await phone.join(code);
    if (reply.ok) return reply.data;
    // As the product's client does before a full run.
    if (!passesByItself(reply.error.code) && reply.error.code !== 'FULL') {
      throw new Error(`A phone may not join: ${reply.error.code}, ${reply.error.msg}`);
    }
    return reply.error.retryInMs ?? wait;
  } catch (error) {
    if (error instanceof ConnectionLost) return wait;
    throw error;
  }
};
