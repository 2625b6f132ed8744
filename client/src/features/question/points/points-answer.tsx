import './points-answer.css';
import {
  meanPoints,
  points,
  type PointsCounts,
  type PointsQuestion,
  type Shared,
} from '@sets/shared/question/kinds/points.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { optionColour, optionEdge, OptionMark } from '../../../ui/option-mark.tsx';
import { ItemRange } from '../items/item-range.tsx';
import { OwnRows } from '../items/own-rows.tsx';
import type { AnswerParts, AnswerProps, DotProps, OwnResultsProps } from '../question-parts.ts';
import { tenths } from '../tenths.ts';
import { pointsMessages as words } from './points.messages.ts';
import { leftOf, pointsFor, withPoints } from './share-points.ts';

type Props = AnswerProps<PointsQuestion, Shared, PointsCounts>;

interface StepProps {
  readonly label: string;
  readonly isMore: boolean;
  readonly enabled: boolean;
  readonly onClick: () => void;
}

const Step = ({ label, isMore, enabled, onClick }: StepProps) => (
  <button type="button" aria-label={label} aria-disabled={!enabled} onClick={onClick}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={isMore ? 'M5 12h14M12 5v14' : 'M5 12h14'} />
    </svg>
  </button>
);

const Item = (props: Props & { index: number }) => {
  const { question, value, enabled, index, onChange } = props;
  const option = question.options[index];
  if (option === undefined) return null;
  const { total, step } = question;
  const own = pointsFor(value, option.id);
  const left = leftOf(question, value);
  const name = plainMath(option.text);
  const set = (wanted: number): void => {
    if (enabled) onChange(withPoints(question, value, option.id, wanted));
  };
  const style = {
    '--option': optionColour(index),
    '--option-edge': optionEdge(index),
  } as CSSProperties;
  return (
    <li style={style}>
      <span className="points-item">
        <OptionMark index={index} />{' '}
        <span className="points-text" dir="auto">
          <MathText text={option.text} />
        </span>{' '}
        <b aria-hidden="true">{own}</b>
      </span>
      <span className="points-steps">
        <Step
          label={words.less(name)}
          isMore={false}
          enabled={enabled && own > 0}
          onClick={() => set(own - step)}
        />
        <ItemRange
          max={total}
          step={step}
          value={own}
          enabled={enabled}
          aria-label={name}
          aria-valuetext={words.value(own)}
          onChange={set}
        />
        <Step
          label={words.more(name)}
          isMore
          enabled={enabled && left >= step}
          onClick={() => set(own + step)}
        />
      </span>
    </li>
  );
};

/** Each item with a slider and its buttons, and above them what is left. */
const Answer = (props: Props) => {
  const { question, value, closed, labelledBy } = props;
  const left = leftOf(question, value);
  const style = { '--part': left / question.total } as CSSProperties;
  return (
    <fieldset aria-labelledby={labelledBy} className="points-answer" data-closed={closed}>
      <p className="points-left" style={style}>
        <span aria-hidden="true">
          <b>{left}</b> {words.of(question.total)}
        </span>
        <output className="only-spoken">{words.left(left)}</output>
      </p>
      <ul>
        {question.options.map(({ id }, index) => (
          <Item key={id} {...props} index={index} />
        ))}
      </ul>
    </fieldset>
  );
};

/** More of them are no larger a sign that there are several. */
const mostMarks = 3;

/** Those that got most. */
const Dot = ({ question, value }: DotProps<PointsQuestion, Shared>) =>
  value.points
    .toSorted((one, other) => other.points - one.points)
    .slice(0, mostMarks)
    .map(({ id }) => (
      <OptionMark key={id} index={question.options.findIndex((each) => each.id === id)} />
    ));

const OwnResults = (props: OwnResultsProps<PointsQuestion, Shared, PointsCounts>) => {
  const { question, caption, counts, value } = props;
  const means = question.options.map(({ id }) => meanPoints(counts, id));
  const most = Math.max(1, ...means);
  return (
    <OwnRows
      caption={caption}
      heads={[words.item, words.mean, words.people]}
      you={words.you}
      rows={question.options.map((option, index) => ({
        option,
        index,
        part: (means[index] ?? 0) / most,
        figure: tenths(means[index] ?? 0),
        note: words.by(formatCount(counts.sums.find(({ id }) => id === option.id)?.people ?? 0)),
        own: value === null || value === undefined ? null : String(pointsFor(value, option.id)),
      }))}
    />
  );
};

export const answer: AnswerParts<PointsQuestion, Shared, PointsCounts> = {
  schemas: points.schemas,
  prompt: ({ total, less }) => (less ? words.promptLess(total) : words.prompt(total)),
  answersAtOnce: () => false,
  sending: (question, value) => {
    const left = leftOf(question, value);
    if (value === null) return { isWhole: false, label: words.prompt(question.total) };
    if (left === 0) return { isWhole: true, label: words.send };
    return question.less
      ? { isWhole: true, label: words.sendWithout(left) }
      : { isWhole: false, label: words.left(left) };
  },
  inWords: points.inWords,
  Answer,
  Dot,
  OwnResults,
};
