import { Difference } from '../difference.tsx';

/** What of a content stands besides its title and text, as its tags: always as many lines, in the same order. */
export type FurtherLines<Content> = (content: Content) => readonly string[];

interface FurtherDifferencesProps<Content> {
  readonly before: Content;
  readonly after: Content;
  readonly linesOf: FurtherLines<Content>;
  readonly isNewOnly?: boolean;
}

/** Those lines that are others now, with what is another in them. */
export const FurtherDifferences = <Content,>({
  before,
  after,
  linesOf,
  isNewOnly = false,
}: FurtherDifferencesProps<Content>) => {
  const was = linesOf(before);
  return linesOf(after).map((line, at) =>
    line === was[at] ? null : (
      // oxlint-disable-next-line react/no-array-index-key -- each has its place
      <p key={at} dir="auto" className="text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
        <Difference before={was[at] ?? ''} after={line} isNewOnly={isNewOnly} />
      </p>
    ),
  );
};
