import type { NumberCounts, NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import type { NumberGiven } from '@sets/shared/question/number/steps.ts';
import type { ResultParts, ResultsProps } from '../question-parts.ts';
import { NumberChart } from './number-chart.tsx';
import { numberMessages as words } from './number.messages.ts';

/** The answers as their host reads them. */
const Results = ({
  question,
  caption,
  counts,
  right = null,
}: ResultsProps<NumberQuestion, NumberGiven, NumberCounts>) =>
  counts === null ? (
    <p className="text-base text-ink-soft">{words.hidden}</p>
  ) : (
    <NumberChart wide={34} {...{ question, caption, counts, right }}>
      {counts.answers === 0 && <p className="text-base text-ink-soft">{words.nobody}</p>}
    </NumberChart>
  );

export const numberResults: ResultParts<NumberQuestion, NumberGiven, NumberCounts> = { Results };
