import type { PollPhoneView, PollTally } from '@sets/shared/poll/poll.live.ts';
import type { Question as Asked } from '@sets/shared/question/question-kinds.ts';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { answerParts } from '../../../question/answer-parts.ts';
import { TimeLeft } from '../../../stage/phone/time-left.tsx';
import { useSecondsLeft } from '../../../stage/use-seconds-left.ts';
import { pollPhoneMessages as say } from '../poll-phone.messages.ts';
import { missedBefore } from '../poll-phone-view.ts';
import { useAnswering } from '../use-answering.ts';
import { useBuzz } from '../use-buzz.ts';
import { AnswerLine } from './answer-line.tsx';
import { PhoneHeading } from './phone-heading.tsx';
import { Results } from './results.tsx';
import { SendButton } from './send-button.tsx';

/** Characters from which on a question is set smaller. */
const longText = 120;

interface QuestionProps extends PhoneViewProps {
  readonly view: PollPhoneView;
  readonly question: Asked;
  readonly tally: PollTally | null;
}

const progressOf = ({ question, questions, round }: PollPhoneView): string => {
  const which = questions > 1 ? say.progress(question + 1, questions) : say.oneQuestion;
  return round > 1 ? `${which} · ${say.round(round)}` : which;
};

const stageOf = (phase: PollPhoneView['phase'], question: Asked, hasResults: boolean): string => {
  if (phase === 'ready') return say.getReady;
  if (phase === 'closed') return hasResults ? say.results : say.closed;
  return answerParts(question).prompt(question);
};

/** A question on a phone: ready, open, closed, and its results. */
export const Question = (props: QuestionProps) => {
  const { run, view, question, tally, online, offset } = props;
  const { phase } = view;
  const { Answer } = answerParts(question);
  const answering = useAnswering(props, view, question);
  const { given, atOnce, changed } = answering;
  const missed = missedBefore(props.sheet, view);
  const seconds = useSecondsLeft(phase === 'open' ? view.deadline : null, offset);
  const hasResults = phase === 'closed' && tally !== null && tally.counts !== null;
  useBuzz(hasResults);
  // Counts while people vote are for those who have voted: they sway nobody.
  const counts = phase === 'open' && given.place !== 'none' ? (tally?.counts ?? null) : null;

  return (
    <>
      <main className="poll-question">
        <p className="poll-meta">
          <span>{progressOf(view)}</span>
          {seconds !== null && <TimeLeft seconds={seconds} />}
        </p>
        <PhoneHeading
          about={`${progressOf(view)} · ${run.title}`}
          long={question.text.length > longText}
        >
          <span id="asked">
            <MathText text={question.text} />
          </span>
        </PhoneHeading>
        <output className="poll-stage" data-phase={phase}>
          {stageOf(phase, question, hasResults)}
        </output>
        {hasResults ? (
          <Results question={question} tally={tally} value={given.value} />
        ) : (
          <Answer
            question={question}
            value={answering.value}
            counts={counts}
            answered={tally?.answered ?? 0}
            enabled={phase === 'open'}
            closed={phase === 'closed'}
            labelledBy="asked"
            onChange={answering.mark}
          />
        )}
      </main>
      <footer className="poll-foot">
        {!atOnce && phase === 'open' && <SendButton answering={answering} />}
        <AnswerLine {...{ phase, given, atOnce, changed, online, missed }} shown={hasResults} />
      </footer>
    </>
  );
};
