import type { RoundReport, Tallies } from '../live/activity.ts';
import { emptyTally } from '../live/tally.ts';
import { drawnOf } from '../question/drawn-round.ts';
import { kindOf } from '../question/question-kinds.ts';
import { confidenceIn, withoutConfidence } from './poll.answer.ts';
import type { PollDefinition } from './poll.contract.ts';
import { editsOf, extraOf, orderOf, questionsOf } from './poll.deck.ts';
import type { PollState } from './poll.live.ts';
import { slotOf } from './poll.slot.ts';

const confidenceNames = {
  right: 'Sure of what is right',
  wrong: 'Sure of what is wrong',
  given: 'Sure',
};

/** How many were sure, as a report has it, and how many of those who answered did not say. */
const confidenceFigures = (sure: ReturnType<typeof confidenceIn>, answered: number) => {
  if (sure === null) return [];
  const figures = sure.map(({ group, people: [guess, fairly, certain] }) => ({
    name: confidenceNames[group],
    text: `${certain} certain, ${fairly} fairly, ${guess} guessed`,
  }));
  const said = sure.flatMap(({ people }) => people).reduce((sum, many) => sum + many, 0);
  return said < answered
    ? [...figures, { name: 'Did not say how sure', text: String(answered - said) }]
    : figures;
};

/** Every round of every question that was opened, with all that could be said, by nobody too. */
export const reportPoll = (
  definition: PollDefinition,
  state: PollState,
  tallies: Tallies,
): RoundReport[] => {
  const all = questionsOf(definition, state);
  return orderOf(state).flatMap((place, index) => {
    const asked = all[place];
    if (asked === undefined) return [];
    return Array.from({ length: state.rounds[place] ?? 0 }, (_, before): RoundReport => {
      const slot = slotOf({ question: place, round: before + 1 });
      const { counters, answered } = tallies.get(slot) ?? emptyTally;
      const floor = definition.floor ?? 0;
      const about = {
        slot,
        question: index + 1,
        round: before + 1,
        asks: asked.id,
        text: asked.text,
        ...(floor > 0 && { apart: true as const }),
      };
      if (answered < floor) {
        const withheld = { name: 'Not shown', text: `Fewer than ${floor} answers` };
        return { ...about, withheld: true, multiple: false, lines: [], figures: [withheld] };
      }
      const extra = extraOf(definition, asked);
      const own = withoutConfidence(extra, counters);
      const edits = editsOf(state, slot);
      const told = kindOf(asked).report(asked, own, edits);
      const drawn = drawnOf(asked, own, edits);
      const groups = kindOf(asked).grouping !== undefined && { groups: true as const };
      const forHosts = confidenceFigures(confidenceIn(extra, counters), answered);
      return {
        ...about,
        ...groups,
        ...told,
        ...(drawn !== null && { drawn }),
        ...(forHosts.length > 0 && { forHosts }),
      };
    });
  });
};
