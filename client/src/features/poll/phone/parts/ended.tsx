import { readSlot, slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import type { AnswerSheet } from '../../../../live/answer-sheet.ts';
import type { Notes } from '../../../../live/phone-memory.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { type AnyAnswerParts, useAnswerParts } from '../../../question/answer-parts.ts';
import { afterEndMessages } from '../../../stage/phone/after-end.messages.ts';
import { KeptAnswers } from '../../../stage/phone/kept-answers.tsx';
import { KeptSet } from '../../../stage/phone/kept-set.tsx';
import { stagePaths } from '../../../stage/stage-paths.ts';
import { endedMessages as say } from '../ended.messages.ts';
import { givenAnswer } from '../poll-phone-view.ts';
import { seenKind, seenQuestion } from '../seen-questions.ts';
import { EverybodysAnswers } from './everybodys-answers.tsx';
import { PhoneHeading } from './phone-heading.tsx';

interface EndedProps {
  readonly title: string;
  readonly runId: string;
  readonly sheet: AnswerSheet;
  readonly notes: Notes;
  readonly view: PollPhoneReading;
  /** The results, where all are shown them; as the server sends it. */
  readonly tally: unknown;
}

/** What was answered to each question that this phone saw, in the last round that it answered. */
const answersGiven = (
  { sheet, notes, view: { questions } }: EndedProps,
  partsOf: ReadonlyMap<string, AnyAnswerParts>,
) =>
  Array.from({ length: questions }, (_, index) => index).flatMap((index) => {
    const parts = partsOf.get(seenKind(notes, index) ?? '');
    const question = parts === undefined ? null : seenQuestion(notes, index, parts);
    const rounds = sheet.held
      .map(({ slot }) => readSlot(slot))
      .flatMap((answered) => (answered?.question === index ? answered.round : []));
    if (parts === undefined || question === null || rounds.length === 0) return [];
    const slot = slotOf({ question: index, round: Math.max(...rounds) });
    const { value } = givenAnswer(sheet, slot, true, parts.schemas.value);
    const texts = value === null ? [] : parts.inWords(question, value);
    if (value === null || texts.length === 0) return [];
    const { Dot } = parts;
    const mark = <Dot question={question} value={value} />;
    return [{ key: String(index), asked: question.text, texts, mark }];
  });

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
          <KeptAnswers
            answers={given.map(({ key, asked, texts, mark }) => ({
              key,
              mark,
              asked: <MathText text={asked} />,
              answer: <MathText text={texts.join(', ')} />,
            }))}
          />
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
