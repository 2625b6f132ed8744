import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import * as z from 'zod/mini';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import { knowsKind, useAnswerParts } from '../../../question/answer-parts.ts';
import { readTally } from '../poll-phone-view.ts';
import { keepQuestion } from '../../../stage/phone/asked/seen-questions.ts';
import { Coming } from './coming.tsx';
import { Question } from './question.tsx';
import { Slide } from './slide.tsx';
import { Unreadable } from '../../../stage/phone/asked/unreadable.tsx';

interface AskedProps extends PhoneViewProps {
  readonly view: PollPhoneReading;
  readonly walk?: ReactNode;
}

/** A kind that is not here has read nothing. */
const nothing: z.ZodMiniType<AnyQuestion> = z.never();

/** What is on, drawn by its kind, which is loaded where it is not here yet. */
export const Asked = (props: AskedProps) => {
  const { run, notes, sheet, view, walk } = props;
  const { current } = view;
  const index = view.question;
  const kind = current?.kind ?? '';
  const parts = useAnswerParts([kind, view.next ?? '']).get(kind);
  const asked = useMemo(
    () => z.safeParse(parts?.schemas.question ?? nothing, current).data ?? null,
    [parts, current],
  );
  const isKept = asked !== null && parts?.isSlide !== true;

  useEffect(() => {
    if (isKept) keepQuestion(notes, index, asked);
  }, [notes, index, asked, isKept]);

  if (current !== null && parts === undefined && knowsKind(kind)) {
    return <Coming {...{ run, sheet, view }} question={current} />;
  }
  if (parts === undefined || asked === null) return <Unreadable />;
  if (parts.isSlide === true) {
    return <Slide key={index} {...{ run, sheet, view, parts }} question={asked} />;
  }
  return (
    <Question
      // A new question, and the same one asked again, start afresh.
      key={`${index}.${view.round}`}
      {...props}
      view={view}
      question={asked}
      parts={parts}
      tally={readTally(props.tally, view)}
      walk={walk}
    />
  );
};
