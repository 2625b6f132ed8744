import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Slot } from '@sets/shared/live/activity.ts';
import type { Attempt } from './answer-book.ts';
import { monotonic } from './monotonic.ts';
import { percentile } from './percentile.ts';
import type { Phone, SubmitReply } from './phone.ts';
import { within } from './within.ts';

export interface WaveOrder {
  readonly slot: Slot;
  /** Answers; phone after phone takes the next one. */
  readonly values: readonly unknown[];
  /** The time in which the phones answer, each at a random moment; 0: all at once. */
  readonly overMs: number;
}

/** How one question went. Moments are `monotonic`, latencies in ms from sending to the reply. */
export interface AnswerWave {
  readonly acked: number;
  /** Answers that got no reply, and refusals by their code. */
  readonly silent: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly firstSentAt: number;
  readonly lastSentAt: number;
  readonly lastAckAt: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

interface Sending {
  readonly phone: Phone;
  readonly attempt: Attempt;
  sentAt: number;
  repliedAt: number;
  /** JSON of the reply, read after the wave: reading costs time that others wait. */
  reply: string | null;
}

const secondsForReplies = 30;
/** In a burst, so many are sent before we look whether replies have come. */
const slice = 100;

/** Sends every answer and resolves when each has its reply, or the time is up. */
export const sendWave = async (phones: readonly Phone[], order: WaveOrder): Promise<AnswerWave> => {
  const { promise: allReplied, resolve } = Promise.withResolvers<void>();
  const sendings: Sending[] = [];
  let waiting = phones.length;
  const ready = (phone: Phone, index: number): (() => void) => {
    const asked = { runId: phone.runId, slot: order.slot };
    const attempt = phone.book.write(asked, valueOf(order, index));
    const sending: Sending = { phone, attempt, sentAt: 0, repliedAt: 0, reply: null };
    sendings.push(sending);
    const send = phone.prepare(attempt, (json) => {
      sending.repliedAt = monotonic();
      sending.reply = json;
      waiting -= 1;
      if (waiting === 0) resolve();
    });
    return () => {
      sending.sentAt = monotonic();
      send();
    };
  };
  if (order.overMs === 0) await burst(phones.map(ready));
  else await spread(phones, ready, order.overMs);
  await within(secondsForReplies * 1_000, 'replies', allReplied).catch((error: Error) => {
    console.error(`${error.message} ${waiting} phones have none.`);
  });
  return settle(sendings);
};

const valueOf = ({ values }: WaveOrder, index: number): unknown => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('A question without answers.');
  return value;
};

/** Everything is made ready before, so that sending is one write a phone. */
const burst = async (sends: readonly (() => void)[]): Promise<void> => {
  for (const [index, send] of sends.entries()) {
    send();
    if (index % slice === slice - 1) await nextTurn();
  }
};

/** Each phone answers when its moment has come. */
const spread = (
  phones: readonly Phone[],
  ready: (phone: Phone, index: number) => () => void,
  overMs: number,
): Promise<unknown> =>
  Promise.all(
    phones.map(async (phone, index) => {
      await pause(Math.random() * overMs);
      ready(phone, index)();
    }),
  );

const settle = (sendings: readonly Sending[]): AnswerWave => {
  const refused: Record<string, number> = {};
  const latencies: number[] = [];
  let lastAckAt = 0;
  let silent = 0;
  for (const { phone, attempt, sentAt, repliedAt, reply } of sendings) {
    const answer = reply === null ? null : (JSON.parse(reply) as SubmitReply);
    if (answer === null) silent += 1;
    else if (answer.ok) {
      phone.book.acknowledge(attempt, answer.data.answer);
      latencies.push(repliedAt - sentAt);
      lastAckAt = Math.max(lastAckAt, repliedAt);
    } else {
      const { code } = answer.error;
      refused[code] = (refused[code] ?? 0) + 1;
      if (code !== 'UNAVAILABLE' && code !== 'INTERNAL') phone.book.refuse(attempt);
    }
  }
  const sentAt = sendings.map((sending) => sending.sentAt);
  return {
    acked: latencies.length,
    silent,
    refused,
    firstSentAt: sentAt.reduce((first, at) => Math.min(first, at), Number.POSITIVE_INFINITY),
    lastSentAt: sentAt.reduce((last, at) => Math.max(last, at), 0),
    lastAckAt,
    p50: percentile(latencies, 50),
    p95: percentile(latencies, 95),
    p99: percentile(latencies, 99),
    max: percentile(latencies, 100),
  };
};
