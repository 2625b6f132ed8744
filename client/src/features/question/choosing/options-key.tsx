import type { Choosing } from '@sets/shared/question/choosing.ts';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { isOfType, type RightOf } from '@sets/shared/question/right.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { choosingMessages as words } from './choosing.messages.ts';
import type { FormParts } from '../question-parts.ts';

/** One option is right, or several where several are chosen; whoever takes the last one back says that none is. */
const withRight = (
  { multiple }: Choosing,
  before: readonly string[],
  option: string,
): RightOf<'options'> | null => {
  const others = multiple ? before.filter((each) => each !== option) : [];
  const ids = before.includes(option) ? others : [...others, option];
  return ids.length === 0 ? null : { type: 'options', ids };
};

/** The options that are right are ticked. */
export const optionsKey =
  <Q extends AnyQuestion>(of: (question: Q) => Choosing): NonNullable<FormParts<Q>['Key']> =>
  ({ question, right, onChange }) => {
    const choosing = of(question);
    const ids = isOfType('options', right) ? right.ids : [];
    const written = choosing.options.filter(({ text }) => text.trim() !== '');
    if (written.length === 0) return <p className="text-sm text-ink-soft">{words.writeFirst}</p>;
    return written.map(({ id, text }) => (
      <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 flex-none accent-people"
          checked={ids.includes(id)}
          onChange={() => onChange(withRight(choosing, ids, id))}
        />
        <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
          <MathText text={text} />
        </span>
      </label>
    ));
  };
