import './question-rail.css';
import type { Question, QuestionKindName } from '@sets/shared/question/question-kinds.ts';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { inputClass } from '../../../ui/field.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formParts } from '../../question/kind-parts.ts';
import { dropSide } from '../drop-place.ts';
import { findQuestions } from '../find-questions.ts';
import { editorMessages as words } from '../editor.messages.ts';
import { useDragOrder } from '../use-drag-order.ts';
import { AddQuestion } from './add-question.tsx';

/** Fewer questions are seen as a whole. */
const fewest = 8;

interface QuestionRailProps {
  /** The kinds that can be asked, and how many questions are the most. */
  readonly kinds: readonly QuestionKindName[];
  readonly most: number;
  readonly questions: readonly Question[];
  readonly current: number;
  /** Indexes of questions that lack something. */
  readonly incomplete: ReadonlySet<number>;
  readonly onSelect: (index: number) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onAdd: (kind: QuestionKindName) => void;
  readonly onFromText?: (() => void) | undefined;
}

interface FindProps {
  readonly sought: string;
  readonly hasFound: boolean;
  readonly onSeek: (sought: string) => void;
  /** Goes to the first that was found. */
  readonly onGo: () => void;
}

/** Looks for a question of many: Enter goes there. */
const Find = ({ sought, hasFound, onSeek, onGo }: FindProps) => {
  const id = useId();
  return (
    <div className="mb-2 grid gap-1 px-1">
      <label htmlFor={id} className="text-sm font-medium text-ink-soft">
        {words.find}
      </label>
      <input
        id={id}
        type="search"
        value={sought}
        placeholder={words.findHint}
        autoComplete="off"
        aria-describedby={`${id}-none`}
        className={classNames(inputClass, '!min-h-10 !py-1 text-sm')}
        onChange={({ target }) => onSeek(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onGo();
          if (key === 'Escape') onSeek('');
        }}
      />
      <output id={`${id}-none`} className="text-sm text-ink-soft">
        {!hasFound && words.findNone}
      </output>
    </div>
  );
};

/** Nothing is written in it yet but what kind it is. */
const NewLine = ({ kind }: Pick<Question, 'kind'>) => {
  const { name, Icon } = formParts(kind);
  return (
    <span className="hidden min-w-0 grow items-baseline gap-2 text-sm lg:flex">
      <Icon size={16} aria-hidden="true" className="flex-none self-center" />
      <span className="min-w-0">{words.blankQuestion}</span>
      <span className="only-spoken">{name}</span>
    </span>
  );
};

interface LineProps {
  readonly question: Question;
  readonly index: number;
  readonly isCurrent: boolean;
  readonly isIncomplete: boolean;
  readonly onGo: () => void;
  readonly onPress: (event: PointerEvent) => void;
  readonly onMove: (step: number) => void;
}

const Line = ({ question, index, isCurrent, isIncomplete, onGo, onPress, onMove }: LineProps) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onGo}
      onPointerDown={onPress}
      onKeyDown={onKeyDown}
      className={classNames(
        'flex min-h-12 w-full items-baseline gap-3 rounded-md px-4 py-3 text-start select-none',
        isCurrent ? 'bg-people-tint text-people-ink' : 'hover:bg-sunken',
      )}
    >
      <span className="only-spoken">{words.questionNumber}</span>
      <span className="font-semibold">{index + 1}</span>
      {question.text === '' ? (
        <NewLine kind={question.kind} />
      ) : (
        <span
          dir="auto"
          className="line-clamp-2 hidden min-w-0 grow text-sm [overflow-wrap:anywhere] lg:[display:-webkit-box]"
        >
          <MathText text={question.text} />
        </span>
      )}
      {isIncomplete && (
        <span aria-hidden="true" className="size-2 flex-none rounded-full bg-warn" />
      )}
    </button>
  );
};

/** Keeps the question that is written in sight, whichever it is. */
const useInSight = (list: RefObject<HTMLOListElement | null>, current: number): void => {
  useEffect(() => {
    const line = list.current?.querySelectorAll('.question-line button')[current];
    // jsdom draws nothing, so nothing is out of sight there.
    line?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [list, current]);
};

/** Every question in its order. Alt with an arrow key moves the one that has the focus; a mouse drags it. */
export const QuestionRail = (props: QuestionRailProps) => {
  const { kinds, most, questions, current, incomplete, onSelect, onMove } = props;
  const [sought, setSought] = useState('');
  const { list, drag, begin } = useDragOrder(onMove);
  const canFind = questions.length > fewest;
  const found = findQuestions(questions, canFind ? sought : '');
  const isWhole = found.length === questions.length;
  useInSight(list, current);
  const go = (index: number): void => {
    setSought('');
    onSelect(index);
  };
  return (
    <nav aria-label={words.questions} className="min-w-0">
      {canFind && (
        <Find
          sought={sought}
          hasFound={found.length > 0}
          onSeek={setSought}
          onGo={() => found[0] !== undefined && go(found[0])}
        />
      )}
      <ol ref={list} className="question-rail" data-dragging={drag !== null}>
        {questions.map((question, index) => (
          <li
            key={question.id}
            hidden={!found.includes(index)}
            className="question-line"
            data-dragged={drag?.from === index}
            data-drop={dropSide(index, drag)}
          >
            <Line
              {...{ question, index }}
              isCurrent={index === current}
              isIncomplete={incomplete.has(index)}
              onGo={() => go(index)}
              onPress={(event) => {
                if (isWhole) begin(event, index);
              }}
              onMove={(step) => onMove(index, index + step)}
            />
          </li>
        ))}
      </ol>
      {questions.length < most ? (
        <AddQuestion kinds={kinds} onAdd={props.onAdd} onFromText={props.onFromText} />
      ) : (
        <p className="px-4 py-3 text-sm text-ink-soft">{words.full(most)}</p>
      )}
    </nav>
  );
};
