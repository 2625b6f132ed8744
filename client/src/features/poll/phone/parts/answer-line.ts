import type { PollPhase } from '@sets/shared/poll/poll.standing.ts';
import { pollPhoneMessages as say } from '../poll-phone.messages.ts';
import type { Given } from '../poll-phone-view.ts';

export interface AnswerLineProps {
  readonly phase: PollPhase;
  readonly given: Given;
  /** Whether a tap is the answer. */
  readonly atOnce: boolean;
  /** Whether something was chosen after the last sending. */
  readonly changed: boolean;
  /** How many answers are chosen. */
  readonly chosen: number;
  readonly online: boolean;
  /** The last question before whose answer came too late, counted from 0; null where there is none. */
  readonly missed: number | null;
  /** How many people have answered, once the results are on this phone; else null. */
  readonly answered: number | null;
}

const refusedLine = (given: Given): string => {
  if (given.refused?.code !== 'TOO_LATE') return given.refused?.msg ?? '';
  return given.place === 'none' ? say.tooLate : say.changeTooLate;
};

const emptyLine = ({ phase, atOnce, chosen, missed }: AnswerLineProps): string => {
  if (phase === 'closed') return say.notAnswered;
  const toSend = chosen === 0 ? say.waitSend : say.unsent;
  const waiting = atOnce ? say.waitTap : toSend;
  const now = phase === 'ready' ? say.waitReady : waiting;
  return missed === null ? now : say.earlierTooLate(missed + 1, now);
};

/** Where the answer is, in words. */
export const answerLine = (props: AnswerLineProps): string => {
  const { given, phase, changed, online, answered } = props;
  if (given.refused !== null) return refusedLine(given);
  if (phase === 'open' && changed && given.place !== 'none') return say.unsentChange;
  switch (given.place) {
    case 'none':
      return emptyLine(props);
    case 'saved':
      return online ? say.saved : say.savedOffline;
    case 'received':
      return online ? say.received : say.receivedOffline;
    case 'counted':
      return answered === null ? say.countedWait : say.counted(answered - 1);
  }
};
