import type { LiveQnaHostView } from '@sets/shared/live-qna/live-qna.live.ts';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import type { HostQuestion as Question } from '../questions-on-show.ts';
import { liveQnaHostMessages as words } from './live-qna-host.messages.ts';
import type { QuestionActs } from './question-acts.ts';
import { type QuestionAsks, QuestionWays } from './question-ways.tsx';

interface HostQuestionProps {
  readonly question: Question;
  readonly view: LiveQnaHostView;
  readonly isChosen: boolean;
  /** The question that is to be joined with another, while that is asked. */
  readonly joining: Question | null;
  readonly acts: QuestionActs;
  readonly asks: QuestionAsks;
  readonly onChoose: () => void;
  readonly onJoin: () => void;
}

const Votes = ({ question, view }: Pick<HostQuestionProps, 'question' | 'view'>) => {
  const { up, down, isTold } = question;
  if (view.voting === 'off') return null;
  const isBoth = view.voting === 'both';
  return (
    <p className="grid w-16 flex-none content-start justify-items-center text-center text-sm text-ink-soft">
      <b className="text-2xl leading-tight font-bold text-ink tabular-nums">
        {isTold ? formatCount(up) : '·'}
      </b>
      {isBoth && isTold && (
        <>
          <span>{words.forIt}</span>
          <span>{words.against(formatCount(down))}</span>
        </>
      )}
      {!isBoth && isTold && words.votes(up)}
      {!isTold && words.few}
    </p>
  );
};

const Notes = ({
  question,
  isOnWall,
  isMuted,
}: {
  readonly question: Question;
  readonly isOnWall: boolean;
  readonly isMuted: boolean;
}) => {
  const { name, answered, pinned, joined } = question;
  const notes = [
    ...(isOnWall ? [words.onWall] : []),
    ...(pinned ? [words.pinned] : []),
    ...(answered ? [words.answered] : []),
    ...(isMuted ? [words.stopped] : []),
    ...(joined > 0 ? [words.joined(joined)] : []),
    ...(name === null ? [] : [name]),
  ];
  if (notes.length === 0) return null;
  return (
    <p dir="auto" className="text-sm text-ink-soft [overflow-wrap:anywhere]">
      {notes.join(' · ')}
    </p>
  );
};

/** The question that keys are about is in sight, and it is the one that was touched last. */
const useChosen = (
  row: RefObject<HTMLLIElement | null>,
  isChosen: boolean,
  onChoose: () => void,
): void => {
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [row, isChosen]);
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    const touched = row.current;
    const chosen = (): void => choose();
    touched?.addEventListener('pointerdown', chosen);
    touched?.addEventListener('focusin', chosen);
    return () => {
      touched?.removeEventListener('pointerdown', chosen);
      touched?.removeEventListener('focusin', chosen);
    };
  }, [row]);
};

/** A question on the desk. */
export const HostQuestion = (props: HostQuestionProps) => {
  const { question, view, isChosen, joining, acts, asks, onChoose, onJoin } = props;
  const row = useRef<HTMLLIElement>(null);
  useChosen(row, isChosen, onChoose);
  const isOnWall = view.wall === question.id;
  const isMuted = view.muted.includes(question.by);
  return (
    <li
      ref={row}
      aria-current={isChosen}
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-lg border-[1.5px] bg-raised p-4',
        isOnWall ? 'border-people' : 'border-line',
        isChosen && 'outline-2 outline-offset-2 outline-people-ink',
      )}
    >
      <Votes question={question} view={view} />
      <div className="col-start-2 grid min-w-0 grid-cols-1 content-start gap-2">
        <p
          dir="auto"
          className={classNames(
            'text-lg leading-snug font-medium whitespace-pre-line [overflow-wrap:anywhere]',
            question.answered && 'text-ink-soft',
          )}
        >
          <MathText text={question.text} />
        </p>
        <Notes question={question} isOnWall={isOnWall} isMuted={isMuted} />
      </div>
      <div className="col-span-2 lg:col-span-1 lg:col-start-2">
        {joining === null && <QuestionWays {...{ question, isOnWall, isMuted, acts, asks }} />}
        {joining !== null && joining.id !== question.id && (
          <Button size="small" onClick={onJoin}>
            {words.joinHere}
          </Button>
        )}
      </div>
    </li>
  );
};
