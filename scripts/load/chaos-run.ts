import { setTimeout as pause } from 'node:timers/promises';
import type { Faults } from './answer-book.ts';
import { type Census, takeCensus } from './census.ts';
import type { ChaosOptions } from './chaos-options.ts';
import { ChaosRedis, type RedisFault, redisFaults } from './chaos-redis.ts';
import { explained } from './explained.ts';
import { Host } from './host.ts';
import { judge } from './judge.ts';
import { judgePeople } from './judge-people.ts';
import { RestlessPhone } from './restless-phone.ts';
import { ServerProcess } from './server-process.ts';
import { ServerTeam } from './server-team.ts';
import { type Struck, strikesOf } from './strikes.ts';
import { until } from './until.ts';

/** A question that the host opens. */
interface Step {
  readonly poll: number;
  readonly question: number;
}

/** What is asked, one after the other, while the server is being killed: of one poll, or of three in one room. */
const questionsOfOne: readonly Step[] = [0, 1, 2, 3].map((question) => ({ poll: 0, question }));
const pollsOfRoom: readonly Step[] = [0, 1, 2].map((poll) => ({ poll, question: 0 }));
const stepsOf = ({ room }: ChaosOptions): readonly Step[] => (room ? pollsOfRoom : questionsOfOne);

const longestPauseMs = 1_200;
const msToReturn = 30_000;
const msToSettle = 30_000;
/** The contract allows a host few tries. */
const msBetweenSeats = 1_000;

/** What one kill did. Sums are since the beginning. */
export interface Kill extends Faults {
  readonly number: number;
  readonly of: Struck;
  /** Acknowledged answers and changes of answers until then. */
  readonly acked: number;
  /** Answers that were sent and not acknowledged when the server died. */
  readonly inFlight: number;
  readonly restartS: number;
  /** Phones that came back by themselves, and how long the last took once the server was ready. */
  readonly returned: number;
  readonly backS: number;
}

export interface ChaosResult extends Faults {
  readonly kills: number;
  readonly redisKills: number;
  readonly redisFaults: number;
  readonly acked: number;
  /** Phones that came back: the least over the kills. */
  readonly returned: number;
  /** Answers that were neither acknowledged nor refused in the end. */
  readonly unsettled: number;
}

/** Kills the server again and again while phones answer, and judges it by what it acknowledged. */
export const runChaos = async (
  options: ChaosOptions,
  onKill: (kill: Kill) => void,
): Promise<ChaosResult> => {
  const { processes } = options;
  const redis = options.redisFaults > 0 ? await ChaosRedis.start() : null;
  const server = await (processes > 1
    ? ServerTeam.start(processes, redis?.url)
    : ServerProcess.start());
  const end = new AbortController();
  try {
    return await explained(server, async () => {
      const steps = stepsOf(options);
      const polls = options.room ? steps.length : 1;
      const host = await Host.begin(server.port, steps.length / polls, polls);
      const crowd = new Crowd(server.port, host.room.code, options.phones);
      crowd.live(end.signal);
      return await new Chaos(options, { server, redis, host, crowd }).run(onKill);
    });
  } finally {
    end.abort();
    await server.end();
    await redis?.end();
  }
};

const sum = (faults: readonly Faults[]): Faults => ({
  lost: faults.reduce((total, each) => total + each.lost, 0),
  doubled: faults.reduce((total, each) => total + each.doubled, 0),
});

const isSound = ({ lost, doubled }: Faults): boolean => lost + doubled === 0;

/** All phones, and the first thing that went wrong with one of them. */
class Crowd {
  readonly phones: readonly RestlessPhone[];
  #failure: unknown = null;

  constructor(port: number, code: string, count: number) {
    this.phones = Array.from({ length: count }, () => new RestlessPhone(port, code));
  }

  live(signal: AbortSignal): void {
    for (const phone of this.phones) {
      phone.live(signal).catch((error: unknown) => {
        this.#failure ??= error;
      });
    }
  }

  get books() {
    return this.phones.map((phone) => phone.book);
  }

  get acked(): number {
    return this.books.reduce((total, book) => total + book.acknowledged, 0);
  }

  get open(): number {
    return this.books.reduce((total, book) => total + book.open.length, 0);
  }

  get seated(): number {
    return this.phones.filter((phone) => phone.isSeated).length;
  }

  get faults(): Faults {
    return sum(this.phones.map((phone) => phone.faults));
  }

