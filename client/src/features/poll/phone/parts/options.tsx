import '../poll-options.css';
import type { PollOption } from '@sets/shared/poll/poll.contract.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { formatShare } from '../../../../ui/number-format.ts';
import { optionColour, OptionMark } from '../../../../ui/option-mark.tsx';
import { pollPhoneMessages } from '../poll-phone.messages.ts';

/** Characters from which on an answer is set smaller. */
const longText = 60;

interface OptionsProps {
  readonly options: readonly PollOption[];
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  /** Whether taps are taken. */
  readonly enabled: boolean;
  /** Whether the question is over: what was not chosen steps back. */
  readonly closed: boolean;
  /** Share of each option, 0 to 1, by id; null while hidden. */
  readonly shares: Readonly<Record<string, number>> | null;
  /** The heading that says what they answer. */
  readonly labelledBy: string;
  readonly onTap: (option: string) => void;
}

/** The answers to choose from, as large targets. Each is a switch: what is chosen is pressed. */
export const Options = (props: OptionsProps) => (
  <fieldset
    aria-labelledby={props.labelledBy}
    className="poll-options"
    data-multiple={props.multiple}
    data-closed={props.closed}
  >
    {props.options.map(({ id, text }, index) => {
      const isChosen = props.chosen.includes(id);
      const share = props.shares?.[id];
      const style = { '--option': optionColour(index), '--share': share ?? 0 };
      return (
        <button
          key={id}
          type="button"
          className="poll-option"
          aria-pressed={isChosen}
          // Not `disabled`: the focus would fall off the page when the question closes.
          aria-disabled={!props.enabled}
          style={style as CSSProperties}
          data-share={share !== undefined}
          data-long={text.length > longText}
          onClick={() => {
            if (props.enabled) props.onTap(id);
          }}
        >
          <OptionMark index={index} />{' '}
          <span className="poll-option-text" dir="auto">
            <MathText text={text} />
          </span>
          <span className="poll-option-side">
            <span className="poll-option-check" aria-hidden="true" />
            {share !== undefined && <span className="poll-option-share">{formatShare(share)}</span>}
          </span>
          {isChosen && props.closed && (
            <span className="only-spoken">{pollPhoneMessages.yourAnswerMark}</span>
          )}
        </button>
      );
    })}
  </fieldset>
);
