import {
  type GivenOption,
  givenTo,
  type MatchCounts,
  type MatchQuestion,
} from '@sets/shared/question/kinds/match.ts';
import type { Matched } from '@sets/shared/question/pairs.ts';
import { isOfType, type Right } from '@sets/shared/question/right.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { optionBar, OptionMark } from '../../../ui/option-mark.tsx';
import { matchMessages as words } from './match.messages.ts';

interface MatchTableProps {
  readonly question: MatchQuestion;
  readonly caption: string;
  /** Null while they are hidden. */
  readonly counts: MatchCounts | null;
  readonly answered: number;
  /** What belongs together, where that is to be told. */
  readonly right: Right | null;
  /** What the person who looks at it has matched. */
  readonly own: Matched | null;
  /** Of each left side so many right ones, the most frequent. */
  readonly most: number;
}

const optionIn = (
  pairs: readonly { readonly left: string; readonly option: string }[],
  left: string,
): string | null => pairs.find((each) => each.left === left)?.option ?? null;

interface GivenProps extends Pick<MatchTableProps, 'answered'> {
  readonly given: GivenOption;
  readonly isRight: boolean;
  readonly isOwn: boolean;
}

/** One right side that people gave: its bar, and how many they were. */
const Given = ({ given: { option, count }, answered, isRight, isOwn }: GivenProps) => (
  <li
    data-right={isRight}
    style={{ '--length': answered === 0 ? 0 : count / answered } as CSSProperties}
  >
    <span className="match-given-text" dir="auto">
      <MathText text={option.text} />
    </span>
    {isOwn && <span className="you">{words.you}</span>}
    {isRight && <b className="match-right">{words.isRight}</b>}
    <span className="match-figures">
      <b>{words.share(count, answered)}</b> {words.people(count)}
    </span>
  </li>
);

/** What is shown of one left side: the most frequent, and always what is right, and one's own. */
const shownOf = (
  given: readonly GivenOption[],
  { question, most }: Pick<MatchTableProps, 'question' | 'most'>,
  kept: readonly (string | null)[],
): GivenOption[] => {
  const first = given.slice(0, most);
  const more = question.options
    .map((option, index) => ({ option, index }))
    .filter(({ option }) => kept.includes(option.id))
    .filter(({ option }) => !first.some((each) => each.option.id === option.id))
    .map(({ option, index }) => {
      const count = given.find((each) => each.index === index)?.count ?? 0;
      return { option, index, count };
    });
  return [...first, ...more];
};

/** Each left side with what it was matched with, what most gave first. */
export const MatchTable = (props: MatchTableProps) => {
  const { question, caption, counts, answered, right, own } = props;
  const told = isOfType('pairs', right) ? right.pairs : [];
  return (
    <table className="match-table">
      <caption className="only-spoken">{caption}</caption>
      <thead className="only-spoken">
        <tr>
          <th scope="col">{words.left}</th>
          <th scope="col">{words.given}</th>
        </tr>
      </thead>
      <tbody>
        {question.lefts.map((left, index) => {
          const isRight = optionIn(told, left.id);
          const isOwn = optionIn(own?.pairs ?? [], left.id);
          const given = counts === null ? [] : givenTo(question, counts, left.id);
          const shown = counts === null ? [] : shownOf(given, props, [isRight, isOwn]);
          return (
            <tr key={left.id} style={optionBar(index) as CSSProperties}>
              <th scope="row">
                <OptionMark index={index} />{' '}
                <span dir="auto">
                  <MathText text={left.text} />
                </span>
              </th>
              <td>
                {shown.length === 0 && counts !== null && (
                  <span className="match-nobody">{words.nobody}</span>
                )}
                <ul>
                  {shown.map((each) => (
                    <Given
                      key={each.option.id}
                      given={each}
                      answered={answered}
                      isRight={each.option.id === isRight}
                      isOwn={each.option.id === isOwn}
                    />
                  ))}
                </ul>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
