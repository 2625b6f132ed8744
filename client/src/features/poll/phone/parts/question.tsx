import type { PollPhoneView, PollTally } from '@sets/shared/poll/poll.live.ts';
import { readSlot } from '@sets/shared/poll/poll.slot.ts';
import type { Question as Asked } from '@sets/shared/question/question-kinds.ts';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { answerParts } from '../../../question/answer-parts.ts';
import { AnswerStrip } from '../../../stage/phone/answer-strip.tsx';
import { useSecondsLeft } from '../../../stage/use-seconds-left.ts';
import { pollPhoneMessages as say } from '../poll-phone.messages.ts';
import { missedBefore } from '../poll-phone-view.ts';
import { type Answering, useAnswering } from '../use-answering.ts';
import { useBuzz } from '../use-buzz.ts';
import { answerLine } from './answer-line.ts';
import { PhoneHeading } from './phone-heading.tsx';
import { Progress } from './progress.tsx';
import { Results } from './results.tsx';
import { SendButton } from './send-button.tsx';

/** Characters from which on a question is set smaller. */
const longText = 120;

interface QuestionProps extends PhoneViewProps {
  readonly view: PollPhoneView;
  readonly question: Asked;
  readonly tally: PollTally | null;
}

const progressOf = ({ question, questions }: PollPhoneView): string =>
  questions > 1 ? say.progress(question + 1, questions) : say.oneQuestion;

/** What is to be done, and whether it is asked once more. */
const stageOf = ({ phase, round }: PollPhoneView, question: Asked, hasResults: boolean): string => {
  const done = hasResults ? say.results : say.closed;
  const open = phase === 'ready' ? say.getReady : answerParts(question).prompt(question);
  const now = phase === 'closed' ? done : open;
  return round > 1 ? `${say.round(round)} · ${now}` : now;
};

interface StripProps extends QuestionProps {
  readonly answering: Answering;
  readonly hasResults: boolean;
}

/** Where the answer is. */
const Strip = ({ answering, hasResults, ...props }: StripProps) => {
  const { view, question, tally, online, sheet } = props;
  const { phase } = view;
  const { given, atOnce, changed, chosen } = answering;
  const { Dot } = answerParts(question);
  const answered = hasResults ? (tally?.answered ?? 0) : null;
  const missed = missedBefore(sheet, view);
  return (
    <AnswerStrip
      place={given.place}
      closed={phase === 'closed'}
      failed={given.refused !== null}
      line={answerLine({ phase, given, atOnce, changed, chosen, online, missed, answered })}
      seconds={useSecondsLeft(phase === 'open' ? view.deadline : null, props.offset)}
      answer={JSON.stringify(given.value)}
    >
      {given.value === null ? null : <Dot question={question} value={given.value} />}
    </AnswerStrip>
  );
};

/** A question on a phone: ready, open, closed, and its results. */
export const Question = (props: QuestionProps) => {
  const { run, view, question, tally, sheet } = props;
  const { phase } = view;
  const { Answer } = answerParts(question);
  const answering = useAnswering(props, view, question);
  const { given, atOnce } = answering;
  const shown = tally?.counts ?? null;
  const results = phase === 'closed' ? shown : null;
  const hasResults = results !== null;
  useBuzz(hasResults);
  // Counts while people vote are for those who have voted: they sway nobody.
  const counts = phase === 'open' && given.place !== 'none' ? shown : null;
  const answered = tally?.answered ?? 0;
  const hasAnswered = (index: number): boolean =>
    [...sheet.held, ...sheet.unsent].some(({ slot }) => readSlot(slot)?.question === index);

  return (
    <>
      <Progress view={view} hasAnswered={hasAnswered} />
      <Strip {...props} answering={answering} hasResults={hasResults} />
      <main className="poll-question" data-results={hasResults}>
        <div className="poll-asked">
          <PhoneHeading
            about={`${progressOf(view)} · ${run.title}`}
            long={question.text.length > longText}
          >
            <span id="asked">
              <MathText text={question.text} />
            </span>
          </PhoneHeading>
          <output className="poll-stage" data-phase={phase}>
            {stageOf(view, question, hasResults)}
          </output>
        </div>
        {hasResults ? (
          <Results question={question} counts={results} answered={answered} value={given.value} />
        ) : (
          <Answer
            question={question}
            value={answering.value}
            counts={counts}
            answered={answered}
            enabled={phase === 'open'}
            closed={phase === 'closed'}
            labelledBy="asked"
            onChange={answering.mark}
          />
        )}
      </main>
      {!atOnce && phase === 'open' && (
        <footer className="poll-foot">
          <SendButton answering={answering} />
        </footer>
      )}
    </>
  );
};
