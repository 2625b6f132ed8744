import type { RankingQuestion } from '@sets/shared/question/kinds/ranking.ts';
import { ListOrdered } from 'lucide-react';
import { Select } from '../../../ui/select.tsx';
import { QuestionText } from '../form/question-text.tsx';
import { QuestionTime } from '../form/question-time.tsx';
import { ItemsField } from '../items/items-field.tsx';
import type { FormParts, FormProps } from '../question-parts.ts';
import { RankingKey } from './ranking-key.tsx';
import { rankingFormMessages as words } from './ranking-form.messages.ts';

/** All of them, or any number of the first ones that leaves one out. */
const topChoices = ({ options, top }: RankingQuestion) => {
  const most = Math.max(options.length - 1, top ?? 0);
  return [
    { value: '', text: words.all },
    ...Array.from({ length: most }, (_, at) => ({
      value: String(at + 1),
      text: words.first(at + 1),
    })),
  ];
};

const Form = (props: FormProps<RankingQuestion>) => {
  const { question, onChange } = props;
  return (
    <div className="grid gap-8">
      <QuestionText {...props} />
      <ItemsField label={words.items} {...props} />
      <div className="grid gap-x-8 gap-y-4 border-t border-line pt-6 sm:grid-cols-2">
        <Select
          label={words.top}
          value={question.top === null ? '' : String(question.top)}
          choices={topChoices(question)}
          onChange={(top) => onChange({ ...question, top: top === '' ? null : Number(top) })}
        />
        <QuestionTime {...props} />
      </div>
    </div>
  );
};

export const rankingForm: FormParts<RankingQuestion> = {
  name: words.name,
  means: words.means,
  Icon: ListOrdered,
  Form,
  Key: RankingKey,
};
