import { pollPhoneMessages } from '../poll-phone.messages.ts';
import { clockFace } from '../use-countdown.ts';

/** Spoken only now and then: each second would drown everything else. */
const spokenAt = new Set([30, 10, 5]);

/** The time that is left, in whole seconds. */
export const TimeLeft = ({ seconds }: { readonly seconds: number }) => (
  <>
    <span
      role="timer"
      aria-label={pollPhoneMessages.timeLeft}
      className="poll-time"
      data-low={seconds <= 10}
    >
      {clockFace(seconds)}
    </span>
    <output className="only-spoken">
      {spokenAt.has(seconds) && pollPhoneMessages.secondsLeft(seconds)}
      {seconds === 0 && pollPhoneMessages.timeUp}
    </output>
  </>
);
