import { setTimeout as pause } from 'node:timers/promises';
import { Connection } from '../connection.ts';
import { Halls } from '../halls.ts';
import { inParallel } from '../in-parallel.ts';
import { dataOf } from '../lecturer.ts';
import { FeedBook } from '../members/feed-book.ts';
import { monotonic } from '../monotonic.ts';
import { percentile } from '../percentile.ts';
import { until } from '../until.ts';

/** Handshakes, or requests, under way at once. */
const width = 100;
const secondsForTheLast = 30;

interface Place {
  readonly moduleid: string;
  readonly topicid?: string;
}

interface SwarmOrder {
  readonly port: number;
  readonly place: Place;
  readonly listeners: number;
}

interface WaveOrder {
  readonly tokens: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
}

export interface DiscussionWave {
  /** Messages that were acknowledged. */
  readonly messages: number;
  readonly lost: number;
  readonly reordered: number;
  /** From writing until the last listener was told, in ms: of a hundred messages the second slowest. */
  readonly lastListenerP99Ms: number;
}

const enter = async (connection: Connection, at: Place): Promise<string> => {
  const entered = await connection.request('place:enter', { kind: 'discussion', at });
  return dataOf('place:enter', entered).roomId;
};

/** Many who follow a discussion in this process, as visitors of an open space. */
export class ListenerSwarm {
  readonly #order: SwarmOrder;
  readonly #book: FeedBook;
  readonly #listeners: Connection[] = [];

  /** Brings so many in, each of whom follows. */
  static async enter(order: SwarmOrder): Promise<ListenerSwarm> {
    const swarm = new ListenerSwarm(order);
    const addresses = new Halls().next(order.listeners);
    const { port, place } = order;
    await inParallel([...addresses.entries()], width, async ([index, from]) => {
      const connection = await Connection.open({
        port,
        from,
        onEvent: (json) => swarm.#tell(index, json),
      });
      swarm.#listeners.push(connection);
      const roomId = await enter(connection, place);
      const following = await connection.request('feed:follow', { roomId, feed: 'discussion' });
      dataOf('feed:follow', following);
    });
    return swarm;
  }

  private constructor(order: SwarmOrder) {
    this.#order = order;
    this.#book = new FeedBook(order.listeners);
  }

  /** So many messages a second are written by these people, and everybody is told. */
  async write({ tokens, perSecond, seconds }: WaveOrder): Promise<DiscussionWave> {
    const { port, place } = this.#order;
    const writers = await Promise.all(tokens.map((token) => Connection.open({ port, token })));
    const roomIds = await Promise.all(writers.map((writer) => enter(writer, place)));
    const sentAt = new Map<string, number>();
    const acknowledged: string[] = [];
    const startedAt = monotonic();
    const writing: Promise<void>[] = [];
    for (let at = 0; at < perSecond * seconds; at += 1) {
      const who = at % writers.length;
      const text = `message ${at}`;
      await pause(Math.max(0, startedAt + (at * 1_000) / perSecond - monotonic()));
      sentAt.set(text, monotonic());
      const item = { do: 'write', text, replyTo: null, mentions: [] };
      const post = { roomId: roomIds[who] ?? '', feed: 'discussion', attempt: `m${at}`, item };
      const posted = writers[who]?.request('feed:post', post);
      writing.push(
        Promise.resolve(posted).then((reply) => void (reply?.ok && acknowledged.push(text))),
      );
    }
    await Promise.all(writing);
    await until(secondsForTheLast * 1_000, () => this.#book.hasAll(acknowledged.length));
    for (const writer of writers) writer.close();
    const delays = [...this.#book.lastTold()].map(([text, at]) => at - (sentAt.get(text) ?? 0));
    return {
      messages: acknowledged.length,
      lost: this.#book.lost(acknowledged),
      reordered: this.#book.reordered,
      lastListenerP99Ms: percentile(delays, 99),
    };
  }

  leave(): void {
    for (const listener of this.#listeners.splice(0)) listener.close();
  }

  #tell(listener: number, json: string): void {
    if (json.startsWith('["feed:added"')) this.#book.take(listener, json, monotonic());
  }
}

/** How long pages of older messages take, from all over the feed, in ms. */
export const timePages = async (
  port: number,
  place: Place,
  { messages, pages }: { readonly messages: number; readonly pages: number },
): Promise<number[]> => {
  const times: number[] = [];
  // Each turns as many as no limit minds.
  const readers = await Promise.all([1, 2, 3, 4].map(() => Connection.open({ port })));
  for (const [index, reader] of readers.entries()) {
    const roomId = await enter(reader, place);
    for (let at = index; at < pages; at += readers.length) {
      const before = 2 + Math.floor(((messages - 2) * at) / pages);
      const startedAt = monotonic();
      const page = await reader.request('feed:page', { roomId, feed: 'discussion', before });
      times.push(monotonic() - startedAt);
      dataOf('feed:page', page);
    }
    reader.close();
  }
  return times;
};
