import type { RoundReport, Tallies } from '../live/activity.ts';
import { emptyTally } from '../live/tally.ts';
import { kindOf } from '../question/question-kinds.ts';
import type { PollDefinition } from './poll.contract.ts';
import type { PollState } from './poll.live.ts';
import { slotOf } from './poll.slot.ts';

/** Every round of every question that was opened, with all that could be said, by nobody too. */
export const reportPoll = (
  { questions }: PollDefinition,
  { rounds }: PollState,
  tallies: Tallies,
): RoundReport[] =>
  questions.flatMap((asked, question) =>
    Array.from({ length: rounds[question] ?? 0 }, (_, before) => {
      const slot = slotOf({ question, round: before + 1 });
      const { counters } = tallies.get(slot) ?? emptyTally;
      const place = { slot, question: question + 1, round: before + 1 };
      return { ...place, text: asked.text, ...kindOf(asked).report(asked, counters) };
    }),
  );
