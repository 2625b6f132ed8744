import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { slotIn } from '@sets/shared/quiz/alone/alone.slot.ts';
import type { AloneAsked, AloneMineReading } from '@sets/shared/quiz/alone/alone.standing.ts';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import {
  type AnyAnswerParts,
  knowsKind,
  useAnswerParts,
} from '../../../../question/answer-parts.ts';
import type { OwnWords } from '../../../../stage/phone/asked/answer-line.ts';
import { AskedHeading } from '../../../../stage/phone/asked/asked-heading.tsx';
import { AskedStrip } from '../../../../stage/phone/asked/asked-strip.tsx';
import { askedMessages } from '../../../../stage/phone/asked/asked.messages.ts';
import { Unreadable } from '../../../../stage/phone/asked/unreadable.tsx';
import { type Answering, useAnswering } from '../../../../stage/phone/asked/use-answering.ts';
import { ownOrder } from '../../option-order.ts';
import { Worth } from '../../parts/worth.tsx';
import { aloneMessages as say } from '../alone.messages.ts';
import type { AlonePageProps } from '../alone-page.ts';
import { Judged } from './judged.tsx';
import { Walk } from './walk.tsx';

type Told = NonNullable<AloneMineReading['told']>['all'][number];

export interface QuestionProps extends AlonePageProps {
  readonly attempt: number;
  readonly asked: AloneAsked;
  /** Which it is on this phone, from 0. */
  readonly at: number;
  readonly go: (to: number) => void;
  /** What was told of it; null before that. */
  readonly told: Told | null;
}

const keptWords: OwnWords = {
  waitSend: say.answerStep,
  unsent: say.answerKeptNext,
  unsentChange: say.answerKeptNext,
  received: say.answerKept,
};
const finalWords: OwnWords = {
  waitTap: say.answerWait,
  waitSend: say.answerWait,
  unsent: say.answerUnsent,
  received: say.answerFinal,
  countedWait: say.answerFinal,
};

/** Whether it was answered for good, as far as this phone knows: what is sent is not taken back. */
const isFinal = ({ view, sheet, attempt, asked, told }: QuestionProps): boolean => {
  const slot = slotIn(attempt, asked.place);
  const isGiven = [...sheet.held, ...sheet.unsent].some((each) => each.slot === slot);
  return told !== null || (view.alone.feedback === 'each' && isGiven);
};

interface ReadProps extends QuestionProps {
  readonly question: AnyQuestion;
  readonly parts: AnyAnswerParts;
}

const stageOf = ({ view, told }: QuestionProps, isDone: boolean): string => {
  if (told !== null) return say.isTold;
  if (view.alone.feedback !== 'each') return say.prompt.end;
  return isDone ? say.answerFinal : say.prompt.each;
};

/** An answer to this question: where it is final, nothing is sent by a tap that may have missed. */
const useAnswer = (props: ReadProps, isDone: boolean): Answering => {
  const { view, attempt, asked, question, parts } = props;
  const isEach = view.alone.feedback === 'each';
  const asks = isEach ? { ...parts, answersAtOnce: () => false } : parts;
  const slot = slotIn(attempt, asked.place);
  return useAnswering(props, { slot, phase: isDone ? 'closed' : 'open' }, question, asks);
};

const Read = (props: ReadProps) => {
  const { view, run, attempt, asked, asks, at, go, told, question, parts, notes, online } = props;
  const isEach = view.alone.feedback === 'each';
  const isDone = isFinal(props);
  const answering = useAnswer(props, isDone);
  const order = useMemo(
    () => (view.shuffles ? ownOrder(notes, question, attempt) : undefined),
    [view.shuffles, notes, question, attempt],
  );
  const { Answer } = parts;
  return (
    <>
      <AskedStrip
        phase={isDone ? 'closed' : 'open'}
        {...{ question, parts, answering, online }}
        missed={null}
        answered={null}
        seconds={null}
        words={isEach ? finalWords : keptWords}
      />
      <main className="phone-question">
        <AskedHeading
          about={`${askedMessages.progress(at + 1, asks.length)} · ${run.title}`}
          question={question}
        >
          <output className="phone-stage">{stageOf(props, isDone)}</output>
          <Worth points={asked.points} voided={asked.voided} />
        </AskedHeading>
        <div>
          <Answer
            question={question}
            value={answering.value}
            counts={null}
            answered={0}
            enabled={!isDone}
            closed={isDone}
            told={told?.right}
            labelledBy="asked"
            order={order}
            onChange={answering.mark}
            onSend={answering.send}
          />
          <div aria-live="polite">{told !== null && <Judged {...{ told, question, parts }} />}</div>
        </div>
      </main>
      <Walk {...{ answering, at, go }} of={asks.length} checks={isEach && !isDone} />
    </>
  );
};

/** A question of an attempt, drawn by its kind. */
export const Question = (props: QuestionProps) => {
  const { asked, asks } = props;
  const { kind } = asked.question;
  const parts = useAnswerParts(asks.map((each) => each.question.kind)).get(kind);
  const question = useMemo(
    () => z.safeParse(parts?.schemas.question ?? z.never(), asked.question).data ?? null,
    [parts, asked.question],
  );
  if (parts === undefined && knowsKind(kind)) {
    return <main className="phone-question" aria-busy="true" />;
  }
  if (parts === undefined || question === null) return <Unreadable />;
  return <Read {...props} {...{ question, parts }} />;
};
