import {
  inOrder,
  placesOf,
  type RankedItem,
  ranking,
  type RankingCounts,
  type RankingQuestion,
} from '@sets/shared/question/kinds/ranking.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { optionVariable } from '../../../ui/option-mark.tsx';
import type { ScreenParts, ScreenProps } from '../question-parts.ts';
import { type RowColours, SetRows } from '../sets/set-rows.tsx';
import { tenths } from '../tenths.ts';
import { rankingMessages as words } from './ranking.messages.ts';
import { rightPlaceOf } from './right-place.ts';
import { writtenOf } from './written-of.ts';

type Props = ScreenProps<RankingQuestion, RankingCounts>;

const asItems = (colourOf: (token: string) => string, row: number): RowColours => ({
  fill: colourOf(optionVariable(row)),
  edge: colourOf(`${optionVariable(row)}-edge`),
});

/** How often each item got each place, one after the other. */
const placesIn = (counts: RankingCounts | null): number[] =>
  counts === null ? [] : counts.items.flatMap(({ places }) => places);

const nothing: RankingCounts = { items: [] };

interface Told {
  /** The items in the right order. */
  readonly order: readonly string[];
  /** How many have it. */
  readonly hits: number;
}

const toldOf = ({ right, hits = 0 }: Props): Told | null =>
  isOfType('order', right) ? { order: right.ids, hits } : null;

/** What stands at the end of a row: what its place was found by, and the right one once that is told. */
const figuresOf = (
  { top }: RankingQuestion,
  {
    id,
    places,
    mean,
    points,
  }: { id: string; places: readonly number[]; mean: number | null; points: number },
  told: Told | null,
): string[] => {
  const average = mean === null ? words.nobody : tenths(mean);
  const cameTo = top === null ? average : formatCount(points);
  if (told === null) return [formatCount(places[0] ?? 0), cameTo];
  return [cameTo, rightPlaceOf(told.order, id)];
};

const figureHeadsOf = ({ top }: RankingQuestion, told: Told | null): string[] => {
  const cameTo = top === null ? words.meanPlace : words.points;
  return told === null ? [words.first, cameTo] : [cameTo, words.right];
};

const hitsOf = (told: Told | null, answered: number): string =>
  told === null ? '' : words.hits(told.hits, answered);

/** What is heard once the result is out: which one leads, and then what is right. */
const spokenOf = (
  question: RankingQuestion,
  leader: RankedItem | undefined,
  told: Told | null,
  answered: number,
): string => {
  if (leader === undefined || leader.mean === null) return '';
  const figure =
    question.top === null ? words.mean(tenths(leader.mean)) : words.pointsOf(leader.points);
  const result = words.spoken(leader.option.text, 1, figure);
  if (told === null) return result;
  const order = ranking.inWords(question, { order: [...told.order] }).join(', ');
  return [result, words.spokenRight(order), hitsOf(told, answered)].join('. ');
};

/**
 * Each item with a small set of people for each place that it got; once voting is over in the order that came of it,
 * and in the right one where that is told.
 */
const RankingScreen = (props: Props) => {
  const { counts, answered, standing } = props;
  // While it is written, items that are still empty are left out where others are not.
  const question = writtenOf(props.question) ?? props.question;
  const told = toldOf(props);
  const ordered = inOrder(question, counts ?? nothing);
  const byId = new Map(ordered.map((each) => [each.option.id, each]));
  const rows = question.options.map(({ id, text }, mark) => {
    const { places = [], mean = null, points = 0 } = byId.get(id) ?? {};
    const figures = figuresOf(question, { id, places, mean, points }, told);
    return { id, text, mark, counts: counts === null ? null : places, figures };
  });
  // While people answer every row keeps its place.
  const isSorted = counts !== null && standing?.phase !== 'open';
  const sorted = isSorted ? ordered.map(({ option }) => option) : question.options;
  const order = [...new Set([...(told?.order ?? []), ...sorted.map(({ id }) => id)])];
  const [leader] = ordered;
  return (
    <SetRows
      {...{ answered, standing, rows, order }}
      text={question.text}
      beside={placesIn(props.beside?.counts ?? null)}
      rowHead={words.item}
      heads={Array.from({ length: placesOf(question) }, (_, at) => words.ordinal(at + 1))}
      figureHeads={figureHeadsOf(question, told)}
      coloursOf={asItems}
      spoken={spokenOf(question, leader, told, answered)}
      note={hitsOf(told, answered)}
    />
  );
};

export const rankingScreen: ScreenParts<RankingQuestion, RankingCounts> = {
  note: ({ top }) => (top === null ? '' : words.note(top)),
  Screen: RankingScreen,
};
