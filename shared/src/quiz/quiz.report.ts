import type { Reported, Slot, Tallies, Tally } from '../live/activity.ts';
import type { RoundReport } from '../live/round-report.ts';
import type { ReportFigure } from '../live/report-line.ts';
import { emptyTally } from '../live/tally.ts';
import { counterOfRight } from '../question/hits.ts';
import { kindOf } from '../question/question-kinds.ts';
import { reportFiguresOf } from './after/report-figures.ts';
import type { QuizDefinition, QuizItem } from './quiz.contract.ts';
import { itemAt, rightAt } from './quiz.deck.ts';
import type { QuizState } from './quiz.live.ts';
import { quizMessages as words } from './quiz.messages.ts';
import { modeOf } from './mode-of.ts';
import type { QuizSum } from './scoring/quiz.counting.ts';
import { hitsIn } from './quiz.tallies.ts';

interface Round {
  readonly slot: Slot;
  readonly round: number;
  readonly place: number;
  /** Where it was asked, from 0. */
  readonly index: number;
}

const reportOf = (
  definition: QuizDefinition,
  state: QuizState,
  { slot, round, place, index }: Round,
  item: QuizItem,
  {
    tally,
    figures,
  }: {
    readonly tally: Tally;
    readonly figures: readonly ReportFigure[];
  },
): RoundReport => {
  const { question } = item;
  const own = Object.fromEntries(
    Object.entries(tally.counters).filter(([name]) => name !== counterOfRight),
  );
  const right = rightAt(definition, state, place) ?? item.right;
  const said = kindOf(question).keyed?.inWords(question, right).join(', ') ?? '';
  const hits = hitsIn(definition, state, place, tally) ?? 0;
  const { forHosts = [], ...told } = kindOf(question).report(question, own);
  const rightly = { name: words.right(said), text: words.rightOf(hits, tally.answered) };
  const groups = kindOf(question).grouping !== undefined && { groups: true as const };
  const about = { slot, question: index + 1, round, asks: question.id, text: question.text };
  return { ...about, ...groups, ...told, forHosts: [...forHosts, rightly, ...figures] };
};

/** The rounds of a question: the first, and those in which it was asked again. */
const roundsOf = (
  state: QuizState,
  place: number,
  tallies: Tallies,
): readonly { readonly slot: Slot; readonly round: number }[] => {
  const mode = modeOf(state);
  const first = mode.firstSlot(place);
  const wasAsked = state.told.includes(place) || tallies.has(first);
  return [...(wasAsked ? [{ slot: first, round: 1 }] : []), ...mode.laterRounds(place, tallies)];
};

/** Every round of a quiz with what came of it, and what its figures say of the question. */
export const quizReport = (
  definition: QuizDefinition,
  state: QuizState,
  { tallies, results: sum }: Reported<QuizSum>,
): RoundReport[] => {
  const figuresOf = reportFiguresOf(definition, state, sum);
  return state.order.flatMap((place, index) => {
    const item = itemAt(definition, place);
    if (item === undefined) return [];
    return roundsOf(state, place, tallies).map((round) => {
      const tally = tallies.get(round.slot) ?? emptyTally;
      const figures = round.round === 1 ? (figuresOf.get(place) ?? []) : [];
      return reportOf(definition, state, { ...round, place, index }, item, { tally, figures });
    });
  });
};
