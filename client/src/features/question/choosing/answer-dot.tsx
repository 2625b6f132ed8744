import { OptionMark } from '../../../ui/option-mark.tsx';
import type { BarOption } from '../../../ui/result-bars.tsx';

/** More of them are no larger a sign that there are several. */
const mostMarks = 3;

interface AnswerDotProps {
  readonly options: readonly BarOption[];
  readonly chosen: readonly string[];
}

/** What was chosen, by its shapes and colours alone. */
export const AnswerDot = ({ options, chosen }: AnswerDotProps) =>
  options
    .map(({ id, sign }, index) => ({ id, sign, index }))
    .filter(({ id }) => chosen.includes(id))
    .slice(0, mostMarks)
    .map(({ id, sign, index }) => <OptionMark key={id} index={index} sign={sign} />);
