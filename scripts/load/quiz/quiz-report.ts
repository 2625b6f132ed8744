import { median } from '../percentile.ts';
import type { RawFigures } from '../raw-base.ts';
import { fixed, round, whole } from '../report-numbers.ts';
import { burstRate } from '../wave-figures.ts';
import type { QuizResult } from './quiz-run.ts';

/** The object of `--quiz --json`. Of several questions the middle figure; of the longest wait the longest. */
export const quizFigures = (phones: number, result: QuizResult, raw: RawFigures) => {
  const { questions } = result;
  const waves = questions.map(({ wave }) => wave);
  return {
    phones,
    /** Acknowledged answers to a question: the least over the questions. */
    acked: Math.min(...waves.map(({ acked }) => acked)),
    lost: result.lost,
    doubled: result.doubled,
    lastPhoneMs: round(median(questions.map(({ openedMs }) => openedMs))),
    ackP99Ms: round(median(waves.map(({ p99 }) => p99))),
    personalMs: round(median(questions.map(({ personalMs }) => personalMs))),
    loopMaxMs: round(Math.max(...questions.map(({ loop }) => loop.waitMs))),
    messagesSent: result.messagesSent,
    rawEchoPerSec: round(raw.echoPerSec, 0),
    durablePerSec: round(median(waves.map(burstRate)), 0),
  };
};

export type QuizFigures = ReturnType<typeof quizFigures>;

/** What each may be at most on a machine that is quiet, in ms. */
const bounds = { lastPhoneMs: 300, ackP99Ms: 400, personalMs: 1_000, loopMaxMs: 50 } as const;

const boundNames: Readonly<Record<keyof typeof bounds, string>> = {
  lastPhoneMs: 'from the tap until the last phone could answer',
  ackP99Ms: 'p99 of the acknowledgements',
  personalMs: 'from the reveal until the last phone was told what it has won',
  loopMaxMs: 'the longest wait in the event loop',
};

export const quizLines = (result: QuizResult): string[] => [
  ...result.questions.map(({ wave, openedMs, personalMs, loop }, index) => {
    const refusals = Object.entries(wave.refused).map(([code, count]) => `, ${count} ${code}`);
    const silent = wave.silent > 0 ? `, ${wave.silent} without a reply` : '';
    return (
      `Question ${index + 1}: last phone saw it open after ${whole(openedMs)} ms; ` +
      `${whole(wave.acked)} acknowledged${refusals.join('')}${silent}, ${whole(burstRate(wave))}/s, ` +
      `ack p50 ${fixed(wave.p50, 1)}, p99 ${fixed(wave.p99, 1)}, last ${fixed(wave.max, 1)} ms; all were told ` +
      `what they won ${whole(personalMs)} ms after the reveal; longest wait in the event loop ${fixed(loop.waitMs, 1)} ms, ` +
      `most CPU time in one turn of it ${fixed(loop.workMs, 1)} ms.`
    );
  }),
  `Join storm: all seated after ${whole(result.joinStormMs)} ms, ${result.failedTries} tries failed before.`,
  `After kill -9: ready in ${fixed(result.restartS, 2)} s, all phones back ${fixed(result.comeBackS, 2)} s later.`,
  `Lost: ${result.lost}. Doubled: ${result.doubled}. Notices missed: ${result.missedNotices}.`,
];

/** A sentence for each figure that is above its bound. */
export const brokenBounds = (figures: Pick<QuizFigures, keyof typeof bounds>): string[] =>
  (Object.keys(bounds) as (keyof typeof bounds)[])
    .filter((name) => figures[name] > bounds[name])
    .map((name) => `Above its bound of ${bounds[name]} ms: ${boundNames[name]}.`);

/** What came of it beside the base, and which figure is above its bound. */
export const quizBesideLines = (figures: QuizFigures, questions: number): string[] => {
  const { phones, messagesSent, durablePerSec, rawEchoPerSec } = figures;
  const each = messagesSent / (phones + phones * questions);
  const ratio = durablePerSec / rawEchoPerSec;
  return [
    `Durable answers: ${fixed(ratio, 2)} of the plain echo.`,
    `${whole(messagesSent)} messages sent, ${fixed(each, 2)} for each player and answer.`,
    ...brokenBounds(figures),
  ];
};

/** Whether everything that was sent was acknowledged, and nothing was lost, doubled or missed. */
export const isSoundQuiz = (phones: number, result: QuizResult): boolean =>
  result.lost === 0 &&
  result.doubled === 0 &&
  result.missedNotices === 0 &&
  result.questions.every(({ wave }) => wave.acked === phones);
