import { clean } from '@sets/shared/core/text.ts';
import { match, type MatchQuestion } from '@sets/shared/question/kinds/match.ts';
import type { Pair } from '@sets/shared/question/pairs.ts';
import { isOfType } from '@sets/shared/question/right.ts';
import { Button } from '../../../ui/button.tsx';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { Select } from '../../../ui/select.tsx';
import type { KeyProps } from '../question-parts.ts';
import { matchFormMessages as words } from './match-form.messages.ts';

/** What belongs to each left side: also where what is written beside it is not meant. */
export const MatchKey = ({ question, right, onChange }: KeyProps<MatchQuestion>) => {
  const { lefts, options, again } = match.tidy(question);
  if (lefts.length === 0 || options.length === 0) {
    return <p className="text-sm text-ink-soft">{words.writeFirst}</p>;
  }
  const pairs = isOfType('pairs', right) ? right.pairs : [];
  const optionOf = (left: string): string => pairs.find((each) => each.left === left)?.option ?? '';
  const missing = lefts.filter(({ id }) => !options.some((each) => each.id === optionOf(id)));
  const say = (left: string, option: string): void => {
    // What belongs to one left side alone goes over from the one that had it.
    const isKept = (each: Pair): boolean => each.left !== left && (again || each.option !== option);
    const kept = pairs.filter(isKept);
    const next = option === '' ? kept : [...kept, { left, option }];
    onChange(next.length === 0 ? null : { type: 'pairs', pairs: next });
  };
  const choices = [
    { value: '', text: words.notSaid },
    ...options.map(({ id, text }) => ({ value: id, text: plainMath(clean(text)) })),
  ];
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        {lefts.map(({ id, text }) => (
          <Select
            key={id}
            isSmall
            label={words.belongs(plainMath(text))}
            value={optionOf(id)}
            choices={choices}
            onChange={(option) => say(id, option)}
          />
        ))}
      </div>
      {pairs.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          {missing.length > 0 && <span className="text-warn">{words.missing(missing.length)}</span>}
          <Button look="plain" size="small" className="-ml-3" onClick={() => onChange(null)}>
            {words.noRight}
          </Button>
        </p>
      )}
    </div>
  );
};
