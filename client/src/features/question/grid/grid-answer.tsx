import './grid-answer.css';
import {
  grid,
  type GridCounts,
  gridLimits,
  type GridQuestion,
  type Place,
  type Places,
} from '@sets/shared/question/kinds/grid.ts';
import { type PointerEvent, useRef, useState } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { OptionMark } from '../../../ui/option-mark.tsx';
import { ItemRange } from '../items/item-range.tsx';
import type { AnswerParts, AnswerProps } from '../question-parts.ts';
import { AxisWords, GridMeans, GridPlane, itemColours, standsAt } from './grid-plane.tsx';
import { GridOwnResults } from './grid-results.tsx';
import { gridMessages as words } from './grid.messages.ts';
import { phoneMark } from './mark-sizes.ts';
import { placeOf, placeUnder, unplaced, withPlace } from './place-items.ts';

type Props = AnswerProps<GridQuestion, Places, GridCounts>;

const { far } = gridLimits;
const middle: Place = { x: far / 2, y: far / 2 };

/** What one does with the items: which is being placed, and where it goes. */
const usePlacing = ({ question, value, enabled, onChange }: Props) => {
  const [picked, setPicked] = useState<string | null>(null);
  const open = unplaced(question, value);
  const current = picked ?? open[0] ?? null;
  const put = (item: string, place: Place): void => {
    if (enabled) onChange(withPlace(question, value, item, place));
  };
  return {
    current,
    pick: setPicked,
    put,
    /** With a tap; then it is the turn of the next one that has no place. */
    tap: (place: Place): void => {
      if (current === null || !enabled) return;
      put(current, place);
      const next = open.find((each) => each !== current);
      setPicked(open.includes(current) ? (next ?? current) : current);
    },
  };
};

type Placing = ReturnType<typeof usePlacing>;

/** The plane, on which a tap puts the item whose turn it is; each that is there can be dragged. */
const Plane = ({ placing, ...props }: Props & { readonly placing: Placing }) => {
  const { question, value, counts, enabled } = props;
  const surface = useRef<HTMLDivElement>(null);
  const under = (event: { clientX: number; clientY: number }): Place | null =>
    surface.current && placeUnder(surface.current.getBoundingClientRect(), event);
  const drag = (event: PointerEvent<HTMLElement>, item: string): void => {
    const place = under(event);
    if (place !== null && event.currentTarget.hasPointerCapture(event.pointerId))
      placing.put(item, place);
  };
  return (
    <GridPlane question={question}>
      <div
        ref={surface}
        className="grid-surface"
        data-enabled={enabled}
        onClick={(event) => {
          const place = under(event);
          if (place !== null) placing.tap(place);
        }}
        aria-hidden="true"
      />
      {counts !== null && (
        <div className="grid-others">
          <GridMeans counts={counts} size={phoneMark} />
        </div>
      )}
      {question.options.map(({ id }, index) => {
        const place = placeOf(value, id);
        return (
          place !== null && (
            <span
              key={id}
              className="grid-mark grid-held"
              data-item={id}
              data-current={id === placing.current}
              style={{ ...itemColours(index), ...standsAt(place) }}
              onPointerDown={(event) => {
                if (!enabled) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                placing.pick(id);
              }}
              onPointerMove={(event) => drag(event, id)}
            >
              <OptionMark index={index} />
            </span>
          )
        );
      })}
    </GridPlane>
  );
};

interface SlidersProps extends Props {
  readonly placing: Placing;
  readonly option: GridQuestion['options'][number];
}

/** The same without a plane: a slider for each axis. */
const Sliders = ({ question, value, enabled, placing, option }: SlidersProps) => {
  const place = placeOf(value, option.id);
  const at = place ?? middle;
  return (['x', 'y'] as const).map((way) => {
    const axis = way === 'x' ? question.across : question.up;
    return (
      <div key={way} className="grid-slider">
        <p className="grid-axis" aria-hidden="true">
          <AxisWords axis={axis} />
        </p>
        <ItemRange
          max={far}
          value={at[way]}
          enabled={enabled}
          aria-label={words.slider(plainMath(option.text), axis.name)}
          aria-valuetext={place === null ? words.unplaced : words.value(at[way], far)}
          onChange={(to) => {
            placing.pick(option.id);
            placing.put(option.id, { ...at, [way]: to });
          }}
        />
      </div>
    );
  });
};

const Item = (props: Props & { readonly placing: Placing; readonly index: number }) => {
  const { question, value, enabled, placing, index } = props;
  const option = question.options[index];
  if (option === undefined) return null;
  const place = placeOf(value, option.id);
  const isCurrent = option.id === placing.current;
  return (
    <li style={itemColours(index)} data-current={isCurrent}>
      <button
        type="button"
        aria-expanded={isCurrent}
        aria-disabled={!enabled}
        onClick={() => {
          if (enabled) placing.pick(option.id);
        }}
      >
        <OptionMark index={index} />{' '}
        <span className="grid-item-text" dir="auto">
          <MathText text={option.text} />
        </span>{' '}
        <span className="grid-item-place">
          {place === null ? words.unplaced : `${place.x} · ${place.y}`}
        </span>
      </button>
      {isCurrent && <Sliders {...props} option={option} />}
    </li>
  );
};

/** Whose turn it is, above the plane: who looks at it knows what the next tap puts there. */
const Turn = ({ question, value, placing }: Props & { readonly placing: Placing }) => {
  const index = question.options.findIndex(({ id }) => id === placing.current);
  const option = question.options[index];
  const isLeft = unplaced(question, value).length > 0;
  return (
    <p className="grid-turn">
      {isLeft && option !== undefined ? (
        <>
          {words.next} <OptionMark index={index} />{' '}
          <b dir="auto">
            <MathText text={option.text} />
          </b>
        </>
      ) : (
        words.all
      )}
    </p>
  );
};

const Answer = (props: Props) => {
  const { question, enabled, closed, labelledBy } = props;
  const placing = usePlacing(props);
  return (
    <fieldset aria-labelledby={labelledBy} className="grid-answer" data-closed={closed}>
      {enabled && <Turn {...props} placing={placing} />}
      <Plane {...props} placing={placing} />
      <ul className="grid-items">
        {question.options.map(({ id }, index) => (
          <Item key={id} {...props} placing={placing} index={index} />
        ))}
      </ul>
    </fieldset>
  );
};

/** More of them are no larger a sign that there are several. */
const mostMarks = 3;

export const answer: AnswerParts<GridQuestion, Places, GridCounts> = {
  schemas: grid.schemas,
  prompt: ({ options }) => words.prompt(options.length),
  answersAtOnce: () => false,
  sending: (question, value) => {
    const left = unplaced(question, value).length;
    return left === 0
      ? { isWhole: true, label: words.send }
      : { isWhole: false, label: words.left(left) };
  },
  inWords: grid.inWords,
  Answer,
  Dot: ({ question, value }) =>
    value.places
      .slice(0, mostMarks)
      .map(({ id }) => (
        <OptionMark key={id} index={question.options.findIndex((each) => each.id === id)} />
      )),
  OwnResults: GridOwnResults,
};
