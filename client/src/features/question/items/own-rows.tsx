import '../choosing/answer-results.css';
import './own-rows.css';
import type { Option } from '@sets/shared/question/choosing.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { optionColour, optionEdge, OptionMark } from '../../../ui/option-mark.tsx';

export interface OwnRow {
  readonly option: Option;
  /** Its place in the question, from 0: what it is marked with. */
  readonly index: number;
  /** Of the longest bar, from 0 to 1. */
  readonly part: number;
  readonly figure: string;
  readonly note: string;
  /** What the person said of it, or null. */
  readonly own: string | null;
}

interface OwnRowsProps {
  readonly caption: string;
  readonly heads: readonly [item: string, figure: string, note: string];
  readonly you: string;
  readonly rows: readonly OwnRow[];
}

/** Items over their bars, for a narrow page, with what the person has said of each. */
export const OwnRows = ({ caption, heads, you, rows }: OwnRowsProps) => (
  <table className="answer-results own-rows">
    <caption className="only-spoken">{caption}</caption>
    <thead className="only-spoken">
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ option, index, part, figure, note, own }) => {
        const bar = {
          '--length': part,
          '--option': optionColour(index),
          '--option-edge': optionEdge(index),
        };
        return (
          <tr key={option.id} style={bar as CSSProperties} data-nobody={part === 0}>
            <th scope="row">
              <OptionMark index={index} />{' '}
              <span className="answer-results-text" dir="auto">
                <MathText text={option.text} />
              </span>{' '}
              {own !== null && (
                <span className="own-rows-own">
                  <span className="you">{you}</span> <b>{own}</b>
                </span>
              )}
            </th>
            <td className="answer-results-share">{figure}</td>
            <td>{note}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
