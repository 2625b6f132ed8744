import './pin-answer.css';
import {
  pin,
  type PinCounts,
  pinInWords,
  type PinQuestion,
} from '@sets/shared/question/kinds/pin.ts';
import { type Pin, pinSteps } from '@sets/shared/question/pin-place.ts';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import type { AnswerParts, AnswerProps } from '../question-parts.ts';
import { pinAfterKey, pinUnder } from './move-pin.ts';
import { PinMap } from './pin-map.tsx';
import { PinOwnResults } from './pin-results.tsx';
import { areasOf } from './right-areas.ts';
import { pinMessages as words } from './pin.messages.ts';

type Props = AnswerProps<PinQuestion, Pin, PinCounts>;

/** Two sliders, as readers know them: each arrow key goes its way on both. */
const PinKeys = ({ value, enabled, onChange, helpId }: Props & { readonly helpId: string }) => {
  const spoken = value === null ? words.none : pinInWords(value);
  const move = (event: KeyboardEvent): void => {
    const next = pinAfterKey(value, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    if (enabled) onChange(next);
  };
  const middle = pinSteps / 2;
  const now = value ?? { x: middle, y: middle };
  const slider = (axis: 'x' | 'y', label: string) => (
    <input
      type="range"
      className="pin-slider only-spoken"
      min={0}
      max={pinSteps - 1}
      value={now[axis]}
      aria-label={label}
      aria-valuetext={spoken}
      aria-describedby={helpId}
      // Not `disabled`: the focus would fall off the page when the question closes.
      aria-disabled={!enabled}
      // The arrow keys of the first go both ways; readers on phones come to each by itself.
      tabIndex={axis === 'x' ? 0 : -1}
      onKeyDown={move}
      onChange={({ target }) => {
        if (enabled) onChange({ ...now, [axis]: Number(target.value) });
      }}
    />
  );
  return (
    <>
      {slider('x', words.across)}
      {slider('y', words.down)}
    </>
  );
};

/** The picture, on which a tap puts the pin; it follows the finger, and stays to be sent. */
const Answer = (props: Props) => {
  const { question, value, enabled, closed, counts, labelledBy, told, onChange } = props;
  const helpId = useId();
  const put = (event: PointerEvent<HTMLElement>): void => {
    if (enabled) onChange(pinUnder(event.currentTarget.getBoundingClientRect(), event));
  };
  return (
    <fieldset aria-labelledby={labelledBy} className="pin-answer" data-closed={closed}>
      <PinMap {...{ question, counts }} own={value} areas={areasOf(told)}>
        <div
          className="pin-surface"
          data-enabled={enabled}
          onClick={(event) => {
            if (enabled) onChange(pinUnder(event.currentTarget.getBoundingClientRect(), event));
          }}
          onPointerMove={(event) => {
            if (event.pointerType === 'mouse' && event.buttons === 1) put(event);
          }}
          aria-hidden="true"
        />
        <PinKeys {...props} helpId={helpId} />
      </PinMap>
      <p className="pin-place" id={helpId} data-none={value === null}>
        {value === null ? (
          <>
            {words.help} <span className="pin-help-keys">{words.helpKeys}</span>
          </>
        ) : (
          pinInWords(value)
        )}
      </p>
    </fieldset>
  );
};

export const answer: AnswerParts<PinQuestion, Pin, PinCounts> = {
  schemas: pin.schemas,
  prompt: () => words.prompt,
  // It may be moved until it is where it is meant to be.
  answersAtOnce: () => false,
  inWords: pin.inWords,
  Answer,
  Dot: () => (
    <svg className="pin-mark" viewBox="0 0 24 30" aria-hidden="true">
      <path d="M12 29C8 22 2 17.5 2 11.5a10 10 0 0 1 20 0C22 17.5 16 22 12 29Z" />
    </svg>
  ),
  OwnResults: PinOwnResults,
};
