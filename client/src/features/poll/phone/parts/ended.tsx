import { pollMessages } from '@sets/shared/poll/poll.messages.ts';
import { type PollSlot, readSlot, slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { allOrNothing } from '@sets/shared/live/own-part.ts';
import { isRight, right as rightSchema } from '@sets/shared/question/right.ts';
import type { AnswerSheet } from '../../../../live/answer-sheet.ts';
import type { Notes } from '../../../../live/phone-memory.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { type AnyAnswerParts, useAnswerParts } from '../../../question/answer-parts.ts';
import { LinePicture } from '../../../question/picture/line-picture.tsx';
import { afterEndMessages } from '../../../stage/phone/after-end.messages.ts';
import { KeptAnswers } from '../../../stage/phone/kept-answers.tsx';
import { KeptSet } from '../../../stage/phone/kept-set.tsx';
import { mineMessages as own } from '../../../stage/phone/mine.messages.ts';
import { stagePaths } from '../../../stage/stage-paths.ts';
import { endedMessages as say } from '../ended.messages.ts';
import { givenAnswer } from '../../../stage/phone/asked/given-answer.ts';
import { seenKind, seenQuestion } from '../../../stage/phone/asked/seen-questions.ts';
import { rightInWords, rightNote } from '../../../stage/phone/asked/told-right.ts';
import { EverybodysAnswers } from './everybodys-answers.tsx';
import { PhoneHeading } from '../../../stage/phone/asked/phone-heading.tsx';

interface EndedProps {
  readonly title: string;
  readonly runId: string;
  readonly sheet: AnswerSheet;
  readonly notes: Notes;
  readonly view: PollPhoneReading;
  /** The results, where all are shown them; as the server sends it. */
  readonly tally: unknown;
}

/** What this person said in a round, and what they were told is right of it. */
const answerGiven = (
  { sheet, notes }: EndedProps,
  { question: index, round }: PollSlot,
  { question, parts }: { readonly question: AnyQuestion; readonly parts: AnyAnswerParts },
) => {
  const slot = slotOf({ question: index, round });
  const { value, marked } = givenAnswer(sheet, slot, true, parts.schemas.value);
  const texts = value === null ? [] : parts.inWords(question, value);
  if (value === null || texts.length === 0) return [];
  const { Dot } = parts;
  const { sure = null } = marked ?? {};
  const right = notes.read(rightNote(index), rightSchema);
  const told = right === null ? [] : rightInWords(parts, question, right);
  return [
    {
      key: slot,
      mark: <Dot question={question} value={value} />,
      asked: (
        <>
          <MathText text={round > 1 ? own.round(question.text, round) : question.text} />
          <LinePicture question={question} />
        </>
      ),
      answer: <MathText text={texts.join(', ')} />,
      sure: sure === null ? undefined : own.sure(pollMessages.sure[sure]),
      ...(right !== null && {
        judged: {
          outcome: allOrNothing(isRight(right, value)),
          many: told.length,
          right: <MathText text={told.join(', ')} />,
        },
      }),
    },
  ];
};

/** What was answered to each question that this phone saw, in every round, as they were presented. */
const answersGiven = (props: EndedProps, partsOf: ReadonlyMap<string, AnyAnswerParts>) => {
  const { sheet, notes, view } = props;
  const order = view.order ?? Array.from({ length: view.questions }, (_, index) => index);
  return order.flatMap((index) => {
    const parts = partsOf.get(seenKind(notes, index) ?? '');
    const question = parts === undefined ? null : seenQuestion(notes, index, parts);
    if (parts === undefined || question === null) return [];
    return sheet.held
      .flatMap(({ slot }) => readSlot(slot) ?? [])
      .filter((answered) => answered.question === index)
      .toSorted((one, other) => one.round - other.round)
      .flatMap((answered) => answerGiven(props, answered, { question, parts }));
  });
};

/** The end: thanks, and what this person said. Loaded after the page, for the end comes later. */
const Ended = (props: EndedProps) => {
  const { title, runId, notes, view, tally } = props;
  const kinds = Array.from({ length: view.questions }, (_, index) => seenKind(notes, index));
  const seen = kinds.filter((kind) => kind !== null);
  const given = answersGiven(props, useAnswerParts(seen));
  return (
    <main className="poll-ended kept-page" data-light="house">
      <KeptSet marks={given} />
      <PhoneHeading about={title}>{given.length > 0 ? say.endedSet : say.endedTitle}</PhoneHeading>
      <p>{say.ended(given.length)}</p>
      {given.length > 0 && (
        <>
          <KeptAnswers answers={given} />
          <p>{say.kept}</p>
          <a className="phone-button" href={stagePaths.mineIn(runId)}>
            {say.privateLink}
          </a>
        </>
      )}
      <EverybodysAnswers tally={tally} />
      <p>{view.survey === null ? afterEndMessages.next : say.survey}</p>
    </main>
  );
};

export default Ended;
