import { type LiveQnaHolder, holderVoting } from '@sets/shared/question/kinds/live-qna.ts';
import { MessagesSquare } from 'lucide-react';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { QuestionText } from '../form/question-text.tsx';
import type { FormParts, FormProps } from '../question-parts.ts';
import { liveQnaHolderMessages as words } from './live-qna.messages.ts';

const switches = [
  ['moderated', words.moderated, words.moderatedHint],
  ['names', words.names, words.namesHint],
] as const;

const Form = (props: FormProps<LiveQnaHolder>) => {
  const { question, onChange } = props;
  return (
    <div className="grid grid-cols-1 gap-6">
      <QuestionText
        {...props}
        label={words.text}
        placeholder={words.placeholder}
        fault={words.lacks}
      />
      <p className="text-sm text-ink-soft">{words.hint}</p>
      <Select
        label={words.voting}
        value={question.voting}
        choices={holderVoting.options.map((value) => ({ value, text: words.votings[value] }))}
        onChange={(voting) => onChange({ ...question, voting })}
      />
      <div className="grid grid-cols-1 gap-2">
        {switches.map(([name, label, hint]) => (
          <Switch
            key={name}
            label={label}
            hint={hint}
            checked={question[name]}
            onChange={(checked) => onChange({ ...question, [name]: checked })}
          />
        ))}
      </div>
    </div>
  );
};

export const liveQnaForm: FormParts<LiveQnaHolder> = {
  name: words.name,
  means: words.means,
  Icon: MessagesSquare,
  Form,
};
