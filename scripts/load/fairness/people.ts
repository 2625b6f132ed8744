/** A connection: ms that everything takes each way, and how many more it takes at most. */
export interface Way {
  readonly down: number;
  readonly up: number;
  readonly jitter: number;
}

/** What connections of a class are like: as slow both ways, slow one way, or never the same. */
export const wayKinds = ['even', 'slow down', 'slow up', 'unsteady'] as const;
export type WayKind = (typeof wayKinds)[number];

/** What phones do to seem quicker than they are; `honest` ones say what is so. */
export const lies = ['shows late', 'taps early', 'answers pings late', 'seems slow'] as const;
export type Lie = (typeof lies)[number];

export interface Person {
  readonly kind: WayKind;
  readonly way: Way;
  readonly lie: Lie | null;
}

/** The quickest connection there is, in ms each way. */
export const quickest = 20;
/** Of an unsteady connection, so much of what it takes at most is chance. */
const partOfChance = 0.25;

const wayOf = (kind: WayKind, ms: number): Way => {
  const steady = { down: ms, up: ms, jitter: 0 };
  if (kind === 'slow down') return { ...steady, up: quickest };
  if (kind === 'slow up') return { ...steady, down: quickest };
  if (kind === 'even') return steady;
  const least = ms * (1 - partOfChance);
  return { down: least, up: least, jitter: ms - least };
};

/** So many connections from the quickest to the slowest, each as many times slower than the one before. */
const range = (count: number, slowest: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    Math.round(quickest * (slowest / quickest) ** (count === 1 ? 1 : index / (count - 1))),
  );

/** A class in which there are connections of every kind, from the quickest to the slowest. */
export const honestClass = (people: number, slowest: number): Person[] => {
  const each = range(Math.ceil(people / wayKinds.length), slowest);
  return each
    .flatMap((ms) => wayKinds.map((kind) => ({ kind, way: wayOf(kind, ms), lie: null })))
    .slice(-people);
};

/** On how many connections each lie is tried: a quick one, one between, and the slowest. */
const triedOn = 3;

/** Those who lie, each lie on connections of every speed. */
export const liars = (slowest: number): Person[] =>
  lies.flatMap((lie) =>
    range(triedOn, slowest).map((ms): Person => ({ kind: 'even', way: wayOf('even', ms), lie })),
  );
