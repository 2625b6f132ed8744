import { fixed, round, whole } from '../report-numbers.ts';
import { beatsOf } from './costs.ts';
import type { Lectures } from './measure.ts';
import type { Prediction, Station } from './predict.ts';
import { type Costs, type Spent, spentOn } from './work.ts';

const ms = (seconds: number): string => fixed(seconds * 1_000, 3);

const costLine = (what: string, { servers, primary, keeper, redis, redisSteps }: Spent): string =>
  `${what}: ${ms(servers)} ms in the servers, ${ms(keeper)} in the store, ${ms(redis)} in Redis ` +
  `(${fixed(redisSteps, 1)} steps), ${ms(primary)} in the primary.`;

/** What each thing costs. */
export const costLines = (costs: Costs): string[] => [
  costLine('A phone that joins', costs.join),
  costLine('A step of a room', costs.step),
  costLine('Telling it to a phone', costs.notice),
  costLine('Counts shown in a room, a tenth of a second', costs.beat),
  costLine('The same, in each process that hears of it', costs.heard),
  costLine('An answer that comes alone', costs.answer),
  costLine('An answer of many at once', costs.answerAtOnce),
  costLine('A second without anybody', costs.idle),
  costLine('The same, in each process', costs.idleEach),
];

/** What the model says of a run that was measured. */
export interface Check {
  readonly processes: number;
  readonly rooms: number;
  readonly phones: number;
  readonly predictedCpuS: Omit<Spent, 'primary'>;
  readonly measuredCpuS: Omit<Spent, 'primary'>;
  /** By how much the prediction is above what was measured (below: negative), of the whole CPU time. */
  readonly errorPercent: number;
  readonly measuredP99Ms: number;
}

/** The primary does nothing for answers. */
const all = ({ servers, keeper, redis }: Spent): number => servers + keeper + redis;

const told = ({ servers, keeper, redis, redisSteps }: Spent) => ({
  servers: round(servers, 2),
  keeper: round(keeper, 2),
  redis: round(redis, 2),
  redisSteps: round(redisSteps, 0),
});

export const checkOf = (lectures: Lectures, costs: Costs): Check => {
  const { rooms, phones, processes, questions, withinS, seconds, spent, p99 } = lectures;
  const answers = questions * rooms * phones;
  const beats = questions * beatsOf(rooms, phones, withinS);
  const work = { joins: 0, steps: 0, notices: 0, beats, answers };
  const predicted = spentOn(work, seconds, costs, processes);
  return {
    processes,
    rooms,
    phones,
    predictedCpuS: told(predicted),
    measuredCpuS: told(spent),
    errorPercent: round((all(predicted) / all(spent) - 1) * 100, 0),
    measuredP99Ms: round(p99),
  };
};

/** Prediction and measurement beside each other. */
export const checkLines = ({ processes, rooms, phones, ...check }: Check): string[] => {
  const both = (name: keyof Check['predictedCpuS'], digits = 2): string =>
    `${fixed(check.predictedCpuS[name], digits)} (measured ${fixed(check.measuredCpuS[name], digits)})`;
  return [
    `${rooms} rooms of ${phones} phones on ${processes} processes: ${both('servers')} s of CPU in the servers, ` +
      `${both('keeper')} s in the store, ${both('redis')} s in Redis, ${both('redisSteps', 0)} steps of Redis; ` +
      `${check.errorPercent} % off. Measured p99 ${fixed(check.measuredP99Ms, 0)} ms.`,
  ];
};

const nameOf: Readonly<Record<Station, string>> = {
  loop: 'the event loops of the servers',
  redis: 'Redis',
  store: 'the store',
};

/** What the model says, a line for each site. */
export const predictionLines = (predictions: readonly Prediction[]): string[] =>
  predictions.map(({ audience, site, used, ...each }) => {
    const percent = (station: Station): string => `${fixed(used[station] * 100, 0)} %`;
    const p99 = Number.isFinite(each.p99Ms) ? `p99 ${fixed(each.p99Ms, 0)} ms` : 'too much';
    return (
      `${audience.rooms} rooms of ${audience.phones} phones that answer within ${audience.withinS} s, ` +
      `${site.machines} machines of ${site.cores} cores: ${fixed(each.cpuCores, 1)} cores are busy; a loop is used to ` +
      `${percent('loop')}, Redis to ${percent('redis')} (${whole(each.redisStepsPerS)} steps/s), the store to ` +
      `${percent('store')}; ${p99}. All at once: ${fixed(each.allAtOnceS, 1)} s to answer, ` +
      `${fixed(each.joinStormS, 1)} s to join. Full first: ${nameOf[each.fullest]}, at ${whole(each.mostRooms)} such rooms.`
    );
  });
