import * as z from 'zod/mini';

/** Where an answer says yes or no: that is drawn instead of a letter. */
const sign = z.enum(['tick', 'cross']);
export type Sign = z.infer<typeof sign>;

/** What lines may count that are not chosen by people: points, or how often something was put first. */
export const roundUnit = z.enum(['points', 'firsts']);
export type RoundUnit = z.infer<typeof roundUnit>;

/** One thing that was answered in a round, and by how many. */
export const reportLine = z.strictObject({
  text: z.string(),
  count: z.int().check(z.nonnegative()),
  sign: z.optional(sign),
  /** From 0: which option it stands for, where the lines are not in the order of the options. */
  mark: z.optional(z.int().check(z.nonnegative())),
  /** What it came to as people read it, where no part of all says that: a mean place, a mean. */
  told: z.optional(z.string()),
  /** Where it is a question that somebody asked: what became of it. */
  asked: z.optional(
    z.strictObject({
      answered: z.boolean(),
      /** Votes against it; `count` are those for it. */
      against: z.int().check(z.nonnegative()),
    }),
  ),
});
export type ReportLine = z.infer<typeof reportLine>;

/** One figure of a round, as people read it: a mean, by what it is called. */
export const reportFigure = z.strictObject({
  name: z.string(),
  text: z.string(),
  /** The number itself, of what is worth following from one run to the next: a mean, a mean place. */
  value: z.optional(z.number()),
});
export type ReportFigure = z.infer<typeof reportFigure>;

/** Why nothing of a round is told, in one line; null where all of it is. */
export const whyWithheld = ({
  withheld,
  figures = [],
}: {
  readonly withheld?: true | undefined;
  readonly figures?: readonly ReportFigure[] | undefined;
}): string | null =>
  withheld === true ? figures.map(({ name, text }) => `${name}: ${text}`).join(', ') : null;

/** A line where there is room for words alone; `unit` is what its round counts. */
export const lineInWords = ({ text: said, asked }: ReportLine, unit?: RoundUnit): string => {
  const text = unit === 'firsts' ? `First: ${said}` : said;
  const notes = [
    ...(asked?.answered === true ? ['answered'] : []),
    ...(asked === undefined || asked.against === 0 ? [] : [`${asked.against} against`]),
  ];
  return notes.length === 0 ? text : `${text} (${notes.join(', ')})`;
};
