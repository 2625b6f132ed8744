import { compareMessages as words } from './compare.messages.ts';

interface ComparedHeadProps {
  /** What the rows are. */
  readonly what: string;
  readonly names: readonly [one: string, other: string];
}

/** The head of a table of two runs; what rows and the last column are is heard alone. */
export const ComparedHead = ({ what, names }: ComparedHeadProps) => (
  <thead>
    <tr>
      <th scope="col" className="w-1/3">
        <span className="only-spoken">{what}</span>
      </th>
      <th scope="col">{names[0]}</th>
      <th scope="col">{names[1]}</th>
      <th scope="col">
        <span className="only-spoken">{words.change}</span>
      </th>
    </tr>
  </thead>
);
