import type { OpenTextQuestion } from '@sets/shared/question/kinds/open-text.ts';
import { textLimits } from '@sets/shared/question/texts/given-texts.ts';
import { MessageSquareText } from 'lucide-react';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { QuestionText } from '../form/question-text.tsx';
import { QuestionTime } from '../form/question-time.tsx';
import { RudeWords } from '../form/rude-words.tsx';
import type { FormParts, FormProps } from '../question-parts.ts';
import { OpenTextKey } from './open-text-key.tsx';
import { openTextFormMessages as words } from './open-text-form.messages.ts';

const choices = Array.from({ length: textLimits.entries.max }, (_, before) => ({
  value: String(before + 1),
  text: before === 0 ? words.one : words.upTo(before + 1),
}));

const Form = (props: FormProps<OpenTextQuestion>) => {
  const { question, onChange } = props;
  return (
    <div className="grid gap-8">
      <QuestionText {...props} />
      <div className="grid items-end gap-x-8 gap-y-4 border-t border-line pt-6 sm:grid-cols-2">
        <Select
          label={words.entries}
          value={String(question.entries)}
          choices={choices}
          onChange={(entries) => onChange({ ...question, entries: Number(entries) })}
        />
        <QuestionTime {...props} />
        <div className="sm:col-span-2">
          <Switch
            label={words.moderated}
            hint={words.moderatedHint}
            checked={question.moderated}
            onChange={(moderated) => onChange({ ...question, moderated })}
          />
        </div>
        <RudeWords {...{ question, onChange, words }} />
      </div>
    </div>
  );
};

export const openTextForm: FormParts<OpenTextQuestion> = {
  name: words.name,
  means: words.means,
  Icon: MessageSquareText,
  Form,
  Key: OpenTextKey,
};
