import { type PointsQuestion, pointsLimits } from '@sets/shared/question/kinds/points.ts';
import { Coins } from 'lucide-react';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { QuestionText } from '../form/question-text.tsx';
import { QuestionTime } from '../form/question-time.tsx';
import { ItemsField } from '../items/items-field.tsx';
import type { FormParts, FormProps } from '../question-parts.ts';
import { pointsFormMessages as words } from './points-form.messages.ts';

const usualSteps = [1, 2, 5, 10, 20, 25, 50, 100];
const { min, max } = pointsLimits.total;

/** Steps that use up the points, and the question's own. */
const stepChoices = ({ total, step }: PointsQuestion) => {
  const fitting = usualSteps.filter((each) => total % each === 0 && each < total);
  return [...new Set([...fitting, step])]
    .toSorted((one, other) => one - other)
    .map((each) => ({ value: String(each), text: String(each) }));
};

/** So many points: the step goes along where it would not use them up. */
const withTotal = (question: PointsQuestion, typed: string): PointsQuestion => {
  const total = Math.min(99_999, Math.trunc(Number(typed.replaceAll(/\D/gu, ''))));
  const fits = total % question.step === 0;
  const step = fits
    ? question.step
    : (usualSteps.findLast((each) => each <= 5 && total % each === 0) ?? 1);
  return { ...question, total, step };
};

const Form = (props: FormProps<PointsQuestion>) => {
  const { question, lacks, onChange } = props;
  return (
    <div className="grid gap-8">
      <QuestionText {...props} />
      <ItemsField label={words.items} {...props} />
      <div className="grid items-start gap-x-8 gap-y-4 border-t border-line pt-6 sm:grid-cols-2">
        <Field
          label={words.total}
          inputMode="numeric"
          autoComplete="off"
          value={String(question.total)}
          fault={lacks.includes('total') ? words.lacksTotal(min, max) : undefined}
          onChange={({ target }) => onChange(withTotal(question, target.value))}
        />
        <Select
          label={words.step}
          isSmall
          value={String(question.step)}
          choices={stepChoices(question)}
          onChange={(step) => onChange({ ...question, step: Number(step) })}
        />
        <Switch
          label={words.less}
          hint={words.lessHint}
          checked={question.less}
          onChange={(less) => onChange({ ...question, less })}
        />
        <QuestionTime {...props} />
        {lacks.includes('step') && <p className="text-sm text-warn">{words.lacksStep}</p>}
      </div>
    </div>
  );
};

export const pointsForm: FormParts<PointsQuestion> = {
  name: words.name,
  means: words.means,
  Icon: Coins,
  Form,
};
