import { type ScaleQuestion, scaleLimits, type Steps } from '@sets/shared/question/kinds/scale.ts';
import { SlidersHorizontal } from 'lucide-react';
import { Select } from '../../../ui/select.tsx';
import { OptionList } from '../choice/option-list.tsx';
import { QuestionText } from '../form/question-text.tsx';
import { QuestionTime } from '../form/question-time.tsx';
import type { FormParts, FormProps } from '../question-parts.ts';
import { LabelSteps } from './label-steps.tsx';
import { NumberSteps } from './number-steps.tsx';
import { scaleFormMessages as words, scaleTemplates } from './scale-form.messages.ts';

type Template = keyof typeof scaleTemplates;
const templates = Object.keys(scaleTemplates) as Template[];
const usualNumbers: Steps = { type: 'numbers', from: 1, to: 10, low: '', high: '' };

const choices = [
  { value: 'numbers', text: words.numbers },
  ...templates.map((name) => ({ value: name, text: words.templates[name] })),
  { value: 'own', text: words.ownLabels },
];

/** What a scale is called in that list: labels that were changed are one's own. */
const choiceOf = (steps: Steps): string => {
  if (steps.type === 'numbers') return 'numbers';
  const written = JSON.stringify(steps.labels);
  return templates.find((name) => JSON.stringify(scaleTemplates[name]) === written) ?? 'own';
};

const stepsFor = (choice: string, before: Steps): Steps => {
  if (choice === 'numbers') return usualNumbers;
  const template = templates.find((name) => name === choice);
  if (template !== undefined) return { type: 'labels', labels: [...scaleTemplates[template]] };
  return { type: 'labels', labels: before.type === 'labels' ? [...before.labels, ''] : ['', ''] };
};

const Form = (props: FormProps<ScaleQuestion>) => {
  const { question, lacks, onChange } = props;
  const { steps } = question;
  const onSteps = (next: Steps): void => onChange({ ...question, steps: next });
  return (
    <div className="grid gap-8">
      <QuestionText {...props} />
      <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0">
        <legend className="mb-1 p-0 font-medium">{words.statements}</legend>
        <OptionList
          question={{ options: question.statements }}
          words={words.list}
          range={scaleLimits.statements}
          areMarked={false}
          onChange={({ options }) => onChange({ ...question, statements: options })}
        />
        <p className="text-sm text-ink-soft">{words.statementsHint}</p>
      </fieldset>
      <fieldset className="m-0 grid min-w-0 gap-4 border-0 border-t border-line p-0 pt-6">
        <legend className="sr-only">{words.steps}</legend>
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Select
            label={words.type}
            value={choiceOf(steps)}
            choices={choices}
            onChange={(choice) => onSteps(stepsFor(choice, steps))}
          />
          <QuestionTime {...props} />
        </div>
        {steps.type === 'numbers' ? (
          <NumberSteps steps={steps} hasFault={lacks.includes('range')} onChange={onSteps} />
        ) : (
          <LabelSteps steps={steps} hasFault={lacks.includes('labels')} onChange={onSteps} />
        )}
      </fieldset>
    </div>
  );
};

/** The steps in one line: all labels, or both ends. */
const stepsInLine = ({ steps }: ScaleQuestion): string =>
  (steps.type === 'labels'
    ? steps.labels
    : [`${steps.from} ${steps.low}`, `${steps.to} ${steps.high}`]
  )
    .map((name) => name.trim())
    .join(' – ');

export const scaleForm: FormParts<ScaleQuestion> = {
  name: words.name,
  means: words.means,
  Icon: SlidersHorizontal,
  Form,
  outline: (question) => ({
    items: question.statements.filter(({ text }) => text !== ''),
    steps: stepsInLine(question),
  }),
};
