import type { AcceptedAnswer, Slot, SplitReport } from '../live/activity.ts';
import { moveBy } from '../live/tally.ts';
import { kindOf } from '../question/question-kinds.ts';
import { answerIn, type PollAnswer } from './poll.answer.ts';
import type { PollDefinition } from './poll.contract.ts';
import { askedIn, editsOf } from './poll.deck.ts';
import type { PollState } from './poll.live.ts';

type Given = Pick<AcceptedAnswer<PollAnswer>, 'participant' | 'slot' | 'value'>;

interface Group {
  people: number;
  readonly sum: Map<string, number>;
}

/**
 * The answers to one question by what the same people said to another. Whoever said several things
 * is in each of their groups; whoever answered one of both alone is in none.
 */
export const splitPoll = (
  definition: PollDefinition,
  state: PollState,
  { slot, by }: { readonly slot: Slot; readonly by: Slot },
  answers: Iterable<Given>,
): SplitReport | null => {
  const asked = askedIn(definition, state, slot);
  const other = askedIn(definition, state, by);
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
    grouping.all(other.question).map((name) => [name, { people: 0, sum: new Map() }]),
  );
  for (const { participant, value } of told) {
    for (const name of groupsOf.get(participant) ?? []) {
      const group = groups.get(name);
      if (group === undefined) continue;
      group.people += 1;
      moveBy(group.sum, kind.contribution(asked.question, answerIn(value)), 1);
    }
  }
  const edits = editsOf(state, slot);
  return {
    text: asked.question.text,
    by: other.question.text,
    groups: Array.from(groups, ([name, { people, sum }]) => ({
      name,
      people,
      told:
        people < (definition.floor ?? 0)
          ? null
          : kind.report(asked.question, Object.fromEntries(sum), edits),
    })),
  };
};
