import { mostEntries, type WordCloudQuestion } from '@sets/shared/question/words/cloud-question.ts';
import { Cloud } from 'lucide-react';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { languageChoices } from '../form/language-choices.ts';
import { QuestionText } from '../form/question-text.tsx';
import { QuestionTime } from '../form/question-time.tsx';
import type { FormParts, FormProps } from '../question-parts.ts';
import { wordCloudFormMessages as words } from './word-cloud-form.messages.ts';

const entryChoices = Array.from({ length: mostEntries }, (_, at) => ({
  value: String(at + 1),
  text: words.entry(at + 1),
}));

const Form = (props: FormProps<WordCloudQuestion>) => {
  const { question, onChange } = props;
  return (
    <div className="grid gap-8">
      <QuestionText {...props} />
      <div className="grid items-end gap-x-8 gap-y-4 border-t border-line pt-6 sm:grid-cols-2">
        <Select
          label={words.entries}
          value={String(question.entries)}
          choices={entryChoices}
          onChange={(entries) => onChange({ ...question, entries: Number(entries) })}
        />
        <Select
          label={words.language}
          value={question.language}
          choices={languageChoices}
          onChange={(language) => onChange({ ...question, language })}
        />
        <Switch
          label={words.filter}
          hint={words.filterHint}
          checked={question.filter}
          onChange={(filter) => onChange({ ...question, filter })}
        />
        <Switch
          label={words.likes}
          hint={words.likesHint}
          checked={question.likes}
          onChange={(likes) => onChange({ ...question, likes })}
        />
        <QuestionTime {...props} />
      </div>
    </div>
  );
};

export const wordCloudForm: FormParts<WordCloudQuestion> = {
  name: words.name,
  means: words.means,
  Icon: Cloud,
  Form,
};
