import './gap.css';
import './gap-screen.css';
import type { GapCounts } from '@sets/shared/question/kinds/gap-counts.ts';
import { gapsIn, tidyParts } from '@sets/shared/question/kinds/gap-text.ts';
import { gap as gapKind, type GapQuestion } from '@sets/shared/question/kinds/gap.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { PicturedScreen } from '../asked/pictured-screen.tsx';
import type { ScreenParts, ScreenProps } from '../question-parts.ts';
import { type FilledLine, filledLines } from './gap-lines.ts';
import { gapTextSize, smallestText } from './gap-size.ts';
import { GapText } from './gap-text.tsx';
import { gapMessages as words } from './gap.messages.ts';
import { rightGapsOf } from './right-gaps.ts';

type Props = ScreenProps<GapQuestion, GapCounts>;

/** Room for the text, in pixels of the projector: all of the sheet, or what the counts leave. */
const room = { alone: 600, above: 330 } as const;

/** Of a gap so many lines stand on the wall: the more gaps and text there are, the fewer. */
const mostLines = (gaps: number, isLong: boolean): number => {
  if (gaps > 5 || isLong) return 1;
  return gaps <= 3 ? 4 : 3;
};

const Line = ({ line, filled }: { readonly line: FilledLine; readonly filled: number }) => (
  <li
    data-right={line.isRight}
    style={{ '--length': filled === 0 ? 0 : line.count / filled } as CSSProperties}
  >
    <span className="gap-line-text" dir="auto">
      {line.isRight && '✓ '}
      <MathText text={line.text} />
    </span>
    <b>{words.share(line.count, filled)}</b>
  </li>
);

/** What each gap was filled with, side by side. */
const Columns = ({ question, counts, right }: Props & { readonly counts: GapCounts }) => {
  const gaps = gapsIn(question.parts);
  const most = mostLines(gaps.length, gapTextSize(question.parts, room.above) <= smallestText);
  return (
    <ol className="gap-columns" data-many={gaps.length > 5}>
      {gaps.map((gap, at) => {
        const own = counts.gaps[at];
        const said = rightGapsOf(right ?? null).find(({ id }) => id === gap.id);
        const { lines, others } = filledLines(gap, own, { right: said, own: undefined });
        const filled = own?.filled ?? 0;
        const shown = lines.slice(0, most);
        const rest = lines.slice(shown.length).reduce((sum, { count }) => sum + count, others);
        return (
          <li key={gap.id}>
            {gaps.length > 1 && <span className="gap-number">{at + 1}</span>}
            <ul>
              {shown.map((line) => (
                <Line key={line.text} line={line} filled={filled} />
              ))}
              {rest > 0 && most > 1 && (
                <Line
                  line={{ text: words.other, count: rest, isRight: false, isOwn: false }}
                  filled={filled}
                />
              )}
              {lines.length === 0 && <li className="gap-nobody">{words.nobody}</li>}
            </ul>
          </li>
        );
      })}
    </ol>
  );
};

/** Words to choose from are read while people choose. */
const Choices = ({ question }: Pick<Props, 'question'>) => {
  const gaps = gapsIn(question.parts);
  const chosen = gaps.map((gap, at) => ({ gap, at })).filter(({ gap }) => gap.options.length > 0);
  if (chosen.length === 0) return null;
  return (
    <ol className="gap-words">
      {chosen.map(({ gap, at }) => (
        <li key={gap.id}>
          {gaps.length > 1 && <span className="gap-number">{at + 1}</span>}
          <span dir="auto">
            <MathText text={gap.options.map(({ text }) => text).join(' · ')} />
          </span>
        </li>
      ))}
    </ol>
  );
};

const heardOf = ({ question, counts, right, hits, answered }: Props): string => {
  if (counts === null) return '';
  if (!isOfType('gaps', right)) {
    return counts.gaps
      .flatMap((own, at) => {
        const gap = gapsIn(question.parts)[at];
        const [first] =
          gap === undefined
            ? []
            : filledLines(gap, own, { right: undefined, own: undefined }).lines;
        return first === undefined || first.count === 0
          ? []
          : [words.filledWith(at + 1, `${first.text}, ${words.share(first.count, own.filled)}`)];
      })
      .join('. ');
  }
  const said = words.spokenRight(gapKind.keyed.inWords(question, right).join(', '));
  return hits === undefined ? said : `${said}. ${words.hits(hits, answered)}`;
};

const Screen = (props: Props) => {
  const { counts, answered, standing, right, hits } = props;
  const parts = tidyParts(props.question.parts);
  const question = { ...props.question, parts };
  const told = counts !== null && isOfType('gaps', right) ? right : null;
  const size = gapTextSize(parts, counts === null ? room.alone : room.above);
  return (
    <PicturedScreen
      {...{ answered, standing }}
      text={question.text}
      result={counts === null ? null : heardOf({ ...props, question })}
      style={{ '--size': size } as CSSProperties}
    >
      <div className="gap-screen" data-counted={counts !== null}>
        <GapText parts={parts} right={told} />
        {counts === null ? (
          <Choices question={question} />
        ) : (
          <Columns {...props} question={question} counts={counts} right={told} />
        )}
        {told !== null && hits !== undefined && (
          <p className="gap-note">{words.hits(hits, answered)}</p>
        )}
      </div>
    </PicturedScreen>
  );
};

export const gapScreen: ScreenParts<GapQuestion, GapCounts> = {
  note: ({ parts }) => words.prompt(gapsIn(parts).length),
  Screen,
};
