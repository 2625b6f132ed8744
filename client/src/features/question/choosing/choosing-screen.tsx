import './choosing-screen.css';
import { type Counts, countOf } from '@sets/shared/core/counts.ts';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { type BarOption, ResultBars } from '../../../ui/result-bars.tsx';
import type { ScreenParts } from '../question-parts.ts';
import type { DrawnChoosing } from './choosing-answer.tsx';
import { choosingMessages as words } from './choosing.messages.ts';
import { useFit } from './fit.ts';

interface ScreenQuestionProps {
  readonly text: string;
  readonly options: readonly BarOption[];
  readonly counts: Counts | null;
  readonly answered: number;
  /** In a preview it is no heading of the page. */
  readonly isPreview?: boolean;
}

/**
 * All that takes room. Of the counts it is their digits and which lead, in bold: growing bars must
 * not set all of it anew.
 */
const contentOf = ({ text, options, counts }: ScreenQuestionProps): string => {
  const people = options.map(({ id }) => (counts === null ? 0 : countOf(counts, id)));
  const most = Math.max(1, ...people);
  return JSON.stringify([
    text,
    options.map((option) => option.text),
    counts !== null && formatCount(most).length,
    people.map((each) => each === most),
  ]);
};

/** A question and its options, as large as they fit; with bars where the counts are shown. */
export const ScreenQuestion = (props: ScreenQuestionProps) => {
  const { text, options, counts, answered, isPreview = false } = props;
  const Heading = isPreview ? 'p' : 'h1';
  const box = useFit(options.length, contentOf(props));
  return (
    <div className="screen-fit" ref={box}>
      <Heading className="screen-question" dir="auto">
        <MathText text={text} />
      </Heading>
      <ResultBars
        caption={words.results(text)}
        options={options}
        counts={counts}
        answered={answered}
      />
    </div>
  );
};

/** How the kinds look on the projector whose answers are chosen among options. */
export const choosingScreen = <Q extends AnyQuestion>(
  of: (question: Q) => DrawnChoosing,
): ScreenParts<Q> => ({
  note: (question) => (of(question).multiple ? words.several : ''),
  Screen: ({ question, ...shown }) => (
    <ScreenQuestion {...shown} text={question.text} options={of(question).options} />
  ),
});
