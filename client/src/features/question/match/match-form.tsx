import type { MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import { matchLimits } from '@sets/shared/question/pairs.ts';
import { Cable } from 'lucide-react';
import { Switch } from '../../../ui/switch.tsx';
import type { Listing, ListedOption } from '../choice/choice-draft.ts';
import { QuestionText } from '../form/question-text.tsx';
import { QuestionTime } from '../form/question-time.tsx';
import { OptionList } from '../choice/option-list.tsx';
import { itemsFormMessages } from '../items/items-form.messages.ts';
import type { FormParts, FormProps } from '../question-parts.ts';
import { matchFormMessages as words } from './match-form.messages.ts';
import { MatchKey } from './match-key.tsx';
import { PairLines } from './pair-lines.tsx';

type Props = FormProps<MatchQuestion>;

const faultsOf = (lacks: readonly string[]): string[] => [
  ...(lacks.includes('lefts') ? [words.lacksLefts(matchLimits.lefts.min)] : []),
  ...(lacks.includes('options') ? [words.lacksOptions] : []),
  ...(lacks.includes('repeats') ? [words.repeats] : []),
];

interface SideProps {
  readonly label: string;
  readonly options: readonly ListedOption[];
  readonly range: { readonly min: number; readonly max: number };
  readonly onChange: (options: readonly ListedOption[]) => void;
}

/** One of the sides, as a list of its own. */
const Side = ({ label, options, range, onChange }: SideProps) => {
  const listing: Listing = { options: [...options] };
  return (
    <fieldset className="m-0 grid min-w-0 content-start gap-2 border-0 p-0">
      <legend className="mb-1 p-0 font-medium">{label}</legend>
      <OptionList
        question={listing}
        range={range}
        areMarked={false}
        words={itemsFormMessages.list}
        onChange={(changed) => onChange(changed.options)}
      />
    </fieldset>
  );
};

/** Where a right side may be used again, sides are no pairs: each is a list. */
const Sides = ({ question, onChange }: Props) => (
  <div className="grid gap-8 sm:grid-cols-2">
    <Side
      label={words.lefts}
      options={question.lefts}
      range={matchLimits.lefts}
      onChange={(lefts) => onChange({ ...question, lefts: [...lefts] })}
    />
    <Side
      label={words.options}
      options={question.options}
      range={matchLimits.options}
      onChange={(options) => onChange({ ...question, options: [...options] })}
    />
  </div>
);

const Form = (props: Props) => {
  const { question, lacks, onChange } = props;
  return (
    <div className="grid gap-8">
      <QuestionText {...props} />
      <div className="grid gap-3">
        {question.again ? <Sides {...props} /> : <PairLines {...props} />}
        {faultsOf(lacks).map((fault) => (
          <p key={fault} className="text-sm text-warn">
            {fault}
          </p>
        ))}
      </div>
      <div className="grid items-start gap-x-8 gap-y-4 border-t border-line pt-6 sm:grid-cols-2">
        <Switch
          label={words.again}
          hint={words.againHint}
          checked={question.again}
          onChange={(again) => onChange({ ...question, again })}
        />
        <QuestionTime {...props} />
      </div>
    </div>
  );
};

export const matchForm: FormParts<MatchQuestion> = {
  name: words.name,
  means: words.means,
  Icon: Cable,
  Form,
  Key: MatchKey,
  outline: ({ lefts, options }) => ({
    items: lefts.map(({ text }) => ({ text })),
    steps: options.map(({ text }) => text).join(' · '),
  }),
};
