import './options.css';
import { type Counts, countOf } from '@sets/shared/core/counts.ts';
import { type Choosing, type Chosen, chosenInWords } from '@sets/shared/question/choosing.ts';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { type CSSProperties, lazy, useEffect } from 'react';
import { untilLoaded } from '../../../core/until-loaded.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatShare } from '../../../ui/number-format.ts';
import { OptionPicture } from '../../../ui/option-picture.tsx';
import { optionColour, optionEdge, OptionMark } from '../../../ui/option-mark.tsx';
import type { BarOption } from '../../../ui/result-bars.tsx';
import type { AnswerParts } from '../question-parts.ts';
import { AnswerDot } from './answer-dot.tsx';
import { choosingMessages as words } from './choosing.messages.ts';

/** They come when the question is there, long before they are shown. */
const loadResults = () => import('./answer-results.tsx');
const AnswerResults = lazy(() => untilLoaded(loadResults));

/** Characters from which on an answer is set smaller. */
const longText = 60;

interface OptionsProps {
  readonly options: readonly BarOption[];
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  /** Whether taps are taken. */
  readonly enabled: boolean;
  /** Whether the question is over: what was not chosen steps back. */
  readonly closed: boolean;
  /** How others have answered, by option id; null while that is hidden. */
  readonly counts: Counts | null;
  readonly answered: number;
  /** The heading that says what they answer. */
  readonly labelledBy: string;
  /** Their ids as they are shown, where that is not their own order. */
  readonly order?: readonly string[] | undefined;
  /** What is marked after a tap, in the order of the options. */
  readonly onChoose: (chosen: string[]) => void;
}

const shareOf = ({ counts, answered }: OptionsProps, option: string): number | null => {
  if (counts === null) return null;
  return answered === 0 ? 0 : countOf(counts, option) / answered;
};

/** What is marked once an option was tapped: it alone, or, of several, with or without it. */
const afterTap = ({ options, chosen, multiple }: OptionsProps, tapped: string): string[] => {
  if (!multiple) return [tapped];
  const isMarked = (option: string): boolean => chosen.includes(option) !== (option === tapped);
  return options.map(({ id }) => id).filter((id) => isMarked(id));
};

const inOrder = ({ options, order }: OptionsProps): readonly BarOption[] =>
  order?.flatMap((id) => options.filter((option) => option.id === id)) ?? options;

interface OptionSideProps extends OptionsProps {
  readonly isChosen: boolean;
  readonly share: number | null;
}

/** Behind an answer: whether it is one's own, and how far the others are. */
const OptionSide = ({ isChosen, share, multiple, closed }: OptionSideProps) => (
  <span className="answer-option-side">
    {multiple && !closed && <span className="answer-option-box" aria-hidden="true" />}
    {isChosen && !(multiple && !closed) && (
      // That it is pressed says the same, as long as it can be.
      <span className="you" aria-hidden={!closed}>
        {words.you}
      </span>
    )}
    {share !== null && <span className="answer-option-share">{formatShare(share)}</span>}
  </span>
);

/** Whether it can be a card: a picture with few words, or none. */
const isCard = ({ picture, text }: BarOption): boolean =>
  picture !== undefined && (picture.alone || text.length <= longText);

/** The answers to choose from, as large targets. Each is a switch: what is chosen is pressed. */
const Options = (props: OptionsProps) => (
  <fieldset
    aria-labelledby={props.labelledBy}
    className="answer-options"
    data-multiple={props.multiple}
    data-closed={props.closed}
    data-pictured={props.options.every(isCard)}
  >
    {inOrder(props).map(({ id, text, sign, picture }) => {
      const index = props.options.findIndex((option) => option.id === id);
      const isChosen = props.chosen.includes(id);
      const share = shareOf(props, id);
      const style = {
        '--option': optionColour(index),
        '--option-edge': optionEdge(index),
        '--share': share ?? 0,
      };
      return (
        <button
          key={id}
          type="button"
          className="answer-option"
          aria-pressed={isChosen}
          // Not `disabled`: the focus would fall off the page when the question closes.
          aria-disabled={!props.enabled}
          style={style as CSSProperties}
          data-share={share !== null}
          data-long={text.length > longText}
          data-yours={isChosen}
          onClick={() => {
            if (props.enabled) props.onChoose(afterTap(props, id));
          }}
        >
          {picture && <OptionPicture {...{ picture, text }} />}
          <OptionMark index={index} sign={sign} />{' '}
          <span className="answer-option-text" dir="auto">
            {picture?.alone !== true && <MathText text={text} />}
          </span>
          <OptionSide {...props} isChosen={isChosen} share={share} />
        </button>
      );
    })}
  </fieldset>
);

/** How the kinds are answered whose answers are chosen among options, and their results. */
export const choosingAnswer = <Q extends AnyQuestion>(
  schemas: AnswerParts<Q, Chosen, Counts>['schemas'],
  of: (question: Q) => Choosing,
): AnswerParts<Q, Chosen, Counts> => ({
  schemas,
  inWords: (question, value) => chosenInWords(of(question), value),
  prompt: (question) => (of(question).multiple ? words.chooseSeveral : words.chooseOne),
  answersAtOnce: (question) => !of(question).multiple,
  Answer: ({ question, value, onChange, ...shown }) => {
    useEffect(() => void loadResults().catch(() => undefined), []);
    return (
      <Options
        {...shown}
        {...of(question)}
        chosen={value?.choices ?? []}
        onChoose={(choices) => onChange(choices.length === 0 ? null : { choices })}
      />
    );
  },
  Dot: ({ question, value }) => <AnswerDot options={of(question).options} chosen={value.choices} />,
  OwnResults: ({ question, value, ...shown }) => (
    <AnswerResults {...shown} options={of(question).options} chosen={value?.choices ?? []} />
  ),
});
