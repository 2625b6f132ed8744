import './open-text-screen.css';
import type { OpenTextQuestion } from '@sets/shared/question/kinds/open-text.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { keyOf } from '@sets/shared/question/texts/arrangement.ts';
import { lineOf, type TextCounts, type TextLine } from '@sets/shared/question/texts/text-lines.ts';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { AskedScreen } from '../asked/asked-screen.tsx';
import { smallSetMotion } from '../asked/small-set.ts';
import type { SheetSize } from '../../stage/screen/sheet-size.ts';
import type { Placed } from '../choosing/screen/use-screen-grid.ts';
import type { ScreenParts, ScreenProps } from '../question-parts.ts';
import { type Area, type Card, cardsIn, piecesIn } from './cards.ts';
import { type FormulaSizes, useFormulaSizes } from './formula-sizes.ts';
import { keptPlaces } from './kept-places.ts';
import { useMeasure } from './measure-text.ts';
import { isRightLine, rightTold } from './right-line.ts';
import { openTextMessages as words } from './open-text.messages.ts';

/** Behind it is room for how many more there are. */
const bottomOf = ({ height, isUpright, isPart }: SheetSize): number => {
  if (isPart) return height - 40;
  return isUpright ? height - 260 : 866;
};

const areaOf = ({ sheet, grid }: Placed): Area => {
  const { y, height } = grid.question;
  const top = y + height + 36;
  const bottom = bottomOf(sheet);
  return { x: 72, y: top, width: sheet.width - 144, height: Math.max(120, bottom - top) };
};

interface CardsProps {
  readonly placed: Placed;
  readonly counts: TextCounts;
  readonly caption: string;
  /** What is right, once that is told. */
  readonly right: Right | null | undefined;
  /** The same in words, with how many have it. */
  readonly told: string;
}

/** The lines in their order, each where it was before. */
const useKeptLines = (lines: readonly TextLine[]): TextLine[] => {
  const byKey = new Map(lines.map((line) => [keyOf(lineOf(line)), line]));
  const [before, setBefore] = useState<readonly string[]>([]);
  const now = keptPlaces(before, [...byKey.keys()]);
  if (JSON.stringify(now) !== JSON.stringify(before)) setBefore(now);
  return now.flatMap((key) => byKey.get(key) ?? []);
};

/** As many lines as find room, the most frequent; where too many do not, those in front stay. */
const useCards = (counts: TextCounts, placed: Placed, sizes: FormulaSizes) => {
  const measure = useMeasure();
  const { isUpright } = placed.sheet;
  const area = areaOf(placed);
  const given = (lines: readonly TextLine[]) =>
    lines.map((line) => ({
      key: keyOf(lineOf(line)),
      pieces: piecesIn(line.text, measure, sizes),
    }));
  const wanted = new Set(cardsIn(given(counts.lines), area, isUpright).cards.map(({ key }) => key));
  const lines = useKeptLines(counts.lines.filter((line) => wanted.has(keyOf(lineOf(line)))));
  const content = JSON.stringify([lines.map(({ text, group }) => [text, group]), area, isUpright]);
  // Counts change far more often than texts come: cards are placed for these alone.
  // oxlint-disable-next-line react/exhaustive-deps -- `content` says when lines and area are others
  const cards = useMemo(() => cardsIn(given(lines), area, isUpright), [content, measure, sizes]);
  return { lines, cards, area };
};

const cardStyle = ({ x, y, width, height }: Card, size: number): CSSProperties =>
  ({
    '--x': x,
    '--y': y,
    '--width': width,
    '--height': height,
    '--size': size,
  }) as CSSProperties;

/** What was written, each on a card that keeps its place. */
const Cards = ({ placed, counts, caption, right, told }: CardsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const sizes = useFormulaSizes(list);
  const { lines, cards, area } = useCards(counts, placed, sizes);
  const places = new Map(cards.cards.map((card) => [card.key, card]));
  const shown = lines.flatMap((line) => {
    const card = places.get(keyOf(lineOf(line)));
    return card === undefined ? [] : [{ line, card }];
  });
  const more = counts.more + counts.lines.length - shown.length;
  const end = { '--end': area.y + area.height } as CSSProperties;
  return (
    <>
      <ul className="texts-cards" aria-label={caption} ref={list}>
        {shown.map(({ line, card }) => (
          <li
            key={card.key}
            className="texts-card"
            dir="auto"
            data-pinned={line.pinned}
            data-right={isRightLine(right, line)}
            style={cardStyle(card, cards.size)}
          >
            <MathText text={line.text} />
            {line.count > 1 && (
              <>
                {' '}
                <b dir="ltr">
                  <span className="only-spoken">{words.times(line.count)}</span>
                  <span aria-hidden="true">{formatCount(line.count)}</span>
                </b>
              </>
            )}
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="texts-none" style={end}>
          {words.nothingYet}
        </p>
      )}
      {told !== '' && (
        <p className="texts-right" style={end} dir="auto">
          <MathText text={told} />
        </p>
      )}
      {more > 0 && (
        <p className="texts-more" style={end}>
          {words.more(more)}
        </p>
      )}
    </>
  );
};

const Screen = ({
  question,
  counts,
  answered,
  standing,
  right,
  hits,
}: ScreenProps<OpenTextQuestion, TextCounts>) => {
  const isShown = counts !== null;
  const answers = counts?.answers ?? 0;
  const told = rightTold(right, { hits, answered });
  const marks = useMemo(() => (isShown ? [answers] : null), [isShown, answers]);
  return (
    <AskedScreen
      text={question.text}
      counts={marks}
      result={[words.sum(answers), told].filter(Boolean).join('. ')}
      motion={smallSetMotion}
      {...{ answered, standing }}
    >
      {({ placed }) =>
        counts !== null && (
          <Cards
            key={standing?.round ?? ''}
            caption={words.results(question.text)}
            {...{ placed, counts, right, told }}
          />
        )
      }
    </AskedScreen>
  );
};

export const openTextScreen: ScreenParts<OpenTextQuestion, TextCounts> = {
  note: ({ entries }) => words.prompt(entries),
  Screen,
};
