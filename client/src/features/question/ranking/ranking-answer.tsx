import './ranking-answer.css';
import type { Option } from '@sets/shared/question/choosing.ts';
import {
  inOrder,
  placesOf,
  ranking,
  type RankingCounts,
  type RankingQuestion,
} from '@sets/shared/question/kinds/ranking.ts';
import type { Ranked } from '@sets/shared/question/ranked.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { OptionMark } from '../../../ui/option-mark.tsx';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { OwnRows } from '../items/own-rows.tsx';
import type { AnswerParts, AnswerProps, DotProps, OwnResultsProps } from '../question-parts.ts';
import { tenths } from '../tenths.ts';
import { rankingMessages as words } from './ranking.messages.ts';
import { useRanking } from './use-ranking.ts';

type Props = AnswerProps<RankingQuestion, Ranked, RankingCounts>;

interface RowProps {
  readonly option: Option;
  readonly index: number;
  /** From 1; null where it has none yet. */
  readonly place: number | null;
  readonly last: number;
  readonly enabled: boolean;
  readonly isFull: boolean;
  readonly onPlace: () => void;
  readonly onStep: (step: -1 | 1) => void;
  readonly onGrab: (event: React.PointerEvent<HTMLElement>) => void;
}

const Arrow = ({ isUp }: { readonly isUp: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={isUp ? 'M5 15l7-7 7 7' : 'M5 9l7 7 7-7'} />
  </svg>
);

const Text = ({ option, index }: Pick<RowProps, 'option' | 'index'>) => (
  <>
    <OptionMark index={index} />{' '}
    <span className="rank-text" dir="auto">
      <MathText text={option.text} />
    </span>
  </>
);

/** One that has no place yet: all of it is the button that puts it next. */
const Unplaced = ({ option, index, enabled, isFull, onPlace }: RowProps) => (
  <button
    type="button"
    className="rank-place"
    data-at="place"
    aria-disabled={!enabled || isFull}
    onClick={onPlace}
  >
    <span className="rank-number" data-empty="true" aria-hidden="true" />
    <Text option={option} index={index} />
  </button>
);

/** One with its place: moved by its buttons, or by its handle. */
const Placed = ({ option, index, place, last, enabled, onStep, onGrab }: RowProps) => {
  const name = plainMath(option.text);
  const at = place ?? 0;
  return (
    <div className="rank-placed">
      <span className="rank-handle" aria-hidden="true" onPointerDown={onGrab}>
        <span className="rank-number">{at}</span>
      </span>
      <span className="rank-words">
        <Text option={option} index={index} />
      </span>
      <span className="rank-steps">
        <button
          type="button"
          data-at="up"
          aria-label={words.up(name, at)}
          aria-disabled={!enabled || at === 1}
          onClick={() => onStep(-1)}
        >
          <Arrow isUp />
        </button>
        <button
          type="button"
          data-at="down"
          aria-label={at === last ? words.out(name) : words.down(name, at)}
          aria-disabled={!enabled}
          onClick={() => onStep(1)}
        >
          <Arrow isUp={false} />
        </button>
      </span>
    </div>
  );
};

/** The items: above those with a place, in their order, below them the others. */
const Answer = (props: Props) => {
  const { question, enabled, closed, labelledBy } = props;
  const { options } = question;
  const { order, isFull, said, list, drag, place, step } = useRanking(props);
  const indexOf = (id: string): number => options.findIndex((each) => each.id === id);
  const placed = order.filter((id) => indexOf(id) !== -1);
  const listed = props.order ?? options.map((each) => each.id);
  const rest = listed.filter((id) => !placed.includes(id));
  return (
    <fieldset aria-labelledby={labelledBy} className="rank-answer" data-closed={closed}>
      <ol ref={list} className="rank-list">
        {[...placed, ...rest].map((id) => {
          const option = options[indexOf(id)];
          if (option === undefined) return null;
          const at = placed.indexOf(id);
          const Row = at === -1 ? Unplaced : Placed;
          return (
            <li key={id} data-id={id} data-placed={at !== -1} data-held={drag.held === id}>
              <Row
                {...{ option, enabled, isFull }}
                index={indexOf(id)}
                place={at === -1 ? null : at + 1}
                last={placed.length}
                onPlace={() => place(id)}
                onStep={(by) => step(id, by)}
                onGrab={(event) => enabled && drag.grab(event, id)}
              />
            </li>
          );
        })}
      </ol>
      <output className="only-spoken">{said}</output>
    </fieldset>
  );
};

/** More of them are no larger a sign of an order. */
const mostMarks = 3;

/** The first ones, in their order. */
const Dot = ({ question, value }: DotProps<RankingQuestion, Ranked>) =>
  value.order
    .slice(0, mostMarks)
    .map((id) => (
      <OptionMark key={id} index={question.options.findIndex((each) => each.id === id)} />
    ));

const OwnResults = (props: OwnResultsProps<RankingQuestion, Ranked, RankingCounts>) => {
  const { question, caption, counts, value } = props;
  const rows = inOrder(question, counts);
  const most = Math.max(1, ...rows.map(({ points }) => points));
  const isPart = question.top !== null;
  return (
    <OwnRows
      caption={caption}
      heads={[words.item, isPart ? words.points : words.meanPlace, words.first]}
      you={words.you}
      rows={rows.map(({ option, index, points, mean, places }) => {
        const own = value?.order.indexOf(option.id) ?? -1;
        const meanPlace = mean === null ? words.nobody : tenths(mean);
        return {
          option,
          index,
          part: points / most,
          figure: isPart ? String(points) : meanPlace,
          note: words.firsts(places[0] ?? 0),
          own: own === -1 ? null : words.ordinal(own + 1),
        };
      })}
    />
  );
};

export const answer: AnswerParts<RankingQuestion, Ranked, RankingCounts> = {
  schemas: ranking.schemas,
  prompt: ({ top }) => (top === null ? words.prompt : words.promptTop(top)),
  answersAtOnce: () => false,
  sending: (question, value) => {
    const placed = value?.order.length ?? 0;
    const left = question.top === null ? placesOf(question) - placed : Number(placed === 0);
    if (placed === 0) return { isWhole: false, label: words.none };
    return left > 0
      ? { isWhole: false, label: words.left(left) }
      : { isWhole: true, label: words.send };
  },
  inWords: ranking.inWords,
  Answer,
  Dot,
  OwnResults,
};
