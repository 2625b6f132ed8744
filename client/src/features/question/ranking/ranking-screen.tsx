import {
  inOrder,
  placesOf,
  type RankingCounts,
  type RankingQuestion,
} from '@sets/shared/question/kinds/ranking.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { optionVariable } from '../../../ui/option-mark.tsx';
import type { ScreenParts, ScreenProps } from '../question-parts.ts';
import { type RowColours, SetRows } from '../sets/set-rows.tsx';
import { tenths } from '../tenths.ts';
import { rankingMessages as words } from './ranking.messages.ts';

type Props = ScreenProps<RankingQuestion, RankingCounts>;

const asItems = (colourOf: (token: string) => string, row: number): RowColours => ({
  fill: colourOf(optionVariable(row)),
  edge: colourOf(`${optionVariable(row)}-edge`),
});

/** How often each item got each place, one after the other. */
const placesIn = (counts: RankingCounts | null): number[] =>
  counts === null ? [] : counts.items.flatMap(({ places }) => places);

/** While it is written, items that are still empty are left out where others are not. */
const writtenOf = (question: RankingQuestion): RankingQuestion => {
  const written = question.options.filter(({ text }) => text.trim() !== '');
  return written.length === 0 ? question : { ...question, options: written };
};

const nothing: RankingCounts = { items: [] };

/** Each item with a small set of people for each place that it got; once voting is over in the order that came of it. */
const RankingScreen = (props: Props) => {
  const { counts, answered, standing } = props;
  const question = writtenOf(props.question);
  const isPart = question.top !== null;
  const ordered = inOrder(question, counts ?? nothing);
  const byId = new Map(ordered.map((each) => [each.option.id, each]));
  const rows = question.options.map(({ id, text }, mark) => {
    const { places = [], mean = null, points = 0 } = byId.get(id) ?? {};
    const figure = mean === null ? words.nobody : tenths(mean);
    const figures = [formatCount(places[0] ?? 0), isPart ? formatCount(points) : figure];
    return { id, text, mark, counts: counts === null ? null : places, figures };
  });
  // While people answer every row keeps its place.
  const isSorted = counts !== null && standing?.phase !== 'open';
  const sorted = isSorted ? ordered.map(({ option }) => option) : question.options;
  const [leader] = ordered;
  const figure =
    leader === undefined || leader.mean === null
      ? ''
      : isPart
        ? words.pointsOf(leader.points)
        : words.mean(tenths(leader.mean));
  return (
    <SetRows
      {...{ answered, standing, rows }}
      text={question.text}
      beside={placesIn(props.beside?.counts ?? null)}
      order={sorted.map(({ id }) => id)}
      rowHead={words.item}
      heads={Array.from({ length: placesOf(question) }, (_, at) => words.ordinal(at + 1))}
      figureHeads={[words.first, isPart ? words.points : words.meanPlace]}
      coloursOf={asItems}
      spoken={leader === undefined ? '' : words.spoken(leader.option.text, 1, figure)}
    />
  );
};

export const rankingScreen: ScreenParts<RankingQuestion, RankingCounts> = {
  note: ({ top }) => (top === null ? '' : words.note(top)),
  Screen: RankingScreen,
};
