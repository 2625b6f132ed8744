import { readSlot, slotOf } from '@sets/shared/poll/poll.slot.ts';
import { kindOf } from '@sets/shared/question/question-kinds.ts';
import type { AnswerSheet } from '../../../../live/answer-sheet.ts';
import type { Notes } from '../../../../live/phone-memory.ts';
import { phoneMessages } from '../../../stage/phone/phone.messages.ts';
import { pollPhoneMessages } from '../poll-phone.messages.ts';
import { givenAnswer } from '../poll-phone-view.ts';
import { seenQuestion } from '../seen-questions.ts';
import { PhoneHeading } from './phone-heading.tsx';

interface EndedProps {
  readonly title: string;
  readonly sheet: AnswerSheet;
  readonly notes: Notes;
  /** How many questions the poll has. */
  readonly questions: number;
}

/** What was answered to each question that this phone saw, in the last round that it answered. */
const answersGiven = ({ sheet, notes, questions }: Omit<EndedProps, 'title'>) =>
  Array.from({ length: questions }, (_, index) => index).flatMap((index) => {
    const question = seenQuestion(notes, index);
    const rounds = sheet.held
      .map(({ slot }) => readSlot(slot))
      .flatMap((answered) => (answered?.question === index ? answered.round : []));
    if (question === null || rounds.length === 0) return [];
    const slot = slotOf({ question: index, round: Math.max(...rounds) });
    const { value } = givenAnswer(sheet, slot, true);
    const texts = value === null ? [] : kindOf(question).inWords(question, value);
    return texts.length === 0 ? [] : [{ index, asked: question.text, texts }];
  });

/** The end: thanks, and what this person said. */
export const Ended = (props: EndedProps) => {
  const given = answersGiven(props);
  return (
    <main className="poll-ended">
      <PhoneHeading about={props.title}>{pollPhoneMessages.endedTitle}</PhoneHeading>
      <p>
        {pollPhoneMessages.ended} {phoneMessages.next}
      </p>
      {given.length > 0 && (
        <section aria-labelledby="given">
          <h2 id="given">{pollPhoneMessages.yourAnswers}</h2>
          <dl>
            {given.map(({ index, asked, texts }) => (
              <div key={index}>
                <dt dir="auto">{asked}</dt>
                {texts.map((text) => (
                  <dd key={text} dir="auto">
                    {text}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      )}
    </main>
  );
};
