import type { Slot, Tallies, Tally } from '../live/activity.ts';
import type { RoundReport } from '../live/round-report.ts';
import { emptyTally } from '../live/tally.ts';
import { type DrawnRound, drawnOf } from '../question/drawn-round.ts';
import { kindOf, type Question } from '../question/question-kinds.ts';
import { isOfType } from '../question/right.ts';
import { confidenceIn, kindCounters, rightIn } from './poll.answer.ts';
import type { PollDefinition, QuestionExtra } from './poll.contract.ts';
import { editsOf, extraOf, orderOf, questionsOf } from './poll.deck.ts';
import type { PollState } from './poll.live.ts';
import { pollMessages as words } from './poll.messages.ts';
import { rightAmong } from './poll.right.ts';
import { slotOf } from './poll.slot.ts';

/** How many were sure, as a report has it, and how many of those who answered did not say. */
const confidenceFigures = (sure: ReturnType<typeof confidenceIn>, answered: number) => {
  if (sure === null) return [];
  const figures = sure.map(({ group, people: [guess, fairly, certain] }) => ({
    name: words.sureOf[group],
    text: words.howSure(certain, fairly, guess),
  }));
  const said = sure.flatMap(({ people }) => people).reduce((sum, many) => sum + many, 0);
  return said < answered
    ? [...figures, { name: words.notSaid, text: String(answered - said) }]
    : figures;
};

/**
 * Which part of all said what is right: in percent, so that runs can be compared. Its name is the same in
 * all of them, also where what is right was put otherwise meanwhile.
 */
const rightFigures = (
  asked: Question,
  extra: QuestionExtra | undefined,
  { counters, answered }: Tally,
) => {
  const right = rightAmong(asked, extra);
  const many = rightIn(asked, extra, counters);
  if (right === null || many === null) return [];
  const said = kindOf(asked).keyed?.inWords(asked, right) ?? [];
  const of = words.rightOf(many, answered);
  const value = answered === 0 ? undefined : Math.round((100 * many) / answered);
  const part = value === undefined ? of : `${value}% (${of})`;
  const figure = { name: words.right, text: words.rightIs(part, said.join(', ')) };
  return [value === undefined ? figure : { ...figure, value }];
};

/** The same for who draws it: which lines say it, where the answers are chosen among options. */
const rightOfReport = (asked: Question, extra: QuestionExtra | undefined) => {
  const right = rightAmong(asked, extra);
  if (right === null) return {};
  const { options = [] } = kindOf(asked).choosing?.(asked) ?? {};
  const said = options.flatMap(({ id }, at) =>
    isOfType('options', right) && right.ids.includes(id) ? at : [],
  );
  return { right: { lines: said, of: right } };
};

/** A round of a question that was opened; `index` is the question's in the order in which they are presented. */
interface OpenedRound {
  readonly asked: Question;
  readonly slot: Slot;
  readonly index: number;
  readonly round: number;
}

/** In the order in which the questions are presented, and of each of them. */
const openedRounds = (definition: PollDefinition, state: PollState): OpenedRound[] => {
  const all = questionsOf(definition, state);
  return orderOf(state).flatMap((place, index) => {
    const asked = all[place];
    if (asked === undefined) return [];
    return Array.from({ length: state.rounds[place] ?? 0 }, (_, before) => {
      const round = before + 1;
      return { asked, slot: slotOf({ question: place, round }), index, round };
    });
  });
};

/** A poll as it stands, with what was answered. */
export interface Reported {
  readonly definition: PollDefinition;
  readonly state: PollState;
  readonly tallies: Tallies;
}

/** A round as it is told; what its kind draws it of is made for whoever asks for it. */
interface ToldRound {
  readonly report: RoundReport;
  readonly draw: () => DrawnRound | null;
}

const tellRound = (
  { definition, state, tallies }: Reported,
  { asked, slot, index, round }: OpenedRound,
): ToldRound => {
  const { counters, answered } = tallies.get(slot) ?? emptyTally;
  const floor = definition.floor ?? 0;
  const about = {
    slot,
    question: index + 1,
    round,
    asks: asked.id,
    text: asked.text,
    ...(floor > 0 && { apart: true as const }),
  };
  if (answered < floor) {
    const withheld = { name: words.withheld, text: words.fewer(floor) };
    const nothing = { multiple: false, lines: [], figures: [withheld] };
    return { report: { ...about, withheld: true, ...nothing }, draw: () => null };
  }
  const extra = extraOf(definition, asked);
  const own = kindCounters(extra, counters);
  const edits = editsOf(state, slot);
  const groups = kindOf(asked).grouping !== undefined && { groups: true as const };
  const sure = confidenceFigures(confidenceIn(asked, extra, counters), answered);
  const { forHosts: keptBack = [], ...told } = kindOf(asked).report(asked, own, edits);
  const forHosts = [...keptBack, ...rightFigures(asked, extra, { counters, answered }), ...sure];
  const report = {
    ...about,
    ...groups,
    ...told,
    ...(forHosts.length > 0 && { forHosts }),
    ...rightOfReport(asked, extra),
  };
  return { report, draw: () => drawnOf(asked, own, edits) };
};

/** Of each question that was opened, its newest round. */
export const tellNewestRounds = (poll: Reported): ToldRound[] =>
  openedRounds(poll.definition, poll.state)
    .filter(({ index }, at, all) => all[at + 1]?.index !== index)
    .map((each) => tellRound(poll, each));

/** Every round of every question that was opened, with all that could be said, by nobody too. */
export const reportPoll = (
  definition: PollDefinition,
  state: PollState,
  tallies: Tallies,
): RoundReport[] =>
  openedRounds(definition, state).map((each) => {
    const { report, draw } = tellRound({ definition, state, tallies }, each);
    const drawn = draw();
    return drawn === null ? report : Object.assign(report, { drawn });
  });
