import { type Counts, countOf } from '@sets/shared/core/counts.ts';
import type { ChoiceQuestion } from '@sets/shared/poll/poll.contract.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { ResultBars } from '../../../ui/result-bars.tsx';
import { useFit } from './fit.ts';
import { screenMessages as words } from './screen.messages.ts';

interface ScreenQuestionProps {
  readonly question: Pick<ChoiceQuestion, 'text' | 'options'>;
  readonly counts: Counts | null;
  readonly answered: number;
  /** In a preview it is no heading of the page. */
  readonly isPreview?: boolean;
}

/**
 * All that takes room. Of the counts it is their digits and which lead, in bold: growing bars must
 * not set all of it anew.
 */
const contentOf = ({ question, counts }: ScreenQuestionProps): string => {
  const people = question.options.map(({ id }) => (counts === null ? 0 : countOf(counts, id)));
  const most = Math.max(1, ...people);
  return JSON.stringify([
    question.text,
    question.options.map(({ text }) => text),
    counts !== null && formatCount(most).length,
    people.map((each) => each === most),
  ]);
};

/** A question and its options, as large as they fit; with bars where the counts are shown. */
export const ScreenQuestion = (props: ScreenQuestionProps) => {
  const { question, counts, answered, isPreview = false } = props;
  const Heading = isPreview ? 'p' : 'h1';
  const box = useFit(question.options.length, contentOf(props));
  return (
    <div className="screen-fit" ref={box}>
      <Heading className="screen-question" dir="auto">
        <MathText text={question.text} />
      </Heading>
      <ResultBars
        caption={words.results(question.text)}
        options={question.options}
        counts={counts}
        answered={answered}
      />
    </div>
  );
};
