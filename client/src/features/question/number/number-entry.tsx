import './number-answer.css';
import type { NumberQuestion } from '@sets/shared/question/kinds/number.ts';
import {
  type NumberGiven,
  numberAt,
  sliderPlaces,
  stepOf,
  wholeOf,
} from '@sets/shared/question/number/steps.ts';
import { type CSSProperties, useId, useState } from 'react';
import { numberMessages as words } from './number.messages.ts';
import { decimalSign, formatNumber, sayAll, sayNumber } from './number-text.ts';
import { readNumber, type ReadNumber } from './read-number.ts';

interface NumberEntryProps {
  readonly question: NumberQuestion;
  readonly value: NumberGiven | null;
  readonly enabled: boolean;
  /** `done`: null while it is still typed. */
  readonly onChange: (value: NumberGiven | null, done?: NumberGiven | null) => void;
  /** Enter: what stands there is sent. */
  readonly onSend?: (() => void) | undefined;
}

/** What is said below the field: what is wrong, or how far numbers lie apart. */
const noteOf = (question: NumberQuestion, read: ReadNumber | null): string => {
  const say = (number: number): string => sayNumber(question, number);
  switch (read?.is) {
    case 'no-number':
      return words.noNumber;
    case 'outside':
      return words.outside(sayAll(question));
    case 'between':
      return words.between(say(read.below), say(read.above));
    default:
      return question.step === 1 ? '' : words.steps(say(question.step));
  }
};

/** Phones show figures alone, with what else this range needs; a minus is not on all of these. */
const keyboardFor = ({ min, step }: NumberQuestion): 'text' | 'decimal' | 'numeric' => {
  if (min < 0) return 'text';
  return Number.isInteger(step) && Number.isInteger(min) ? 'numeric' : 'decimal';
};

interface SlideProps extends NumberEntryProps {
  readonly onPick: (step: number) => void;
}

const Slide = ({ question, value, enabled, onPick }: SlideProps) => {
  const { steps } = wholeOf(question);
  const stride = Math.max(1, Math.round(steps / sliderPlaces));
  const step = value === null ? null : stepOf(question, value.number);
  const place = step ?? Math.floor(steps / 2);
  const style = { '--at': steps === 0 ? 0 : place / steps } as CSSProperties;
  return (
    <input
      type="range"
      className="number-slide"
      aria-label={words.slide}
      aria-valuetext={value === null ? words.notSet : sayNumber(question, value.number)}
      aria-disabled={!enabled}
      data-chosen={value !== null}
      min={0}
      // A whole number of strides: beyond the end is the end.
      max={Math.ceil(steps / stride) * stride}
      step={stride}
      value={place}
      style={style}
      onChange={({ target }) => onPick(Number(target.value))}
    />
  );
};

const signs = { less: 'M5 12h14', more: 'M5 12h14M12 5v14' } as const;

interface StepButtonProps {
  readonly way: keyof typeof signs;
  readonly enabled: boolean;
  readonly onPress: () => void;
}

const StepButton = ({ way, enabled, onPress }: StepButtonProps) => (
  <button
    type="button"
    aria-label={words[way]}
    // Not `disabled`: the focus would fall off the page at the end of the range.
    aria-disabled={!enabled}
    onClick={() => {
      if (enabled) onPress();
    }}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[way]} />
    </svg>
  </button>
);

interface BoxProps extends NumberEntryProps {
  readonly text: string;
  readonly isWrong: boolean;
  readonly noteId: string;
  readonly onType: (typed: string) => void;
  readonly onLeave: () => void;
}

/** The field, as wide as its number, with the unit beside it. */
const NumberBox = ({ question, value, enabled, text, isWrong, noteId, ...on }: BoxProps) => {
  const { unit, unitPlace } = question;
  const letters = Math.max(3, text.length);
  const side = unit === '' ? null : <span aria-hidden="true">{unit}</span>;
  return (
    <div
      className="number-box"
      data-chosen={value !== null}
      data-wrong={isWrong}
      style={{ '--letters': letters } as CSSProperties}
    >
      {unitPlace === 'before' && side}
      <input
        type="text"
        inputMode={keyboardFor(question)}
        autoComplete="off"
        enterKeyHint={on.onSend === undefined ? 'done' : 'send'}
        maxLength={40}
        aria-label={unit === '' ? words.input : `${words.input}, ${unit}`}
        aria-invalid={isWrong}
        aria-describedby={noteId}
        readOnly={!enabled}
        placeholder="–"
        value={text}
        onChange={({ target }) => on.onType(target.value)}
        onBlur={on.onLeave}
        onKeyDown={(event) => {
          // A key that is held down is pressed once.
          if (event.key !== 'Enter' || event.repeat || event.nativeEvent.isComposing) return;
          if (enabled) on.onSend?.();
        }}
      />
      {unitPlace === 'after' && side}
    </div>
  );
};

/** The number where it is not typed. */
const NumberShown = ({ question, value }: Pick<NumberEntryProps, 'question' | 'value'>) => {
  const text = value === null ? '–' : sayNumber(question, value.number);
  return (
    <output
      className="number-box number-shown"
      data-chosen={value !== null}
      style={{ '--letters': Math.max(3, text.length) } as CSSProperties}
    >
      {text}
    </output>
  );
};

/** A number is typed, slid to, or reached step by step: it is the same number. */
export const NumberEntry = (props: NumberEntryProps) => {
  const { question, value, enabled, onChange } = props;
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { steps } = wholeOf(question);
  const step = value === null ? null : stepOf(question, value.number);
  const text = typed ?? (value === null ? '' : formatNumber(value.number));
  const read = typed === null ? null : readNumber(typed, question, decimalSign);
  const isWrong = read !== null && read.is !== 'number' && read.is !== 'empty';
  const pick = (next: number): void => {
    if (!enabled) return;
    setTyped(null);
    onChange({ number: numberAt(question, Math.min(steps, Math.max(0, next))) });
  };
  const type = (next: string): void => {
    const found = readNumber(next, question, decimalSign);
    setTyped(next);
    onChange(found.is === 'number' ? { number: found.number } : null, null);
  };
  const from = step ?? Math.floor(steps / 2);
  return (
    <>
      <div className="number-field">
        <StepButton way="less" enabled={enabled && step !== 0} onPress={() => pick(from - 1)} />
        {question.slider === true ? (
          <NumberShown {...{ question, value }} />
        ) : (
          <NumberBox
            {...props}
            {...{ text, isWrong, noteId }}
            onType={type}
            onLeave={() => {
              if (isWrong) return;
              setTyped(null);
              if (typed !== null && enabled) onChange(value);
            }}
          />
        )}
        <StepButton way="more" enabled={enabled && step !== steps} onPress={() => pick(from + 1)} />
      </div>
      <output id={noteId} className="number-note" data-wrong={isWrong}>
        {noteOf(question, read)}
      </output>
      <Slide {...props} onPick={pick} />
      <div className="number-ends" aria-hidden="true">
        <span>{formatNumber(question.min)}</span>
        <span>{formatNumber(numberAt(question, steps))}</span>
      </div>
    </>
  );
};
