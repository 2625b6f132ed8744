import './word-table.css';
import { memo, type ReactNode } from 'react';
import { formatCount } from '../number-format.ts';
import type { CloudWord } from './cloud-word.ts';
import { wordCloudMessages as messages } from './word-cloud.messages.ts';

interface WordTableProps {
  readonly caption: string;
  readonly words: readonly CloudWord[];
  readonly more?: number;
}

const Row = memo(({ text, count }: { readonly text: string; readonly count: number }) => (
  <tr>
    <th scope="row" dir="auto">
      {text}
    </th>
    <td>{formatCount(count)}</td>
  </tr>
));

interface WordRowsProps {
  readonly caption: string;
  readonly children: ReactNode;
  /** Whether rows end with what can be done. */
  readonly hasActions?: boolean;
}

/** The frame of a table of words, around its rows. */
export const WordRows = ({ caption, children, hasActions = false }: WordRowsProps) => (
  <table className="word-table">
    <caption className="only-spoken">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{messages.word}</th>
        <th scope="col">{messages.count}</th>
        {hasActions && (
          <th scope="col">
            <span className="only-spoken">{messages.actions}</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

/** The words of a cloud by how many said them: the same that the picture shows. */
export const WordTable = ({ caption, words, more = 0 }: WordTableProps) => (
  <>
    <WordRows caption={caption}>
      {words
        .toSorted((one, other) => other.count - one.count)
        .map(({ key, text, count }) => (
          <Row key={key} text={text} count={count} />
        ))}
    </WordRows>
    {more > 0 && <p className="word-table-more">{messages.more(more)}</p>}
  </>
);
