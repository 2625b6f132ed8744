import type { LoadResult } from './load-run.ts';
import { median } from './percentile.ts';
import type { RawFigures } from './raw-base.ts';
import { fixed, round, whole } from './report-numbers.ts';
import { burstRate } from './wave-figures.ts';

/** The object of `--json`. Of several questions and changes, the middle figure. */
export const loadFigures = (phones: number, load: LoadResult, raw: RawFigures) => {
  const waves = load.questions.map((question) => question.wave);
  return {
    phones,
    /** Acknowledged answers to a question: the least over the questions. */
    acked: Math.min(...waves.map((wave) => wave.acked)),
    lost: load.lost,
    doubled: load.doubled,
    ackP50Ms: round(median(waves.map((wave) => wave.p50))),
    ackP95Ms: round(median(waves.map((wave) => wave.p95))),
    ackP99Ms: round(median(waves.map((wave) => wave.p99))),
    lastPhoneMs: round(median(load.questions.flatMap((each) => [each.openedMs, each.closedMs]))),
    screenMs: round(median(load.questions.map((each) => each.screenMs))),
    durablePerSec: round(median(waves.map(burstRate)), 0),
    rawEchoPerSec: round(raw.echoPerSec, 0),
    rawBroadcastMs: round(raw.broadcastMs),
    joinStormMs: round(load.joinStormMs),
    rawConnectMs: round(raw.connectMs),
    messagesSent: load.messagesSent,
    serverCpuS: round(load.joinCpuS + load.askCpuS, 2),
    serverRssMB: round(load.peakRssMB),
    bytesPerPhone: round(load.bytesInPerPhone + load.bytesOutPerPhone, 0),
  };
};

export type LoadFigures = ReturnType<typeof loadFigures>;

/** The middle of several runs; of what must not go wrong, the worst. */
export const middleFigures = (runs: readonly LoadFigures[]): LoadFigures => {
  const all = (name: keyof LoadFigures): number[] => runs.map((figures) => figures[name]);
  const names = Object.keys(runs[0] ?? {}) as (keyof LoadFigures)[];
  return {
    ...(Object.fromEntries(names.map((name) => [name, median(all(name))])) as LoadFigures),
    acked: Math.min(...all('acked')),
    lost: Math.max(...all('lost')),
    doubled: Math.max(...all('doubled')),
  };
};

/** How the product compares with the base, over all runs: the middle of their ratios. */
export const ratioLines = (runs: readonly LoadFigures[], isBurst: boolean): string[] => {
  const ratio = (of: (figures: LoadFigures) => number): string => {
    const ratios = runs.map(of);
    const each = ratios.length === 1 ? '' : ` (${ratios.map((one) => fixed(one, 2)).join(', ')})`;
    return `${fixed(median(ratios), 2)}${each}`;
  };
  const storm = ratio(({ joinStormMs, rawConnectMs }) => joinStormMs / rawConnectMs);
  const burst = ratio(({ durablePerSec, rawEchoPerSec }) => durablePerSec / rawEchoPerSec);
  return [
    `Join storm: ${storm} times the plain connects.`,
    ...(isBurst ? [`Durable answers: ${burst} of the plain echo.`] : []),
  ];
};

/** The base, one line. */
export const rawLines = (raw: RawFigures): string[] => [
  `Plain Socket.IO here: all connected after ${whole(raw.connectMs)} ms, ${whole(raw.echoPerSec)} echoes/s in a burst ` +
    `(p99 ${fixed(raw.echoP99Ms, 0)} ms), a broadcast has reached the last phone after ${fixed(raw.broadcastMs, 0)} ms; ` +
    `longest wait in its event loop ${fixed(raw.loopMaxMs, 1)} ms.`,
];

/** What happened, a line a question. */
export const questionLines = (load: LoadResult): string[] =>
  load.questions.map(({ wave, openedMs, closedMs, screenMs }, index) => {
    const refusals = Object.entries(wave.refused).map(([code, count]) => `, ${count} ${code}`);
    const silent = wave.silent > 0 ? `, ${wave.silent} without a reply` : '';
    return (
      `Question ${index + 1}: ${whole(wave.acked)} acknowledged${refusals.join('')}${silent}, ` +
      `${whole(burstRate(wave))}/s; ack p50 ${fixed(wave.p50, 1)}, p95 ${fixed(wave.p95, 1)}, ` +
      `p99 ${fixed(wave.p99, 1)}, last ${fixed(wave.max, 1)} ms; last phone saw it open after ` +
      `${fixed(openedMs, 0)} ms, closed after ${fixed(closedMs, 0)} ms; screen had the last answer ` +
      `${fixed(screenMs, 0)} ms after it was sent.`
    );
  });

/** The sums of the whole run. */
export const sumLines = (phones: number, load: LoadResult): string[] => [
  `Join storm: all seated after ${whole(load.joinStormMs)} ms, ${load.failedTries} tries failed before; ` +
    `${fixed(load.kbPerPhone, 0)} KB of server memory a phone.`,
  `Server: ${fixed(load.joinCpuS, 2)} s of CPU for a storm, ${fixed(load.askCpuS, 2)} s for the questions; ` +
    `at most ${whole(load.peakRssMB)} MB; ${whole(load.messagesSent)} messages sent ` +
    `(${fixed(load.messagesSent / phones, 1)} a phone), ${load.missedNotices} notices missed.`,
  `A phone: ${whole(load.bytesInPerPhone)} bytes in, ${whole(load.bytesOutPerPhone)} bytes out.`,
  `After kill -9: ready in ${fixed(load.restartS, 2)} s, all phones back ${fixed(load.comeBackS, 2)} s later.`,
  `Lost: ${load.lost}. Doubled: ${load.doubled}.`,
];

/** Whether everything that was sent was acknowledged, and nothing was lost, doubled or missed. */
export const isSound = (phones: number, load: LoadResult): boolean =>
  load.lost === 0 &&
  load.doubled === 0 &&
  load.missedNotices === 0 &&
  load.questions.every((question) => question.wave.acked === phones);
