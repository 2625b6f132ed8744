import { setTimeout as pause } from 'node:timers/promises';
import { guessSlot } from '../../../server/test/guess.activity.ts';
import { enter } from '../enter.ts';
import { Halls } from '../halls.ts';
import { inParallel } from '../in-parallel.ts';
import { dataOf } from '../lecturer.ts';
import { monotonic } from '../monotonic.ts';
import { percentile } from '../percentile.ts';
import { until } from '../until.ts';
import { FeedBook } from './feed-book.ts';
import { Member } from './member.ts';

/** Handshakes, or requests of all members, under way at once. */
const width = 100;
const secondsToEnter = 120;
const secondsForTheLast = 30;
/** Members who post; each of them as seldom as no limit minds. */
const mostPosters = 200;

interface RoomOrder {
  readonly port: number;
  readonly members: number;
  readonly roomId: string;
  readonly code: string;
}

export interface FeedWave {
  /** Entries whose posting was acknowledged. */
  readonly entries: number;
  readonly lost: number;
  readonly reordered: number;
  /** From posting until the last follower was told, in ms: of a hundred entries the second slowest. */
  readonly lastFollowerP99Ms: number;
  readonly messagesPerFollowerPerS: number;
}

/** Many members of one room in this process. */
export class MemberSwarm {
  readonly #order: RoomOrder;
  readonly #members: readonly Member[];
  readonly #feed: FeedBook;
  /** When (`monotonic`) each member was last told something of their own. */
  readonly #toldAt: number[] = [];

  /** Brings so many new members into a room. */
  static async enter(order: RoomOrder): Promise<MemberSwarm> {
    const swarm = new MemberSwarm(order);
    const giveUpAt = monotonic() + secondsToEnter * 1_000;
    await inParallel(swarm.#members, width, async (member) => {
      const { isSeated } = await enter(member, order.code, giveUpAt);
      if (!isSeated) throw new Error('Not everybody came into the room.');
    });
    return swarm;
  }

  private constructor(order: RoomOrder) {
    this.#order = order;
    this.#feed = new FeedBook(order.members);
    const addresses = new Halls().next(order.members);
    this.#members = addresses.map(
      (from, index) =>
        new Member({ port: order.port, from, onEvent: (json) => this.#tell(index, json) }),
    );
  }

  /** Everybody follows the feed; then so many entries a second are posted, and everybody is told. */
  async post({ perSecond, seconds }: { perSecond: number; seconds: number }): Promise<FeedWave> {
    const { roomId, members } = this.#order;
    const feed = { roomId, feed: 'notes' };
    await inParallel(this.#members, width, async (member) => {
      dataOf('feed:follow', await member.request('feed:follow', feed));
    });
    const sentAt = new Map<string, number>();
    const acknowledged: string[] = [];
    const startedAt = monotonic();
    const posting: Promise<void>[] = [];
    for (let at = 0; at < perSecond * seconds; at += 1) {
      const member = this.#members[at % Math.min(members, mostPosters)];
      const attempt = `note${at}`;
      await pause(Math.max(0, startedAt + (at * 1_000) / perSecond - monotonic()));
      sentAt.set(attempt, monotonic());
      const posted = member?.request('feed:post', { ...feed, attempt, item: { text: attempt } });
      posting.push(
        Promise.resolve(posted).then((reply) => void (reply?.ok && acknowledged.push(attempt))),
      );
    }
    await Promise.all(posting);
    await until(secondsForTheLast * 1_000, () => this.#feed.hasAll(acknowledged.length));
    const lastTold = this.#feed.lastTold();
    const endedAt = Math.max(...lastTold.values());
    const delays = [...lastTold].map(([text, at]) => at - (sentAt.get(text) ?? 0));
    return {
      entries: acknowledged.length,
      lost: this.#feed.lost(acknowledged),
      reordered: this.#feed.reordered,
      lastFollowerP99Ms: percentile(delays, 99),
      messagesPerFollowerPerS: (this.#feed.messages / members / (endedAt - startedAt)) * 1_000,
    };
  }

  /** Everybody guesses; what they are told of it with the reply does not count as told. */
  async guess(runId: string): Promise<void> {
    const { roomId } = this.#order;
    await inParallel(this.#members, width, async (member) => {
      const answer = { attempt: 'guess', revision: 1, value: { number: 7 }, tappedAt: Date.now() };
      const input = { roomId, runId, slot: guessSlot, ...answer };
      dataOf('answer:submit', await member.request('answer:submit', input));
    });
    this.#toldAt.length = 0;
  }

  /** The moment (`monotonic`) when the last member had been told what is their own. */
  async lastTold(): Promise<number> {
    const count = (): number => Object.keys(this.#toldAt).length;
    if (!(await until(secondsForTheLast * 1_000, () => count() === this.#order.members))) {
      throw new Error(`Only ${count()} members were told what is their own.`);
    }
    return Math.max(...this.#toldAt);
  }

  #tell(member: number, json: string): void {
    if (json.startsWith('["feed:added"')) this.#feed.take(member, json, monotonic());
    else if (json.startsWith('["me:changed"')) this.#toldAt[member] = monotonic();
  }
}
