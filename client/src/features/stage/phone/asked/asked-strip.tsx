import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import type { AnyAnswerParts } from '../../../question/answer-parts.ts';
import { AnswerStrip } from '../answer-strip.tsx';
import { answerLine, type AnswerLineProps } from './answer-line.ts';
import type { Answering } from './use-answering.ts';

interface AskedStripProps extends Pick<
  AnswerLineProps,
  'phase' | 'online' | 'missed' | 'answered' | 'words'
> {
  readonly question: AnyQuestion;
  readonly parts: AnyAnswerParts;
  readonly answering: Answering;
  /** The time that is left to answer; null where none is told. */
  readonly seconds: number | null;
  /** Whether nothing is to fly there. */
  readonly still?: boolean;
}

/** Where the answer to a question is. */
export const AskedStrip = (props: AskedStripProps) => {
  const { question, parts, answering, seconds, still = false, ...stands } = props;
  const { given, atOnce, changed, chosen } = answering;
  const { Dot } = parts;
  return (
    <AnswerStrip
      place={given.place}
      closed={stands.phase === 'closed'}
      failed={given.refused !== null}
      line={answerLine({ ...stands, given, atOnce, changed, chosen })}
      seconds={seconds}
      answer={still ? '' : JSON.stringify(given.value)}
    >
      {given.value === null ? null : <Dot question={question} value={given.value} />}
    </AnswerStrip>
  );
};
