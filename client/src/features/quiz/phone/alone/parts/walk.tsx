import { SendButton } from '../../../../stage/phone/asked/send-button.tsx';
import type { Answering } from '../../../../stage/phone/asked/use-answering.ts';
import { aloneMessages as say } from '../alone.messages.ts';

interface WalkProps {
  readonly answering: Answering;
  /** Which question it is, from 0, and of how many. */
  readonly at: number;
  readonly of: number;
  readonly go: (to: number) => void;
  /** Whether what is marked is sent with a button, because it is final. */
  readonly checks: boolean;
}

/** From question to question. What is marked goes along with whoever goes on, where it can still be changed. */
export const Walk = ({ answering, at, of, go, checks }: WalkProps) => {
  const leave = (to: number): void => {
    if (!checks) answering.send();
    go(to);
  };
  return (
    <footer className="phone-foot alone-foot">
      {checks && <SendButton answering={answering} label={say.check} />}
      <nav className="alone-walk" aria-label={say.walk}>
        <button
          type="button"
          className="phone-button"
          aria-disabled={at === 0}
          onClick={() => {
            if (at > 0) leave(at - 1);
          }}
        >
          {say.back}
        </button>
        <button
          type="button"
          className="phone-button"
          data-look={checks ? undefined : 'primary'}
          onClick={() => leave(at + 1)}
        >
          {at + 1 < of ? say.next : say.toOverview}
        </button>
      </nav>
    </footer>
  );
};
