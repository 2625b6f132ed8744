import type { OpenTextQuestion } from '@sets/shared/question/kinds/open-text.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import { rightTextLimits } from '@sets/shared/question/rights/right-texts.ts';
import { Switch } from '../../../ui/switch.tsx';
import { TextLines } from '../form/text-lines.tsx';
import type { KeyProps } from '../question-parts.ts';
import { openTextFormMessages as words } from './open-text-form.messages.ts';

/** The texts that are right. */
export const OpenTextKey = ({ question, right, onChange }: KeyProps<OpenTextQuestion>) => {
  const key = isOfType('texts', right) ? right : null;
  if (question.entries > 1) return <p className="text-sm text-ink-soft">{words.rightOfOne}</p>;
  return (
    <div className="grid gap-2">
      <TextLines
        label={words.rightTexts}
        hint={words.rightTextsHint}
        lines={key?.accepted ?? []}
        most={rightTextLimits.text}
        onChange={(accepted) =>
          onChange(
            accepted.length === 0
              ? null
              : { type: 'texts', accepted: [...accepted], typos: key?.typos ?? true },
          )
        }
      />
      {key !== null && (
        <Switch
          label={words.typos}
          hint={words.typosHint}
          checked={key.typos}
          onChange={(typos) => onChange({ ...key, typos })}
        />
      )}
    </div>
  );
};