  /** Waits until it is so, or the time is up; rejects when a phone met what must not happen. */
  async until(ms: number, isSo: () => boolean): Promise<void> {
    await until(ms, () => this.#failure !== null || isSo());
    if (this.#failure !== null) throw this.#failure;
  }

  /** Waits for the phones to be seated; gives how many are. */
  async gather(): Promise<number> {
    await this.until(msToReturn, () => this.seated === this.phones.length);
    return this.seated;
  }
}

interface Stage {
  readonly server: ServerProcess | ServerTeam;
  /** That fails while the servers stay. */
  readonly redis: ChaosRedis | null;
  readonly host: Host;
  readonly crowd: Crowd;
}

const isFault = (struck: Struck): struck is RedisFault =>
  redisFaults.some((fault) => fault === struck);

class Chaos {
  readonly #options: ChaosOptions;
  readonly #server: ServerProcess | ServerTeam;
  readonly #redis: ChaosRedis | null;
  readonly #host: Host;
  readonly #crowd: Crowd;
  readonly #people: Faults[] = [];
  #step = -1;

  constructor(options: ChaosOptions, { server, redis, host, crowd }: Stage) {
    this.#options = options;
    this.#server = server;
    this.#redis = redis;
    this.#host = host;
    this.#crowd = crowd;
  }

  async run(onKill: (kill: Kill) => void): Promise<ChaosResult> {
    const { kills, redisKills, redisFaults: faults, phones } = this.#options;
    const crowd = this.#crowd;
    if ((await crowd.gather()) < phones) throw new Error('Not all phones came in.');
    let returned = phones;
    const one = this.#server instanceof ServerTeam ? 'server' : 'all';
    const ofRedis = [
      ...Array.from({ length: redisKills }, () => 'redis' as const),
      ...Array.from({ length: faults }, (_, at) => redisFaults[at % redisFaults.length] ?? 'full'),
    ];
    const strikes = strikesOf(one, kills, ofRedis);
    for (const [at, of] of strikes.entries()) {
      await this.#goOn(at / strikes.length);
      await pause(Math.random() * longestPauseMs);
      const kill = await this.#kill(at + 1, of);
      returned = Math.min(returned, kill.returned);
      onKill(kill);
    }
    // With few kills not everything has been asked yet.
    while (this.#step < this.#steps.length - 1) await this.#take(this.#step + 1);
    for (const phone of crowd.phones) phone.calm();
    await crowd.until(msToSettle, () => crowd.open === 0);
    await this.#host.command({ type: 'close' });
    const census = takeCensus(crowd.books);
    const atRest = await judge(this.#host, census);
    // Once more, with nothing under way: what was counted live is now counted from the disk.
    await this.#kill(strikes.length + 1, 'all');
    const fromDisk = await judge(this.#host, census);
    const { lost, doubled } = sum([crowd.faults, ...this.#people, atRest, fromDisk]);
    return {
      kills,
      redisKills,
      redisFaults: faults,
      acked: crowd.acked,
      lost,
      doubled,
      returned,
      unsettled: crowd.open,
    };
  }

  /** Opens the next question when its share of the kills has come; `done`: the part that is behind. */
  async #goOn(done: number): Promise<void> {
    const due = Math.floor(done * this.#steps.length);
    while (this.#step < due) await this.#take(this.#step + 1);
  }

  get #steps(): readonly Step[] {
    return stepsOf(this.#options);
  }

  async #take(step: number): Promise<void> {
    this.#step = step;
    const { poll = 0, question = 0 } = this.#steps[step] ?? {};
    if (this.#options.room) await this.#host.start(poll);
    await this.#host.command({ type: 'open', question });
    // Everybody is here, so everybody has joined this too.
    await this.#host.hasJoined(this.#options.phones);
  }

  async #kill(number: number, of: Struck): Promise<Kill> {
    const crowd = this.#crowd;
    const recovered = await this.#strike(of);
    const acked = crowd.acked;
    const inFlight = crowd.open;
    const promised = takeCensus(crowd.books);
    const restartS = await recovered();
    const readyAt = performance.now();
    await this.#sit();
    // Who stays is shown what has changed with the next beat.
    if (isFault(of)) await until(msToSettle, () => isSound(this.#judgePeople(promised)));
    this.#people.push(this.#judgePeople(promised));
    const returned = await crowd.gather();
    const backS = (performance.now() - readyAt) / 1_000;
    return {
      number,
      of,
      acked,
      inFlight,
      restartS,
      returned,
      backS,
      ...sum([crowd.faults, ...this.#people]),
    };
  }

  /** Takes the host's seat: at once, or as soon as the servers reach what they share again. */
  async #sit(): Promise<void> {
    const giveUpAt = performance.now() + msToReturn;
    for (;;) {
      try {
        await this.#host.sit(this.#redis !== null);
        return;
      } catch (error) {
        if (this.#redis === null || performance.now() > giveUpAt) throw error;
        await pause(msBetweenSeats);
      }
    }
  }

  /** Strikes; gives what resolves, with the seconds that it took, when all take people again. */
  async #strike(of: Struck): Promise<() => Promise<number>> {
    const server = this.#server;
    const redis = this.#redis;
    if (isFault(of)) {
      const seconds = await redis?.suffer(of);
      return () => Promise.resolve(seconds ?? 0);
    }
    if (of !== 'all' && server instanceof ServerTeam) {
      await server.strike(of);
      return () => server.recovered();
    }
    await server.kill();
    await redis?.restart();
    return () => server.boot();
  }

  /** Whether the host is shown everybody, and what was promised for the question on show. */
  #judgePeople(promised: readonly Census[]): Faults {
    const { shown } = this.#host;
    const { answered = 0 } =
      promised.find(({ runId, slot }) => runId === shown.runId && slot === shown.slot) ?? {};
    return judgePeople({ joined: this.#options.phones, answered }, shown);
  }
}
