import './answer-strip.css';
import type { ReactNode } from 'react';
import type { AnswerPlace } from '../../../live/answer-sheet.ts';
import { phoneMessages } from './phone.messages.ts';
import { TimeLeft } from './time-left.tsx';
import { useFlight } from './use-flight.ts';

interface AnswerStripProps {
  readonly place: AnswerPlace;
  /** Whether no answer is taken any more: the line of the set is closed. */
  readonly closed: boolean;
  /** Whether something was not taken: the words say what. */
  readonly failed: boolean;
  /** Where the answer is, in words. */
  readonly line: string;
  /** The time that is left to answer; null where there is no end to it. */
  readonly seconds: number | null;
  /** Names the answer: where it becomes another one, its marks fly here. */
  readonly answer: string;
  /** The answer as marks; null before there is one. */
  readonly children: ReactNode;
}

/**
 * Where the answer is, as the way of one's own dot: on this phone, at the server, in the set. It
 * carries shape and colour of what was chosen. Told to those who do not see it, too.
 */
export const AnswerStrip = (props: AnswerStripProps) => {
  const { place, closed, failed, line, seconds, answer, children } = props;
  const dot = useFlight(answer);
  return (
    <aside
      className="answer-strip"
      aria-label={phoneMessages.strip}
      data-place={place}
      data-closed={closed}
      data-failed={failed}
    >
      <span className="answer-way" aria-hidden="true">
        <i className="answer-stop" />
        <svg className="answer-goal" viewBox="0 0 32 32">
          <circle cx="16" cy="16" r="13.5" pathLength="100" />
        </svg>
        <span className="answer-dot" ref={dot}>
          {children ?? <i />}
        </span>
      </span>
      <output>{line}</output>
      {seconds !== null && <TimeLeft seconds={seconds} />}
    </aside>
  );
};
