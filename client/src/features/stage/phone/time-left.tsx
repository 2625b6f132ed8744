import { phoneMessages } from './phone.messages.ts';

/** Spoken only now and then: each second would drown everything else. */
const spokenAt = new Set([30, 10, 5]);

/** Seconds as `1:05`. */
const clockFace = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The time that is left, in whole seconds. */
export const TimeLeft = ({ seconds }: { readonly seconds: number }) => (
  <>
    <span
      role="timer"
      aria-label={phoneMessages.timeLeft}
      className="phone-time"
      data-low={seconds <= 10}
    >
      {clockFace(seconds)}
    </span>
    <output className="only-spoken">
      {spokenAt.has(seconds) && phoneMessages.secondsLeft(seconds)}
      {seconds === 0 && phoneMessages.timeUp}
    </output>
  </>
);
