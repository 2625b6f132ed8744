import { gapLimits } from '@sets/shared/question/filled.ts';
import { gapsIn, type GapOfText } from '@sets/shared/question/kinds/gap-text.ts';
import type { GapQuestion } from '@sets/shared/question/kinds/gap.ts';
import { TextCursorInput } from 'lucide-react';
import { Select } from '../../../ui/select.tsx';
import { OptionList } from '../choice/option-list.tsx';
import { QuestionText } from '../form/question-text.tsx';
import { QuestionTime } from '../form/question-time.tsx';
import { RudeWords } from '../form/rude-words.tsx';
import { itemsFormMessages } from '../items/items-form.messages.ts';
import type { FormParts, FormProps } from '../question-parts.ts';
import { GapBody } from './gap-body.tsx';
import { gapFormMessages as words } from './gap-form.messages.ts';
import { GapKey } from './gap-key.tsx';
import { withWay, wordsOf } from './marked-text.ts';

type Props = FormProps<GapQuestion>;

const faultsOf = (lacks: readonly string[]): string[] => [
  ...(lacks.includes('gaps') ? [words.lacksGaps] : []),
  ...(lacks.includes('fewer') ? [words.fewer(gapLimits.gaps.max)] : []),
  ...(lacks.includes('length') ? [words.length(gapLimits.text)] : []),
  ...(lacks.includes('options') ? [words.lacksOptions] : []),
  ...(lacks.includes('repeats') ? [words.repeats] : []),
];

const ways = [
  { value: 'typed', text: words.typed },
  { value: 'chosen', text: words.chosen },
] as const;

interface GapWayProps extends Props {
  readonly gap: GapOfText;
  readonly number: number;
}

/** How one gap is filled, and the words of which one is chosen. */
const GapWay = ({ gap, number, question, right = null, onChange }: GapWayProps) => {
  const isChosen = gap.options.length > 0;
  const [word = ''] = wordsOf(gap, right);
  const withOptions = (options: GapOfText['options']): GapQuestion => ({
    ...question,
    parts: question.parts.map((part) =>
      part.type === 'gap' && part.id === gap.id ? { ...part, options } : part,
    ),
  });
  return (
    <li className="grid content-start gap-3 rounded-md bg-sunken p-4">
      <span className="font-medium [overflow-wrap:anywhere]" dir="auto">
        {words.gap(number, word)}
      </span>
      <Select
        isSmall
        label={words.way(number)}
        value={isChosen ? 'chosen' : 'typed'}
        choices={ways}
        onChange={(way) =>
          onChange(...withWay(question, right, { id: gap.id, isChosen: way === 'chosen' }))
        }
      />
      {isChosen && (
        <fieldset className="m-0 min-w-0 border-0 p-0" aria-label={words.words(number)}>
          <OptionList
            question={{ options: [...gap.options] }}
            range={gapLimits.options}
            areMarked={false}
            words={{ ...itemsFormMessages.list, addOption: words.addWord }}
            onChange={({ options }) => onChange(withOptions(options))}
          />
        </fieldset>
      )}
    </li>
  );
};

const Form = (props: Props) => {
  const { question, lacks, onChange } = props;
  const gaps = gapsIn(question.parts);
  return (
    <div className="grid gap-8">
      <QuestionText {...props} />
      <div className="grid gap-3">
        <GapBody {...props} />
        {faultsOf(lacks).map((fault) => (
          <p key={fault} className="text-sm text-warn">
            {fault}
          </p>
        ))}
        {gaps.length > 0 && (
          <ol className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2">
            {gaps.map((gap, at) => (
              <GapWay key={gap.id} {...props} gap={gap} number={at + 1} />
            ))}
          </ol>
        )}
      </div>
      <div className="grid items-end gap-x-8 gap-y-4 border-t border-line pt-6 sm:grid-cols-2">
        <RudeWords {...{ question, onChange, words }} />
        <QuestionTime {...props} />
      </div>
    </div>
  );
};

export const gapForm: FormParts<GapQuestion> = {
  name: words.name,
  means: words.means,
  Icon: TextCursorInput,
  Form,
  Key: GapKey,
  outline: ({ parts }) => {
    let number = 0;
    const text = parts
      .map((part) => {
        if (part.type === 'text') return part.text;
        number += 1;
        const choices = part.options.map((each) => each.text).join(' / ');
        return choices === '' ? `__${number}__` : `__${number}: ${choices}__`;
      })
      .join('');
    return { items: [{ text }] };
  },
};
