import { countOf } from '../core/counts.ts';
import type { RoundReport, Tallies } from '../live/activity.ts';
import { emptyTally } from '../live/tally.ts';
import type { PollDefinition } from './poll.contract.ts';
import type { PollState } from './poll.live.ts';
import { slotOf } from './poll.slot.ts';

/** Every round of every question that was opened, with all its options, those that nobody chose too. */
export const reportPoll = (
  { questions }: PollDefinition,
  { rounds }: PollState,
  tallies: Tallies,
): RoundReport[] =>
  questions.flatMap(({ text, multiple, options }, question) =>
    Array.from({ length: rounds[question] ?? 0 }, (_, before) => {
      const slot = slotOf({ question, round: before + 1 });
      const { counters } = tallies.get(slot) ?? emptyTally;
      return {
        slot,
        question: question + 1,
        round: before + 1,
        text,
        multiple,
        lines: options.map((option) => ({
          text: option.text,
          count: countOf(counters, option.id),
        })),
      };
    }),
  );
