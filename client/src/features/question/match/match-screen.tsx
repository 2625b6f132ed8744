import './match-screen.css';
import type { Option } from '@sets/shared/question/choosing.ts';
import {
  givenTo,
  match,
  type MatchCounts,
  type MatchQuestion,
} from '@sets/shared/question/kinds/match.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { optionColour, optionEdge, OptionMark } from '../../../ui/option-mark.tsx';
import { PicturedScreen } from '../asked/pictured-screen.tsx';
import type { ScreenParts, ScreenProps } from '../question-parts.ts';
import { linesOf, type MatchLine, roomOf } from './match-lines.ts';
import { matchMessages as words } from './match.messages.ts';

type Props = ScreenProps<MatchQuestion, MatchCounts>;

/** The middle of a place, of so many that share 100. */
const middleOf = (at: number, of: number): number => ((at + 0.5) * 100) / of;

/** Thick as so many gave it; none so thin that it is not seen. */
const thickness = (part: number): number => 3 + 27 * part;

interface LinesProps {
  readonly lines: readonly MatchLine[];
  readonly lefts: number;
  readonly options: number;
}

const Lines = ({ lines, lefts, options }: LinesProps) => (
  <svg className="match-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {lines.map(({ left, option, part, isRight }) => {
      const [from, to] = [middleOf(left, lefts), middleOf(option, options)];
      const style = {
        '--line-of': isRight === false ? 'var(--line-strong)' : optionColour(left),
        '--edge-of': optionEdge(left),
        '--thick': thickness(part),
      };
      return (
        <g key={`${left}.${option}`} style={style as CSSProperties} data-right={isRight}>
          {isRight === true && (
            <path className="match-edge" d={`M0 ${from}C40 ${from} 60 ${to} 100 ${to}`} />
          )}
          <path d={`M0 ${from}C40 ${from} 60 ${to} 100 ${to}`} />
        </g>
      );
    })}
  </svg>
);

const Text = ({ text }: { readonly text: string }) => (
  <span className="match-screen-text" dir="auto">
    <MathText text={text} />
  </span>
);

/** What is heard of one left side: what was given most often, or what is right. */
const spokenOf = ({ question, counts, answered }: Props, left: Option): string => {
  const [first] = counts === null ? [] : givenTo(question, counts, left.id);
  return first === undefined
    ? ''
    : words.spoken(left.text, first.option.text, words.share(first.count, answered));
};

const toldOf = ({ right }: Props) => (isOfType('pairs', right) ? right.pairs : null);

/** What stands at the inner end of a left side: how many had it right, or the most that one right side got. */
const figureOf = (lines: readonly MatchLine[], left: number): string => {
  const own = lines.filter((line) => line.left === left);
  const line = own.find(({ isRight }) => isRight === true) ?? own.at(-1);
  if (line === undefined) return '';
  const share = `${Math.round(line.part * 100)}%`;
  return line.isRight === true ? `✓ ${share}` : share;
};

const isThere = ({ text }: Option): boolean => text.trim() !== '';

/** While it is written, sides that are still empty are left out. */
const writtenOf = (question: MatchQuestion): MatchQuestion => {
  const { lefts, options } = question;
  return { ...question, lefts: lefts.filter(isThere), options: options.filter(isThere) };
};

const heardOf = (props: Props): string => {
  const { question, counts, answered, hits } = props;
  const told = toldOf(props);
  if (counts === null) return '';
  if (told === null) return question.lefts.map((left) => spokenOf(props, left)).join('. ');
  const right = words.spokenRight(match.inWords(question, { pairs: told }).join(', '));
  return hits === undefined ? right : `${right}. ${words.hits(hits, answered)}`;
};

const styleOf = ({ lefts, options }: MatchQuestion): CSSProperties => {
  const { size, lines } = roomOf(Math.max(lefts.length, options.length));
  return { '--size': size, '--lines': lines } as CSSProperties;
};

/** What is matched stands left, what it can be matched with right; between them lines, as thick as people gave them. */
const Picture = ({ question, ...props }: Props) => {
  const { counts, answered, hits } = props;
  const told = toldOf({ question, ...props });
  const lines = linesOf(question, counts, answered, counts === null ? null : told);
  const { lefts, options } = question;
  const takersOf = (option: string): number[] =>
    (counts === null ? [] : (told ?? []))
      .filter((each) => each.option === option)
      .map(({ left }) => lefts.findIndex(({ id }) => id === left));
  return (
    <div className="match-picture" data-note={told !== null && hits !== undefined}>
      <ul className="match-column">
        {lefts.map(({ id, text }, index) => (
          <li key={id} style={{ '--edge-of': optionEdge(index) } as CSSProperties}>
            <OptionMark index={index} />
            <Text text={text} />
            {counts !== null && <b>{figureOf(lines, index)}</b>}
          </li>
        ))}
      </ul>
      <Lines lines={lines} lefts={lefts.length} options={options.length} />
      <ul className="match-column" data-told={told !== null && counts !== null}>
        {options.map(({ id, text }) => {
          const takers = takersOf(id);
          return (
            <li key={id} data-right={takers.length > 0}>
              <span className="match-takers">
                {takers.map((index) => (
                  <OptionMark key={index} index={index} />
                ))}
              </span>
              <Text text={text} />
            </li>
          );
        })}
      </ul>
      {told !== null && hits !== undefined && (
        <p className="match-note">{words.hits(hits, answered)}</p>
      )}
    </div>
  );
};

const Screen = (props: Props) => {
  const { answered, standing } = props;
  const question = writtenOf(props.question);
  const asked = { ...props, question };
  return (
    <PicturedScreen
      {...{ answered, standing }}
      text={props.question.text}
      result={props.counts === null ? null : heardOf(asked)}
      style={styleOf(question)}
    >
      <Picture {...asked} />
    </PicturedScreen>
  );
};

export const matchScreen: ScreenParts<MatchQuestion, MatchCounts> = {
  note: () => words.note,
  Screen,
};
