import { isSound, loadFigures } from '../load-report.ts';
import type { LoadResult } from '../load-run.ts';
import { median } from '../percentile.ts';
import { fixed, round } from '../report-numbers.ts';
import type { MeasuredKind } from './kind-run.ts';
import { isCloud } from './word-cloud.ts';

/** What the wall may be sent while words come in. */
const mostUpdatesPerS = 10;
const mostKB = 20;

/** Choices and the kind are asked in turns. */
const turns = ({ questions }: LoadResult) => ({
  choices: questions.filter((_, index) => index % 2 === 0),
  ofKind: questions.filter((_, index) => index % 2 === 1),
});

const p99Of = (questions: LoadResult['questions']): number =>
  median(questions.map(({ wave }) => wave.p99));

/** The worst of the questions. */
const onWall = (load: LoadResult) => {
  const updates = turns(load).ofKind.map((question) => question.updates);
  return {
    screenUpdatesPerS: round(Math.max(...updates.map(({ perSecond }) => perSecond))),
    screenMaxKB: round(Math.max(...updates.map(({ largestBytes }) => largestBytes)) / 1_000),
  };
};

/** The object of `--json`: the figures of load for the kind, and what is measured of it besides. */
export const kindFigures = (
  phones: number,
  { kind, load, raw, framesPerS }: MeasuredKind,
): Record<string, number | string | null> => {
  const { choices, ofKind } = turns(load);
  return {
    kind,
    ...loadFigures(phones, { ...load, questions: ofKind }, raw),
    choiceAckP99Ms: round(p99Of(choices)),
    ...(isCloud(kind) && {
      ...onWall(load),
      framesPerS: framesPerS === null ? null : round(framesPerS),
    }),
  };
};

export const kindLines = ({ kind, load }: MeasuredKind): string[] => {
  const { choices, ofKind } = turns(load);
  return [
    `p99 of ${kind}: ${fixed(p99Of(ofKind), 1)} ms; of a choice beside it: ${fixed(p99Of(choices), 1)} ms.`,
  ];
};

export const cloudLines = ({ kind, load, framesPerS }: MeasuredKind): string[] => {
  if (!isCloud(kind)) return [];
  const { screenUpdatesPerS, screenMaxKB } = onWall(load);
  return [
    `The wall: ${fixed(screenUpdatesPerS, 1)} updates a second (at most ${mostUpdatesPerS}), ` +
      `the largest ${fixed(screenMaxKB, 1)} KB (at most ${mostKB}).`,
    `The picture: ${fixed(framesPerS ?? 0, 1)} frames a second.`,
  ];
};

/** Whether nothing was lost, doubled or missed, and the wall was not sent too much. */
export const isSoundKind = (phones: number, { kind, load }: MeasuredKind): boolean => {
  if (!isSound(phones, load)) return false;
  if (!isCloud(kind)) return true;
  const { screenUpdatesPerS, screenMaxKB } = onWall(load);
  return screenUpdatesPerS <= mostUpdatesPerS && screenMaxKB <= mostKB;
};
