import { number as kind, type NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import { sayAll, sayNumber } from './number-text.ts';
import type { KeyProps } from '../question-parts.ts';
import { NumberField } from './number-field.tsx';
import { numberFormMessages as words } from './number-form.messages.ts';

/** The number that is right, and how near to it an answer must be. */
export const NumberKey = ({ question, right, onChange }: KeyProps<NumberQuestion>) => {
  const key = isOfType('number', right) ? right : null;
  const isFar = key !== null && kind.keyed.of(question, key) === null;
  return (
    <div className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2">
      <NumberField
        label={words.right}
        value={key?.number ?? null}
        onChange={(number) => onChange({ type: 'number', number, within: key?.within ?? 0 })}
        onEmpty={() => onChange(null)}
      />
      {key !== null && (
        <NumberField
          label={words.within}
          hint={words.withinHint}
          value={key.within}
          onChange={(within) => onChange({ ...key, within: Math.abs(within) })}
          onEmpty={() => onChange({ ...key, within: 0 })}
        />
      )}
      {isFar && (
        <p className="text-sm text-warn sm:col-span-2">
          {words.rightFar(sayAll(question), sayNumber(question, question.step))}
        </p>
      )}
    </div>
  );
};
