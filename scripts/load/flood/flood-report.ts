import { median } from '../percentile.ts';
import { fixed, round, whole } from '../report-numbers.ts';
import type { FloodResult } from './flood-run.ts';

/** What the honest phones are promised beside an attack. */
const bounds = { seatedS: 10, ackP99Ms: 150, serverRssMB: 600 } as const;

/** The object of `--json`. Of several questions the middle figure, of `acked` the least. */
export const floodFigures = (phones: number, flood: FloodResult) => ({
  phones,
  acked: Math.min(...flood.waves.map((wave) => wave.acked)),
  lost: flood.lost,
  doubled: flood.doubled,
  ackP99Ms: round(median(flood.waves.map((wave) => wave.p99))),
  hostile: flood.hostile.sent,
  refused: flood.hostile.sent - flood.hostile.accepted,
  serverRssMB: round(flood.peakRssMB),
});

const seatedLine = (phones: number, { arrived }: FloodResult): string =>
  `Join storm under attack: ${whole(arrived.seated)} of ${whole(phones)} seated after ` +
  `${fixed(arrived.seconds, 1)} s; ${whole(arrived.failedTries)} tries failed before.`;

const questionLines = ({ waves }: FloodResult): string[] =>
  waves.map((wave, index) => {
    const refusals = Object.entries(wave.refused).map(([code, count]) => `, ${count} ${code}`);
    return (
      `Question ${index + 1}: ${whole(wave.acked)} acknowledged${refusals.join('')}, ` +
      `${wave.silent} without a reply; ack p50 ${fixed(wave.p50, 1)}, p95 ${fixed(wave.p95, 1)}, ` +
      `p99 ${fixed(wave.p99, 1)}, last ${fixed(wave.max, 1)} ms.`
    );
  });

const hostileLines = ({ hostile, attackS, hostileCounted }: FloodResult): string[] => [
  ...Object.entries(hostile.byKind).map(
    ([kind, { sent, accepted }]) =>
      `Hostile ${kind}: ${whole(sent)} sent, ${whole(sent / attackS)}/s; ` +
      `${whole(accepted)} accepted, ${whole(sent - accepted)} not; connecting included.`,
  ),
  `Hostile answers: ${whole(hostile.answersAcked)} acknowledged, ` +
    `${whole(hostile.answersUnsettled)} without a reply, ${whole(hostileCounted)} counted.`,
];

/** Everything that was seen, line by line. */
export const floodLines = (phones: number, flood: FloodResult): string[] => [
  seatedLine(phones, flood),
  ...questionLines(flood),
  ...hostileLines(flood),
  `The host is shown ${whole(flood.shownJoined)} participants, ${whole(flood.arrived.seated)} of them honest.`,
  `In ${fixed(flood.attackS, 1)} s of attack ${fixed(flood.serverCpuS, 1)} s of CPU of the server, ` +
    `${fixed(flood.hostile.cpuS, 1)} s of the hostile process; the server held ` +
    `at most ${whole(flood.peakRssMB)} MB.`,
  `Lost: ${flood.lost}. Doubled: ${flood.doubled}.`,
];

/** A sentence for each promise that was not kept. */
export const brokenBounds = (phones: number, flood: FloodResult): string[] => {
  const { arrived, waves } = flood;
  const { acked, lost, doubled, ackP99Ms, serverRssMB } = floodFigures(phones, flood);
  const judged: readonly (readonly [boolean, string])[] = [
    [arrived.seated === phones, `${phones - arrived.seated} phones did not get in.`],
    [arrived.seconds <= bounds.seatedS, `not all were seated within ${bounds.seatedS} s.`],
    [acked === phones, `${waves.length} questions, but only ${acked} acknowledged in one of them.`],
    [ackP99Ms <= bounds.ackP99Ms, `ack p99 is above ${bounds.ackP99Ms} ms.`],
    [serverRssMB <= bounds.serverRssMB, `the server held more than ${bounds.serverRssMB} MB.`],
    [lost === 0 && doubled === 0, 'answers were lost or doubled.'],
  ];
  return judged.flatMap(([isKept, sentence]) => (isKept ? [] : [sentence]));
};
