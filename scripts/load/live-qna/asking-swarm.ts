import { setTimeout as pause } from 'node:timers/promises';
import { questionsFeedName } from '@sets/shared/live-qna/live-qna.feed.ts';
import { votesSlot } from '@sets/shared/live-qna/live-qna.live.ts';
import { enter } from '../enter.ts';
import { Halls } from '../halls.ts';
import { inParallel } from '../in-parallel.ts';
import { dataOf } from '../lecturer.ts';
import { FeedBook } from '../members/feed-book.ts';
import { Member } from '../members/member.ts';
import { monotonic } from '../monotonic.ts';
import { percentile } from '../percentile.ts';
import { until } from '../until.ts';

/** Handshakes, or requests, under way at once. */
const width = 100;
const secondsToEnter = 120;
const secondsForTheLast = 30;
/** Questions that each phone votes for. */
export const votesOfOne = 5;

interface RoomOrder {
  readonly port: number;
  readonly phones: number;
  readonly roomId: string;
  readonly code: string;
  readonly runId: string;
  readonly lot: number;
}

export interface AskedWave {
  /** Numbers of the questions whose asking was acknowledged. */
  readonly ids: readonly number[];
  readonly lost: number;
  readonly reordered: number;
  /** From asking until the last phone was told, in ms (p99). */
  readonly lastPhoneP99Ms: number;
}

export interface VoteWave {
  /** Votes for one question each that were acknowledged. */
  readonly acked: number;
  /** From the tap until the acknowledgement, in ms (p99). */
  readonly ackP99Ms: number;
}

/** Many phones in a room with a live Q&A, in this process. */
export class AskingSwarm {
  readonly #order: RoomOrder;
  readonly #phones: readonly Member[];
  readonly #feed: FeedBook;

  /** Brings so many phones into the room; each follows the questions. */
  static async enter(order: RoomOrder): Promise<AskingSwarm> {
    const swarm = new AskingSwarm(order);
    const giveUpAt = monotonic() + secondsToEnter * 1_000;
    const feed = { roomId: order.roomId, feed: questionsFeedName };
    await inParallel(swarm.#phones, width, async (phone) => {
      const { isSeated } = await enter(phone, order.code, giveUpAt);
      if (!isSeated) throw new Error('Not everybody came into the room.');
      dataOf('feed:follow', await phone.request('feed:follow', feed));
    });
    return swarm;
  }

  private constructor(order: RoomOrder) {
    this.#order = order;
    this.#feed = new FeedBook(order.phones);
    this.#phones = new Halls().next(order.phones).map(
      (from, index) =>
        new Member({
          port: order.port,
          from,
          onEvent: (json) => {
            if (json.startsWith('["feed:added"')) this.#feed.take(index, json, monotonic());
          },
        }),
    );
  }

  /** So many questions a second, each from another phone. */
  async ask({ count, perSecond }: { count: number; perSecond: number }): Promise<AskedWave> {
    const { roomId, lot } = this.#order;
    const ref = { roomId, feed: questionsFeedName };
    const sentAt = new Map<string, number>();
    const asked = new Map<string, number>();
    const startedAt = monotonic();
    const asking = Array.from({ length: count }, async (_, at) => {
      await pause(Math.max(0, startedAt + (at * 1_000) / perSecond - monotonic()));
      const text = `Question ${at}?`;
      const item = { lot, text, name: null };
      sentAt.set(text, monotonic());
      const reply = await this.#phones[at % this.#phones.length]?.request('feed:post', {
        ...ref,
        attempt: `ask${at}`,
        item,
      });
      if (reply?.ok) asked.set(text, reply.data.id);
    });
    await Promise.all(asking);
    await until(secondsForTheLast * 1_000, () => this.#feed.hasAll(asked.size));
    const delays = [...this.#feed.lastTold()].map(([text, at]) => at - (sentAt.get(text) ?? 0));
    return {
      ids: [...asked.values()],
      lost: this.#feed.lost(asked.keys()),
      reordered: this.#feed.reordered,
      lastPhoneP99Ms: percentile(delays, 99),
    };
  }

  /** Every phone votes for some of these questions, at a moment of its own within this time. */
  async vote({ ids, overMs }: { ids: readonly number[]; overMs: number }): Promise<VoteWave> {
    const { roomId, runId } = this.#order;
    const times: number[] = [];
    let acked = 0;
    const voting = this.#phones.map(async (phone, index) => {
      await pause((overMs * index) / this.#phones.length);
      const up = Array.from({ length: Math.min(votesOfOne, ids.length) }, (_, at) => {
        return ids[(index + at) % ids.length] ?? 0;
      });
      const answer = { attempt: `vote${index}`, revision: 1, value: { up, down: [] } };
      const tapped = { ...answer, tappedAt: Date.now() };
      const startedAt = monotonic();
      const input = { roomId, runId, slot: votesSlot, ...tapped };
      const reply = await phone.request('answer:submit', input);
      times.push(monotonic() - startedAt);
      if (reply.ok) acked += up.length;
    });
    await Promise.all(voting);
    return { acked, ackP99Ms: percentile(times, 99) };
  }
}
