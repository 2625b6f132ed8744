import { pointsOf } from '@sets/shared/quiz/scoring/scoring.ts';
import { round, whole } from '../report-numbers.ts';
import { type Played, seconds, thinks } from './fairness-run.ts';
import { lies, type Person, type Way, wayKinds } from './people.ts';
import { pretendedMs } from './timed-phone.ts';

/** What is wanted at most, in percent. */
const bounds = { difference: 2, gain: 2 } as const;

const worth = { points: 1, pace: 'speed', limit: seconds * 1_000 } as const;

/** The points of right answers, each after so many ms less than everybody thinks. */
const pointsFor = (questions: number, less: number): number => {
  const each = Array.from({ length: questions }, (_, at) => thinks[at % thinks.length] ?? 0);
  const scored = each.map((ms) => pointsOf(worth, { share: 1, took: Math.max(0, ms - less) }));
  return scored.reduce((sum, points) => sum + points, 0);
};

const sumOf = ({ points }: Played): number => points.reduce((sum, each) => sum + each, 0);

/** How many percent more this is. */
const more = (points: number, than: number): number => (100 * (points - than)) / than;

/**
 * How many ms of what a liar saved the connection explains: as slow as it showed itself whenever the server
 * asked it something. Whoever delays some replies alone has shown in the others how quick it is.
 */
const explainedMs = ({ lie }: Person): number => (lie === 'seems slow' ? pretendedMs : 0);

/** How many percent more a liar has than who thinks as long and says so, and how much of it the connection explains. */
const gainOf = (played: Played) => {
  const { length } = played.points;
  const all = more(sumOf(played), pointsFor(length, 0));
  const explained = more(pointsFor(length, explainedMs(played.person)), pointsFor(length, 0));
  return { all, explained, beyond: Math.max(0, all - explained) };
};

const honestOf = (all: readonly Played[]): Played[] =>
  all.filter(({ person }) => person.lie === null);
const liarsOf = (all: readonly Played[]): Played[] =>
  all.filter(({ person }) => person.lie !== null);

/** The object of `--json`. */
export const fairnessFigures = (all: readonly Played[]) => {
  const honest = honestOf(all).map(sumOf);
  const [least, most] = [Math.min(...honest), Math.max(...honest)];
  return {
    people: honest.length,
    worstDifferencePercent: round((100 * (most - least)) / most, 2),
    liarGainPercent: round(Math.max(...liarsOf(all).map((each) => gainOf(each).beyond)), 2),
  };
};

const inMs = ({ down, up, jitter }: Way): string =>
  `${whole(down)} + ${whole(up)}${jitter === 0 ? '' : `, at times ${whole(2 * jitter)} more`}`;

const percent = (value: number): string => `${value.toFixed(2)} %`;

const row = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at < 2 ? cell.padEnd(at === 0 ? 20 : 36) : cell.padStart(12))).join('');

/** Everybody who says what is so, the quickest connection first, then everybody who lies. */
export const fairnessLines = (all: readonly Played[]): string[] => {
  const questions = all[0]?.points.length ?? 0;
  const fair = pointsFor(questions, 0);
  const honest = wayKinds.flatMap((kind) =>
    honestOf(all)
      .filter(({ person }) => person.kind === kind)
      .map((each) => [
        kind,
        inMs(each.person.way),
        whole(sumOf(each)),
        percent(more(sumOf(each), fair)),
      ]),
  );
  const lying = lies.flatMap((lie) =>
    liarsOf(all)
      .filter(({ person }) => person.lie === lie)
      .map((each) => {
        const gain = gainOf(each);
        const gains = [percent(gain.all), percent(gain.explained), percent(gain.beyond)];
        return [lie, inMs(each.person.way), whole(sumOf(each))].concat(gains);
      }),
  );
  return [
    row(['connection', 'ms down + up', 'points', 'difference']),
    ...honest.map(row),
    `As quick as they were: ${whole(fair)} points.`,
    '',
    row(['lie', 'ms down + up', 'points', 'gain', 'explained', 'beyond']),
    ...lying.map(row),
  ];
};

export const fairnessVerdict = (figures: ReturnType<typeof fairnessFigures>): string[] => [
  `The points of ${figures.people} people who thought equally long differ by ${percent(figures.worstDifferencePercent)} at most ` +
    `(bound ${bounds.difference} %).`,
  `Who lies gains ${percent(figures.liarGainPercent)} at most beyond what their connection explains (bound ${bounds.gain} %).`,
];

export const isFair = (figures: ReturnType<typeof fairnessFigures>): boolean =>
  figures.worstDifferencePercent <= bounds.difference && figures.liarGainPercent <= bounds.gain;
