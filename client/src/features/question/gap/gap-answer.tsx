import './gap.css';
import type { Filled, Filling } from '@sets/shared/question/filled.ts';
import { gapLimits } from '@sets/shared/question/filled.ts';
import type { GapCounts } from '@sets/shared/question/kinds/gap-counts.ts';
import { type GapOfText, gapsIn } from '@sets/shared/question/kinds/gap-text.ts';
import { gap, type GapQuestion } from '@sets/shared/question/kinds/gap.ts';
import { keptText } from '@sets/shared/question/texts/given-texts.ts';
import { useState } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { plainMath } from '../../../ui/math/plain-math.ts';
import type { AnswerParts, AnswerProps } from '../question-parts.ts';
import { GapOwnResults } from './gap-own-results.tsx';
import { gapMessages as words } from './gap.messages.ts';

type Props = AnswerProps<GapQuestion, Filled, GapCounts>;

/** What is sent of what stands in the gaps: those that are filled, in their order; null where none is. */
const valueOf = (
  { parts }: GapQuestion,
  fields: Readonly<Record<string, string>>,
): Filled | null => {
  const gaps = gapsIn(parts).flatMap(({ id, options }): Filling[] => {
    const said = fields[id] ?? '';
    if (options.length > 0) return said === '' ? [] : [{ id, option: said }];
    const text = keptText(said);
    return text === '' ? [] : [{ id, text }];
  });
  return gaps.length === 0 ? null : { gaps };
};

const fieldsOf = (value: Filled | null): Record<string, string> =>
  Object.fromEntries(
    (value?.gaps ?? []).map((each) => [each.id, 'text' in each ? each.text : each.option]),
  );

/** The gaps as they stand on the page: what is half typed stays, and what comes from elsewhere is followed. */
const useGaps = ({ question, value, enabled, onChange }: Props) => {
  const [fields, setFields] = useState(() => fieldsOf(value));
  const isElsewhere = JSON.stringify(valueOf(question, fields)) !== JSON.stringify(value);
  const shown = isElsewhere ? fieldsOf(value) : fields;
  if (isElsewhere) setFields(shown);
  const fill = (id: string, said: string, isDone: boolean): void => {
    if (!enabled) return;
    const next = { ...shown, [id]: said };
    setFields(next);
    const whole = valueOf(question, next);
    // Nobody knows when a word is whole but who writes it; those in the other gaps are.
    if (isDone) onChange(whole);
    else onChange(whole, valueOf(question, { ...next, [id]: '' }));
  };
  return { fields: shown, fill };
};

interface GapProps {
  readonly gap: GapOfText;
  readonly label: string;
  readonly said: string;
  readonly enabled: boolean;
  readonly onFill: (said: string, isDone: boolean) => void;
}

/** No shorter than a word, and as long as what is in it, as far as the line goes. */
const widthOf = (text: string): string => `${Math.max(6, text.length + 2)}ch`;

const TypedGap = ({ label, said, enabled, onFill }: GapProps) => (
  <input
    className="gap-field"
    type="text"
    dir="auto"
    aria-label={label}
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    enterKeyHint="next"
    maxLength={gapLimits.word}
    readOnly={!enabled}
    data-filled={said !== ''}
    style={{ width: widthOf(said) }}
    value={said}
    onChange={({ target }) => onFill(target.value, false)}
    onBlur={({ target }) => said !== '' && onFill(target.value, true)}
  />
);

const ChosenGap = ({ gap: { options }, label, said, enabled, onFill }: GapProps) => (
  <select
    className="gap-field gap-choice"
    aria-label={label}
    aria-disabled={!enabled}
    data-filled={said !== ''}
    value={said}
    onChange={({ target }) => onFill(target.value, true)}
  >
    <option value="">{words.choose}</option>
    {options.map(({ id, text }) => (
      <option key={id} value={id}>
        {plainMath(text)}
      </option>
    ))}
  </select>
);

/** The text, with its gaps to fill where they are. */
const Answer = (props: Props) => {
  const { question, enabled, closed, labelledBy } = props;
  const { fields, fill } = useGaps(props);
  const gaps = gapsIn(question.parts);
  const keyed = question.parts.map((part, at) => ({ part, at }));
  return (
    <fieldset aria-labelledby={labelledBy} className="gap-answer" data-closed={closed}>
      <div className="gap-text" dir="auto">
        {keyed.map(({ part, at }) => {
          if (part.type === 'text') return <MathText key={at} text={part.text} />;
          const Field = part.options.length > 0 ? ChosenGap : TypedGap;
          return (
            <Field
              key={part.id}
              gap={part}
              label={words.gap(gaps.indexOf(part) + 1, gaps.length)}
              said={fields[part.id] ?? ''}
              enabled={enabled}
              onFill={(said, isDone) => fill(part.id, said, isDone)}
            />
          );
        })}
      </div>
    </fieldset>
  );
};

/** How people fill gaps on a phone, and read how others did. */
export const answer: AnswerParts<GapQuestion, Filled, GapCounts> = {
  schemas: gap.schemas,
  inWords: gap.inWords,
  prompt: ({ parts }) => words.prompt(gapsIn(parts).length),
  answersAtOnce: () => false,
  // Whoever knows a part, or has no more time, has that part.
  sending: ({ parts }, value) => {
    const filled = value?.gaps.length ?? 0;
    const left = gapsIn(parts).length - filled;
    if (filled === 0) return { isWhole: false, label: words.none };
    return { isWhole: true, label: left === 0 ? words.send : words.sendPart(left) };
  },
  Answer,
  Dot: () => (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="var(--people)" />
    </svg>
  ),
  OwnResults: GapOwnResults,
};
