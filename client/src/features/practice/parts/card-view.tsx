import '../practice.css';
import type { PracticeCard, PracticeJudged } from '@sets/shared/practice/practice.contract.ts';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { useEffect, useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import { MathText } from '../../../ui/math/math-text.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { type AnyAnswerParts, knowsKind, useAnswerParts } from '../../question/answer-parts.ts';
import { PicturePlace } from '../../question/picture/picture-place.tsx';
import { practiceMessages as words } from '../practice.messages.ts';
import { daysAway } from '../today.ts';
import { type CardAnswering, useCard } from '../use-card.ts';
import { CardFoot } from './card-foot.tsx';
import { CardTold } from './card-told.tsx';

/** Characters from which on a question is set smaller. */
const longText = 120;
const asked = 'practised';

interface CardProps {
  readonly moduleid: string;
  readonly card: PracticeCard;
  /** In which topic it is. */
  readonly topic: string;
  readonly isLast: boolean;
  /** Which it is, for who cannot see it. */
  readonly about: string;
  readonly onJudged: (judged: PracticeJudged) => void;
  readonly onNext: () => void;
}

interface DrawnProps extends CardProps {
  readonly question: AnyQuestion;
  readonly parts: AnyAnswerParts;
}

/** Keys 1 to 9 press the answers in their order, where there are answers to press. */
const useDigits = (press: (index: number) => void): void =>
  useShortcuts(
    Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`${index + 1}`, () => press(index)]),
    ),
  );

/** Where the question is from. */
const From = ({ card, topic }: Pick<CardProps, 'card' | 'topic'>) => (
  <p className="practice-about" dir="auto">
    <MathText text={[...new Set([topic, card.quiz])].filter((each) => each !== '').join(' · ')} />
    {card.missedOn !== null && ` · ${words.missedOn(card.missedOn, daysAway(card.missedOn))}`}
  </p>
);

/** It takes the focus when it comes up, so that it is read out. */
const Heading = ({ text, about }: { readonly text: string; readonly about: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} data-long={text.length > longText} dir="auto">
      <span className="only-spoken">{words.asked(about)}</span>
      <span id={asked}>
        <MathText text={text} />
      </span>
    </h1>
  );
};

const Answering = ({
  question,
  parts,
  answering,
}: Pick<DrawnProps, 'question' | 'parts'> & { readonly answering: CardAnswering }) => {
  const { value, order, isOpen, judged, mark } = answering;
  const { Answer } = parts;
  return (
    <Answer
      {...{ question, value, order }}
      enabled={isOpen}
      closed={judged !== null}
      counts={null}
      answered={0}
      told={judged?.right}
      labelledBy={asked}
      onChange={mark}
    />
  );
};

const Drawn = (props: DrawnProps) => {
  const { question, parts, about, isLast, onNext } = props;
  const answering = useCard(props);
  const { judged, failure, atOnce } = answering;
  const answers = useRef<HTMLDivElement>(null);
  const step = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (judged !== null) step.current?.focus({ preventScroll: true });
  }, [judged]);
  useDigits((index) => {
    const buttons = answers.current?.querySelectorAll<HTMLElement>('button[aria-pressed]');
    buttons?.[index]?.click();
    if (!atOnce) step.current?.focus({ preventScroll: true });
  });
  return (
    <>
      <div className="practice-card">
        <From {...props} />
        <Heading text={question.text} about={about} />
        <PicturePlace question={question} />
        {judged === null && <p className="practice-prompt">{parts.prompt(question)}</p>}
        <CardTold {...{ parts, question, judged }} />
        <div ref={answers} className="practice-answers">
          <Answering {...{ question, parts, answering }} />
        </div>
        {failure !== null && (
          <p role="alert" className="mt-3 rounded-md bg-bad-tint px-4 py-3 text-bad">
            {failure.msg}
          </p>
        )}
      </div>
      <CardFoot {...{ answering, step, isLast, onNext }} />
    </>
  );
};

/** A question to practise, as its kind is answered on phones; told at once what came of it. */
export const CardView = (props: CardProps) => {
  const { question: given } = props.card;
  const parts = useAnswerParts([given.kind]).get(given.kind);
  const question = useMemo(
    () => (parts === undefined ? null : (z.safeParse(parts.schemas.question, given).data ?? null)),
    [parts, given],
  );
  if (parts === undefined && knowsKind(given.kind))
    return <Skeleton label={words.loading} isPart />;
  if (parts === undefined || question === null) return <p role="alert">{words.unknownKind}</p>;
  return <Drawn {...props} question={question} parts={parts} />;
};
