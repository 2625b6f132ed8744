/** What the sample of a screen shows at one moment. */
export interface SampleMoment {
  readonly phase: 'open' | 'closed';
  readonly answered: number;
  /** People by place of the option; null while they are hidden. */
  readonly counts: readonly number[] | null;
}

/** Everybody in the sample's room, and what they choose. */
export const sampleCounts: readonly number[] = [36, 57, 9, 5];
export const sampleAnswered = sampleCounts.reduce((sum, count) => sum + count, 0);
export const samplePeople = 112;

/** Milliseconds: people begin to answer, the last one has, and the result comes up. */
const [begin, end, shown] = [600, 2_600, 3_000];

/** When each moment begins that differs from the one before, in ms. Short enough to need no way to stop it. */
export const sampleTimes: readonly number[] = [
  0,
  ...Array.from({ length: 14 }, (_, step) => begin + ((step + 1) * (end - begin)) / 14),
  shown,
];

/** The sample after so many milliseconds: people answer, first many, then few; then it shows. */
export const sampleAt = (ms: number): SampleMoment => {
  if (ms >= shown) return { phase: 'closed', answered: sampleAnswered, counts: sampleCounts };
  const share = Math.min(1, Math.max(0, (ms - begin) / (end - begin)));
  const answered = Math.round(sampleAnswered * (1 - (1 - share) ** 2));
  return { phase: 'open', answered, counts: null };
};
