import type { PollPhase } from '@sets/shared/poll/poll.live.ts';
import { pollPhoneMessages as say } from '../poll-phone.messages.ts';
import type { Given } from '../poll-phone-view.ts';

export interface AnswerLineProps {
  readonly phase: PollPhase;
  readonly given: Given;
  /** Whether a tap is the answer. */
  readonly atOnce: boolean;
  /** Whether something was chosen after the last sending. */
  readonly changed: boolean;
  readonly online: boolean;
  /** The last question before whose answer came too late, counted from 0; null where there is none. */
  readonly missed: number | null;
  /** Whether the results are on this phone. */
  readonly shown: boolean;
}

const steps = { none: 0, saved: 1, received: 2, counted: 3 } as const;

const refusedLine = (given: Given): string => {
  if (given.refused?.code !== 'TOO_LATE') return given.refused?.msg ?? '';
  return given.place === 'none' ? say.tooLate : say.changeTooLate;
};

const emptyLine = ({ phase, atOnce, missed }: AnswerLineProps): string => {
  if (phase === 'closed') return say.notAnswered;
  const waiting = atOnce ? say.waitTap : say.waitSend;
  const now = phase === 'ready' ? say.waitReady : waiting;
  return missed === null ? now : say.earlierTooLate(missed + 1, now);
};

/** Where the answer is, in words. */
export const answerLine = (props: AnswerLineProps): string => {
  const { given, phase, changed, online, shown } = props;
  if (given.refused !== null) return refusedLine(given);
  if (phase === 'open' && changed && given.place !== 'none') return say.unsentChange;
  switch (given.place) {
    case 'none':
      return emptyLine(props);
    case 'saved':
      return online ? say.saved : say.savedOffline;
    case 'received':
      return say.received;
    case 'counted':
      return shown ? say.counted : say.countedWait;
  }
};

/** Where the answer is: saved on this phone, received, counted. Told to those who do not see it, too. */
export const AnswerLine = (props: AnswerLineProps) => (
  <p className="poll-place" data-place={props.given.place}>
    <span className="poll-steps" aria-hidden="true">
      {[1, 2, 3].map((step) => (
        <i key={step} data-done={steps[props.given.place] >= step} />
      ))}
    </span>
    <output>{answerLine(props)}</output>
  </p>
);
