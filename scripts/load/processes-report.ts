import { type LoadFigures, loadFigures } from './load-report.ts';
import type { LoadResult } from './load-run.ts';
import type { RawFigures } from './raw-base.ts';
import { fixed, round, whole } from './report-numbers.ts';

/** The next question may take so many times as long to the last phone as with one process. */
export const mostTimes = 1.5;

/** What one answer cost: CPU in ms, and messages and steps in Redis. */
export interface PerAnswer {
  /** Of the server processes; one that is alone has the store in it. */
  readonly cpuMsPerAnswer: number;
  readonly primaryCpuMsPerAnswer: number;
  /** Of the process that has the store. */
  readonly keeperCpuMsPerAnswer: number;
  readonly redisCpuMsPerAnswer: number;
  /** Commands that were sent to Redis, and messages that it brought to the server processes. */
  readonly redisMessagesPerAnswer: number;
  /** Commands that Redis carried out, the steps of scripts included. */
  readonly redisStepsPerAnswer: number;
}

/** A server of so many processes, with all phones and with a part of them. */
export interface ProcessesRun {
  readonly processes: number;
  readonly phones: number;
  readonly result: LoadResult;
  readonly raw: RawFigures;
  readonly fewer: { readonly phones: number; readonly result: LoadResult };
}

export type ProcessesFigures = LoadFigures &
  PerAnswer & {
    readonly processes: number;
    /** CPU of all processes and of Redis for an answer, divided by that of one process in the same run. */
    readonly cpuTimes: number | null;
    /** `lastPhoneMs` divided by that of one process in the same run; null where that is not there. */
    readonly lastPhoneTimes: number | null;
    readonly fewer: PerAnswer & { readonly phones: number };
  };

export const perAnswer = (processes: number, { cost }: LoadResult): PerAnswer => {
  const { answers, cpuS, redisSteps, sent } = cost;
  const cpuMs = (seconds: number): number =>
    answers === 0 ? 0 : round((seconds * 1_000) / answers, 3);
  // Every server process hears what is published, where it holds somebody of the room.
  const messages = sent === null ? 0 : sent.commands + sent.published * processes;
  return {
    cpuMsPerAnswer: cpuMs(cpuS.servers),
    primaryCpuMsPerAnswer: cpuMs(cpuS.primary),
    keeperCpuMsPerAnswer: cpuMs(cpuS.keeper),
    redisCpuMsPerAnswer: cpuMs(cpuS.redis),
    redisMessagesPerAnswer: sent === null ? 0 : round(messages / Math.max(1, sent.answers), 3),
    redisStepsPerAnswer: round(redisSteps / Math.max(1, answers), 2),
  };
};

const allCpu = (cost: PerAnswer): number =>
  cost.cpuMsPerAnswer +
  cost.primaryCpuMsPerAnswer +
  cost.keeperCpuMsPerAnswer +
  cost.redisCpuMsPerAnswer;

/** The object of `--json` for one number of processes; `alone` is the run with one process. */
export const processesFigures = (
  { processes, phones, result, raw, fewer }: ProcessesRun,
  alone: ProcessesRun | undefined,
): ProcessesFigures => {
  const figures = loadFigures(phones, result, raw);
  const base = alone && loadFigures(alone.phones, alone.result, alone.raw).lastPhoneMs;
  return {
    ...figures,
    processes,
    ...perAnswer(processes, result),
    cpuTimes: alone
      ? round(allCpu(perAnswer(processes, result)) / allCpu(perAnswer(1, alone.result)), 2)
      : null,
    lastPhoneTimes: base === undefined ? null : round(figures.lastPhoneMs / base, 2),
    fewer: { phones: fewer.phones, ...perAnswer(processes, fewer.result) },
  };
};

const costLine = (phones: number, processes: number, cost: PerAnswer): string => {
  const { cpuMsPerAnswer, primaryCpuMsPerAnswer, keeperCpuMsPerAnswer, redisCpuMsPerAnswer } = cost;
  const beside =
    processes === 1
      ? ' (one process, without Redis, with the store in it)'
      : ` in the servers, ${fixed(primaryCpuMsPerAnswer, 3)} in the primary, ` +
        `${fixed(keeperCpuMsPerAnswer, 3)} in the keeper with the store, ${fixed(redisCpuMsPerAnswer, 3)} in Redis; ` +
        `${fixed(cost.redisMessagesPerAnswer, 3)} messages to and from Redis, which took ` +
        `${fixed(cost.redisStepsPerAnswer, 2)} steps`;
  return `An answer of ${whole(phones)} phones: ${fixed(cpuMsPerAnswer, 3)} ms of CPU${beside}.`;
};

/** What an answer cost, and how the last phone fared. */
export const processesLines = (figures: ProcessesFigures): string[] => {
  const { processes, phones, fewer, lastPhoneTimes, cpuTimes, durablePerSec } = figures;
  const times =
    lastPhoneTimes === null
      ? ''
      : `, ${fixed(lastPhoneTimes, 2)} times as long as with one process`;
  return [
    `${processes === 1 ? 'One process' : `${processes} processes`}: ${whole(durablePerSec)} durable answers/s; ` +
      `the last phone had the next question after ${fixed(figures.lastPhoneMs, 0)} ms${times}.`,
    costLine(fewer.phones, processes, fewer),
    costLine(phones, processes, figures),
    ...(cpuTimes === null || processes === 1
      ? []
      : [`All of that CPU together is ${fixed(cpuTimes, 2)} times what one process takes.`]),
  ];
};

/** Whether the last phone waits too long for the next question, by what one process does. */
export const isTooSlow = ({ lastPhoneTimes }: ProcessesFigures): boolean =>
  lastPhoneTimes !== null && lastPhoneTimes > mostTimes;
