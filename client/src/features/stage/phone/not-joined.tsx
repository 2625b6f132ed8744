import type { Failure } from '@sets/shared/core/result.ts';
import { stagePaths } from '../stage-paths.ts';
import { PhoneNote } from './phone-note.tsx';
import { notJoinedMessages as say } from './not-joined.messages.ts';

/** Why not, in words of the phone; else the server's own say it. */
const reasons: Partial<Record<Failure['code'], { title: string; text: string }>> = {
  WRONG_PHASE: { title: say.notStartedTitle, text: say.notStarted },
  FULL: { title: say.fullTitle, text: say.full },
  TOO_LATE: { title: say.lockedTitle, text: say.locked },
  FORBIDDEN: { title: say.sentOutTitle, text: say.sentOut },
};

interface NotJoinedProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Why this phone is not in, and what can be done about it. */
const NotJoined = ({ failure, onRetry }: NotJoinedProps) => {
  const { title, text } = reasons[failure.code] ?? {
    title: say.notJoinedTitle,
    text: failure.msg,
  };
  return (
    <PhoneNote title={title} text={text}>
      <button type="button" className="phone-button" data-look="primary" onClick={onRetry}>
        {say.tryAgain}
      </button>
      <a className="phone-button" href={stagePaths.join}>
        {say.otherCode}
      </a>
    </PhoneNote>
  );
};

export default NotJoined;
