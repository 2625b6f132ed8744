import { Select } from '../../../ui/select.tsx';
import type { FormProps } from '../question-parts.ts';
import { questionFormMessages as words } from './question-form.messages.ts';

const usualTimes = [10, 20, 30, 45, 60, 90, 120, 180, 300, 600];

/** The usual times, and the question's own where it is none of them. */
export const timeChoices = (seconds: number | null) => {
  const times = new Set(seconds === null ? usualTimes : [...usualTimes, seconds]);
  return [
    { value: '', text: words.noLimit },
    ...[...times]
      .toSorted((one, other) => one - other)
      .map((time) => ({ value: String(time), text: words.seconds(time) })),
  ];
};

/** How long a question is open. */
export const QuestionTime = <Q extends { readonly seconds: number | null }>({
  question,
  onChange,
}: Pick<FormProps<Q>, 'question' | 'onChange'>) => (
  <Select
    label={words.time}
    value={question.seconds === null ? '' : String(question.seconds)}
    choices={timeChoices(question.seconds)}
    onChange={(time) => onChange({ ...question, seconds: time === '' ? null : Number(time) })}
  />
);
