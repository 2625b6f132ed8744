import type { ChoiceQuestion } from '@sets/shared/poll/poll.contract.ts';
import type { PollPhoneView, PollTally } from '@sets/shared/poll/poll.live.ts';
import type { PhoneViewProps } from '../../../../live/phone-view.ts';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { pollPhoneMessages as say } from '../poll-phone.messages.ts';
import { sharesOf } from '../poll-phone-view.ts';
import { useAnswering } from '../use-answering.ts';
import { useBuzz } from '../use-buzz.ts';
import { useCountdown } from '../use-countdown.ts';
import { AnswerLine } from './answer-line.tsx';
import { Options } from './options.tsx';
import { PhoneHeading } from './phone-heading.tsx';
import { Results } from './results.tsx';
import { SendButton } from './send-button.tsx';
import { TimeLeft } from './time-left.tsx';

/** Characters from which on a question is set smaller. */
const longText = 120;

interface QuestionProps extends PhoneViewProps {
  readonly view: PollPhoneView;
  readonly question: ChoiceQuestion;
  readonly tally: PollTally | null;
}

const progressOf = ({ question, questions, round }: PollPhoneView): string => {
  const which = questions > 1 ? say.progress(question + 1, questions) : say.oneQuestion;
  return round > 1 ? `${which} · ${say.round(round)}` : which;
};

const stageOf = (phase: PollPhoneView['phase'], multiple: boolean, hasResults: boolean): string => {
  if (phase === 'ready') return say.getReady;
  if (phase === 'closed') return hasResults ? say.results : say.closed;
  return multiple ? say.chooseSeveral : say.chooseOne;
};

/** A question on a phone: ready, open, closed, and its results. */
export const Question = (props: QuestionProps) => {
  const { run, view, question, tally, online, offset } = props;
  const { phase } = view;
  const { multiple, options } = question;
  const answering = useAnswering(props, view, question);
  const { given, chosen, changed, tap } = answering;
  const seconds = useCountdown(phase === 'open' ? view.deadline : null, offset);
  const hasResults = phase === 'closed' && tally !== null && tally.counts !== null;
  useBuzz(hasResults);
  // Counts while people vote are for those who have voted: they sway nobody.
  const shares = phase === 'open' && given.place !== 'none' ? sharesOf(tally) : null;

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
          {stageOf(phase, multiple, hasResults)}
        </output>
        {hasResults ? (
          <Results question={question} tally={tally} choices={given.choices} />
        ) : (
          <Options
            {...{ options, chosen, multiple, shares }}
            enabled={phase === 'open'}
            closed={phase === 'closed'}
            labelledBy="asked"
            onTap={tap}
          />
        )}
      </main>
      <footer className="poll-foot">
        {multiple && phase === 'open' && <SendButton answering={answering} />}
        <AnswerLine {...{ phase, given, multiple, changed, online }} shown={hasResults} />
      </footer>
    </>
  );
};
