import { askedMessages } from './asked.messages.ts';
import type { Given } from './given-answer.ts';

type Words = typeof askedMessages;
/** Of where an answer is, what an activity says in words of its own. */
export type OwnWords = {
  readonly [Name in keyof Words]?: Words[Name] extends string ? string : never;
};

export interface AnswerLineProps {
  readonly phase: string;
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
  readonly words?: OwnWords | undefined;
}

const refusedLine = (given: Given, say: Words): string => {
  if (given.refused?.code !== 'TOO_LATE') return given.refused?.msg ?? '';
  return given.place === 'none' ? say.tooLate : say.changeTooLate;
};

const emptyLine = ({ phase, atOnce, chosen, missed }: AnswerLineProps, say: Words): string => {
  if (phase === 'closed') return say.notAnswered;
  const toSend = chosen === 0 ? say.waitSend : say.unsent;
  const waiting = atOnce ? say.waitTap : toSend;
  const now = phase === 'ready' ? say.waitReady : waiting;
  return missed === null ? now : say.earlierTooLate(missed + 1, now);
};

/** Where the answer is, in words. */
export const answerLine = (props: AnswerLineProps): string => {
  const { given, phase, changed, online, answered } = props;
  const say = { ...askedMessages, ...props.words } as Words;
  if (given.refused !== null) return refusedLine(given, say);
  if (phase === 'open' && changed && given.place !== 'none') return say.unsentChange;
  switch (given.place) {
    case 'none':
      return emptyLine(props, say);
    case 'saved':
      return online ? say.saved : say.savedOffline;
    case 'received':
      return online ? say.received : say.receivedOffline;
    case 'counted':
      return answered === null ? say.countedWait : say.counted(answered - 1);
  }
};
