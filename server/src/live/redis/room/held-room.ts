import type { Attendance, Room, RoomBurst } from '../../room/room-store.ts';

/** `[participant, run, burst, at]`, as the scripts take it. */
export const argsOf = ({ participant, runId, burst, at }: Attendance): string[] => [
  participant,
  runId ?? '',
  burst ?? '',
  String(at),
];

/** Reads `burst:run:at`. */
export const attendanceOf = (participant: string, line: string): Attendance => {
  const [burst = '', runId = '', at = ''] = line.split(':');
  return { participant, runId: runId || null, burst: burst || null, at: Number(at) };
};

/** What Redis tells of bursts: the play, a number, those that are out, then bursts with their lines. */
export type BurstNews = readonly [
  play: string,
  seq: string,
  out: string,
  ...lines: [burst: string, line: string][],
];

/** What Redis tells of who is left out: who is new in the list from `from` on. */
export type ExcludedNews = readonly [play: string, epoch: string, from: number, who: string[]];

type Burst = Omit<RoomBurst, 'excluded'> & { readonly nth: number };

/** The bursts of a room as they were asked for last: only what has changed since crosses the wire. */
export class BurstsSeen {
  play = '';
  seq = '0';
  readonly #bursts = new Map<string, Burst>();

  take([play, seq, out, ...lines]: BurstNews): RoomBurst[] {
    if (play !== this.play) this.#bursts.clear();
    this.play = play;
    this.seq = seq;
    for (const [burst, line] of lines) this.#read(burst, line);
    const excluded = new Set(out.split(' '));
    return [...this.#bursts.values()]
      .toSorted((one, other) => other.from - one.from || one.nth - other.nth)
      .map(({ burst, joined, from, to }) => {
        return { burst, joined, from, to, excluded: excluded.has(burst) };
      });
  }

  #read(burst: string, line: string): void {
    const [nth = 0, joined = 0, from = 0, to = 0] = line.split(':').map(Number);
    this.#bursts.set(burst, { burst, nth, joined, from, to });
  }
}

/** Who is left out of a room, as it was asked for last. */
export class ExcludedSeen {
  play = '';
  epoch = '';
  who: ReadonlySet<string> = new Set();

  take([play, epoch, from, news]: ExcludedNews): ReadonlySet<string> {
    const isSame = play === this.play && epoch === this.epoch;
    if (!isSame || news.length > 0) this.who = new Set(from === 0 ? news : [...this.who, ...news]);
    this.play = play;
    this.epoch = epoch;
    return this.who;
  }
}

/** A room that this process holds in play. */
export class HeldRoom {
  readonly code: string;
  /** Names the time in play. */
  play = '';
  /** Null where another process may have changed it since. */
  room: Room | null = null;
  readonly bursts = new BurstsSeen();
  readonly excluded = new ExcludedSeen();

  constructor(code: string) {
    this.code = code;
  }
}
