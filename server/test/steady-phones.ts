import { setTimeout as pause } from 'node:timers/promises';
import { passesByItself } from '@sets/shared/core/result.ts';
import type { RequestInput } from '@sets/shared/live/requests.ts';
import { connect, type Peer } from './connect.ts';
import { runIn } from './live-stage.ts';

type Submission = RequestInput<'answer:submit'>;

/** Between two answers, in ms: the contract allows 60 in 10 s. */
const thinkMs = 180;

const choices = ['red', 'green', 'blue'];

/** Somebody who joins, answers and changes the answer, and sends again what is not acknowledged. */
export interface SteadyPhone {
  /** How often an answer was acknowledged. */
  readonly acknowledged: number;
  /** How often the server could not answer now. */
  readonly refused: number;
  /** The choice that was acknowledged last. */
  readonly choice: string | null;
  /** Gives no new answer; resolves when the last one is acknowledged. Rejects on what must not happen. */
  readonly calm: () => Promise<void>;
}

/** Asks again whatever passes by itself. */
const insist = async <Data>(ask: () => ReturnType<Peer['raw']>, onRefused: () => void) => {
  for (;;) {
    const reply = await ask();
    if (reply.ok) return reply.data as Data;
    const { code, msg, retryInMs = 50 } = reply.error;
    if (!passesByItself(code)) throw new Error(`${code} ${msg}`);
    onRefused();
    await pause(retryInMs);
  }
};

/** A phone in the room with this code, at the server of this address; it answers the slot. */
export const startPhone = (url: string, code: string, slot: string): SteadyPhone => {
  let [acknowledged, refused] = [0, 0];
  const calm = new AbortController();
  let choice: string | null = null;
  const note = (): void => {
    refused += 1;
  };
  const live = async (): Promise<void> => {
    const peer = await connect(url);
    type Joined = Awaited<ReturnType<typeof peer.ask<'room:join'>>>;
    const joined = await insist<Joined>(() => peer.raw('room:join', { room: { code } }), note);
    const { roomId } = joined.room;
    const { runId } = runIn(joined);
    for (let revision = 1; !calm.signal.aborted; revision += 1) {
      const given = choices[Math.floor(Math.random() * choices.length)] ?? 'red';
      const submission: Submission = {
        roomId,
        runId,
        slot,
        attempt: `a${revision}`,
        revision,
        value: { choices: [given] },
        tappedAt: Date.now(),
      };
      await insist(() => peer.raw('answer:submit', submission), note);
      choice = given;
      acknowledged += 1;
      await pause(thinkMs);
    }
    peer.close();
  };
  const living = live();
  // Whoever calms it is told.
  living.catch(() => {});
  return {
    get acknowledged() {
      return acknowledged;
    },
    get refused() {
      return refused;
    },
    get choice() {
      return choice;
    },
    calm: () => {
      calm.abort();
      return living;
    },
  };
};
