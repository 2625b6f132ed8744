import { beatsPerSecond } from './costs.ts';
import { type Costs, spentOn, type Work } from './work.ts';

/** Rooms of one size, which all ask a question at the same time. */
export interface Audience {
  readonly rooms: number;
  /** In each room. */
  readonly phones: number;
  /** The time in which a question is opened, answered and closed, in s. */
  readonly withinS: number;
}

/** Machines with one server process for each core. Redis and the store have machines of their own. */
export interface Site {
  readonly machines: number;
  readonly cores: number;
}

/** What can be full: the event loop of a server process, Redis, the store, the primary of a machine. */
export type Station = 'loop' | 'redis' | 'store';

export interface Prediction {
  readonly audience: Audience;
  readonly site: Site;
  /** CPU that all server processes need, in cores. */
  readonly cpuCores: number;
  /** How much of what it has each one uses; 1 is all. */
  readonly used: Readonly<Record<Station, number>>;
  readonly fullest: Station;
  /** Commands that Redis carries out in a second, the steps of scripts included. */
  readonly redisStepsPerS: number;
  /** 99 of 100 answers are acknowledged within so many ms; Infinity where more comes than is done. */
  readonly p99Ms: number;
  /** All phones of all rooms answer, or join, in the same moment: until the last is done, in s. */
  readonly allAtOnceS: number;
  readonly joinStormS: number;
  /** Rooms of this size until the first station is used to `comfortable`. */
  readonly mostRooms: number;
}

/** Above this, waiting grows faster than the load. */
export const comfortable = 0.7;

const stations: readonly Station[] = ['loop', 'redis', 'store'];

const workPerSecond = ({ rooms, phones, withinS }: Audience): Work => {
  const answers = (rooms * phones) / withinS;
  const steps = (2 * rooms) / withinS;
  const beats = Math.min(answers, rooms * beatsPerSecond);
  return { joins: 0, steps, notices: steps * phones, beats, answers };
};

const processesOf = ({ machines, cores }: Site): number => machines * cores;

const usedBy = (audience: Audience, site: Site, costs: Costs): Record<Station, number> => {
  const processes = processesOf(site);
  const { servers, redis, keeper } = spentOn(workPerSecond(audience), 1, costs, processes);
  return { loop: servers / processes, redis, store: keeper };
};

/** Something that comes so often in a second and keeps a station busy for so many seconds. */
interface Piece {
  readonly rate: number;
  readonly seconds: number;
}

/** What comes to each station, in the pieces in which it is done: nobody is served in the middle of one. */
const piecesOf = (audience: Audience, site: Site, costs: Costs): Record<Station, Piece[]> => {
  const processes = processesOf(site);
  const all = processes / costs.processes;
  const { answers, steps, beats } = workPerSecond(audience);
  // What one of few answers costs, for that is not less than what one of many does.
  const { answer, step, beat, heard, notice } = costs;
  const { phones } = audience;
  const told = (of: 'redis' | 'keeper') => [
    { rate: answers, seconds: answer[of] },
    { rate: beats, seconds: beat[of] + heard[of] * processes },
    { rate: steps, seconds: step[of] * all + notice[of] * phones },
  ];
  return {
    loop: [
      { rate: answers / processes, seconds: answer.servers },
      { rate: beats / processes, seconds: beat.servers },
      { rate: beats, seconds: heard.servers },
      {
        rate: steps,
        seconds: step.servers / costs.processes + (notice.servers * phones) / processes,
      },
    ],
    redis: told('redis'),
    store: told('keeper'),
  };
};

/**
 * The wait that 99 of 100 do not exceed, in s. One server, random arrivals: the mean wait is Pollaczek
 * and Khinchine's, and its tail falls exponentially. On top comes the longest piece that is under way
 * for a hundredth of the time or more, so the figure is rather too high than too low.
 */
export const waitOf = (pieces: readonly Piece[], used: number): number => {
  if (used >= 1) return Number.POSITIVE_INFINITY;
  const squares = pieces.reduce((total, { rate, seconds }) => total + rate * seconds * seconds, 0);
  const mean = squares / (2 * (1 - used));
  const frequent = pieces.filter(({ rate, seconds }) => rate * seconds >= 0.01);
  return mean * Math.log(100) + Math.max(0, ...frequent.map(({ seconds }) => seconds));
};

const fullestOf = (used: Readonly<Record<Station, number>>): Station =>
  stations.reduce((fullest, each) => (used[each] > used[fullest] ? each : fullest));

/** What each is used grows with the rooms, if not evenly: the first number of them that is too many is looked for. */
const mostRoomsOf = (audience: Audience, site: Site, costs: Costs): number => {
  const isTooMuch = (rooms: number): boolean =>
    Object.values(usedBy({ ...audience, rooms }, site, costs)).some((used) => used > comfortable);
  let tooMany = 1;
  while (tooMany < 1e9 && !isTooMuch(tooMany)) tooMany *= 2;
  let most = Math.floor(tooMany / 2);
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (isTooMuch(middle)) tooMany = middle;
    else most = middle;
  }
  return most;
};

/** How such an audience fares at such a site. */
export const predict = (audience: Audience, site: Site, costs: Costs): Prediction => {
  const processes = processesOf(site);
  const used = usedBy(audience, site, costs);
  const pieces = piecesOf(audience, site, costs);
  const waitS = stations.reduce((total, each) => total + waitOf(pieces[each], used[each]), 0);
  const everybody = audience.rooms * audience.phones;
  const { answerAtOnce: atOnce, join } = costs;
  const slowest = (...seconds: readonly number[]): number => Math.max(...seconds) * everybody;
  return {
    audience,
    site,
    cpuCores: used.loop * processes,
    used,
    fullest: fullestOf(used),
    redisStepsPerS: spentOn(workPerSecond(audience), 1, costs, processes).redisSteps,
    p99Ms: costs.aloneMs + waitS * 1_000,
    allAtOnceS: slowest(atOnce.servers / processes, atOnce.redis, atOnce.keeper),
    joinStormS: slowest(
      join.servers / processes,
      join.primary / site.machines,
      join.redis,
      join.keeper,
    ),
    mostRooms: mostRoomsOf(audience, site, costs),
  };
};
