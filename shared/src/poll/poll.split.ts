import type { AcceptedAnswer, Slot } from '../live/activity.ts';
import type { SplitReport } from '../live/split-report.ts';
import { moveBy } from '../live/tally.ts';
import { kindOf, type Question } from '../question/question-kinds.ts';
import { answerIn, type PollAnswer } from './poll.answer.ts';
import type { PollDefinition } from './poll.contract.ts';
import { editsOf, roundIn } from './poll.deck.ts';
import type { PollState } from './poll.live.ts';
import { toldGroups } from './split-floor.ts';

type Given = Pick<AcceptedAnswer<PollAnswer>, 'participant' | 'slot' | 'value'>;

interface Group {
  readonly people: Set<string>;
  readonly sum: Map<string, number>;
}

/**
 * Whether what was asked may be told apart at all: told the other way round, the same answers are those of the groups
 * that it makes. Where one of these is too small to be told, so is every line of its people in here.
 *
 * @param answers to what was asked, of those who are in a group
 */
const mayBeTold = (question: Question, answers: readonly Given[], floor: number): boolean => {
  const { grouping } = kindOf(question);
  if (grouping === undefined || floor < 2) return true;
  const groups = new Map<string, Set<string>>();
  for (const { participant, value } of answers) {
    for (const name of grouping.of(question, answerIn(value))) {
      const people = groups.get(name) ?? new Set();
      groups.set(name, people.add(participant));
    }
  }
  return toldGroups([...groups.values()], answers.length, floor).every((isTold) => isTold);
};

/**
 * The answers to one question by what the same people said to another. Whoever said several things
 * is in each of their groups; whoever answered one of both alone is in none. Below the floor of the
 * poll nothing is told of a group, nor what would tell of it beside the others.
 */
export const splitPoll = (
  definition: PollDefinition,
  state: PollState,
  { slot, by }: { readonly slot: Slot; readonly by: Slot },
  answers: Iterable<Given>,
): SplitReport | null => {
  const asked = roundIn(definition, state, slot);
  const other = roundIn(definition, state, by);
  if (asked === null || other === null || slot === by) return null;
  const { grouping } = kindOf(other.question);
  if (grouping === undefined) return null;

  const groupsOf = new Map<string, readonly string[]>();
  const told: Given[] = [];
  for (const given of answers) {
    if (given.slot === slot) told.push(given);
    if (given.slot !== by) continue;
    groupsOf.set(given.participant, grouping.of(other.question, answerIn(given.value)));
  }
  const kind = kindOf(asked.question);
  const groups = new Map<string, Group>(
    grouping.all(other.question).map((name) => [name, { people: new Set(), sum: new Map() }]),
  );
  for (const { participant, value } of told) {
    // Two options may say the same: that is one group.
    for (const name of new Set(groupsOf.get(participant))) {
      const group = groups.get(name);
      if (group === undefined) continue;
      group.people.add(participant);
      moveBy(group.sum, kind.contribution(asked.question, answerIn(value)), 1);
    }
  }
  const edits = editsOf(state, slot);
  const floor = definition.floor ?? 0;
  const inBoth = told.filter(({ participant }) => groupsOf.has(participant));
  // Of a round of which nothing is told, who is in which group is an answer to it.
  const isWithheld =
    told.length < floor || groupsOf.size < floor || !mayBeTold(asked.question, inBoth, floor);
  const isTold = toldGroups(
    Array.from(groups.values(), ({ people }) => people),
    told.length,
    floor,
  );
  // Groups that are told have the same lines; of the others not even that tells anything.
  const all = new Map<string, number>();
  for (const [at, { sum }] of [...groups.values()].entries()) {
    if (isTold[at] === true) moveBy(all, Object.fromEntries(sum), 1);
  }
  const among = Object.fromEntries(all);
  return {
    text: asked.question.text,
    by: other.question.text,
    groups: Array.from(groups, ([name, { people, sum }], index) => ({
      name,
      people: isWithheld ? 0 : people.size,
      told:
        !isWithheld && isTold[index] === true
          ? kind.report(asked.question, Object.fromEntries(sum), edits, among)
          : null,
    })),
  };
};
