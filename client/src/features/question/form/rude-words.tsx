import type { WordLanguage } from '@sets/shared/question/words/language.ts';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { languageChoices } from './language-choices.ts';

interface RudeWordsProps<Asked> {
  readonly question: Asked;
  readonly onChange: (question: Asked) => void;
  readonly words: {
    readonly filter: string;
    readonly filterHint: string;
    readonly language: string;
  };
}

/** Whether what is rude waits, and then in which language it is. */
export const RudeWords = <
  Asked extends { readonly filter: boolean; readonly language: WordLanguage },
>({
  question,
  onChange,
  words,
}: RudeWordsProps<Asked>) => (
  <>
    <Switch
      label={words.filter}
      hint={words.filterHint}
      checked={question.filter}
      onChange={(filter) => onChange({ ...question, filter })}
    />
    {question.filter && (
      <Select
        label={words.language}
        value={question.language}
        choices={languageChoices}
        onChange={(language) => onChange({ ...question, language })}
      />
    )}
  </>
);
