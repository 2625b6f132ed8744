import './phone-pulse.css';
import type { Reply } from '@sets/shared/core/result.ts';
import { type ReactionKind, reactionKinds } from '@sets/shared/live/pulse.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RoomFeeds } from '../../../live/room-feeds.ts';
import { type RoomPulse, usePulse } from '../../../live/use-pulse.ts';
import { pulseMessages as words } from '../pulse/pulse.messages.ts';
import { ReactionMark } from '../pulse/reaction-mark.tsx';

/** What happened to what was sent, and how often something was: the same twice is said twice. */
interface Sent {
  readonly kind: ReactionKind;
  readonly text: string;
  readonly times: number;
}

const outcome = (kind: ReactionKind, reply: Reply<unknown>): string => {
  if (reply.ok) return words.sent(words.kinds[kind]);
  return reply.error.code === 'RATE_LIMITED' ? words.tooFast : words.notSent;
};

const useEscape = (onEscape: () => void): void => {
  const escape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener('keydown', escape, { signal: stop.signal });
    return () => stop.abort();
  }, []);
};

/** The reactions, in the place of the row. */
const Kinds = ({ react, onClose }: Pick<RoomPulse, 'react'> & { readonly onClose: () => void }) => {
  const [sent, setSent] = useState<Sent | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  useEscape(onClose);
  const send = async (kind: ReactionKind): Promise<void> => {
    const text = outcome(kind, await react(kind));
    setSent((before) => ({ kind, text, times: (before?.times ?? 0) + 1 }));
  };
  return (
    <>
      <ul className="phone-pulse-kinds">
        {reactionKinds.map((kind, at) => (
          <li key={kind}>
            <button
              ref={at === 0 ? first : undefined}
              type="button"
              aria-label={words.kinds[kind]}
              title={words.kinds[kind]}
              data-sent={sent?.kind === kind && sent.text === words.sent(words.kinds[kind])}
              onClick={() => void send(kind)}
            >
              {/* Drawn anew, it jumps anew. */}
              <ReactionMark key={sent?.kind === kind ? sent.times : 0} kind={kind} />
            </button>
          </li>
        ))}
      </ul>
      <output data-spoken="true">{sent?.text}</output>
      <button
        type="button"
        aria-label={words.closeReactions}
        title={words.closeReactions}
        aria-expanded="true"
        onClick={onClose}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="phone-pulse-close">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </>
  );
};

interface RowProps extends Pick<RoomPulse, 'isLost' | 'sayLost'> {
  readonly lost: boolean;
  readonly reactions: boolean;
  /** Whether the reactions have just been closed: the finger or the keyboard is where it was. */
  readonly isBack: boolean;
  readonly onOpen: () => void;
}

const Row = ({ lost, reactions, isLost, sayLost, isBack, onOpen }: RowProps) => {
  const [failed, setFailed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) opener.current?.focus();
  }, [isBack]);
  const say = async (): Promise<void> => {
    const reply = await sayLost(!isLost);
    setFailed(!reply.ok);
  };
  const told = isLost ? words.lostTold : '';
  return (
    <>
      {lost && (
        <button
          type="button"
          className="phone-pulse-lost"
          data-lost={isLost}
          onClick={() => void say()}
        >
          {isLost ? words.found : words.lost}
        </button>
      )}
      <output>{failed ? words.notSent : told}</output>
      {reactions && (
        <button
          ref={opener}
          type="button"
          className="phone-pulse-open"
          aria-expanded="false"
          onClick={onOpen}
        >
          <ReactionMark kind="laugh" />
          <span>{words.react}</span>
        </button>
      )}
    </>
  );
};

/** Below what is asked, always in reach of a thumb: reactions, and that one is lost. */
const PhonePulse = ({ feeds }: { readonly feeds: RoomFeeds }) => {
  const { pulse, isLost, react, sayLost } = usePulse(feeds);
  const [open, setOpen] = useState<boolean | null>(null);
  if (pulse === null) return <div className="phone-pulse" />;
  const { lost, reactions } = pulse.settings;
  if (!lost && !reactions) return null;
  const isOpen = reactions && open === true;
  return (
    <section className="phone-pulse" aria-label={words.bar}>
      {isOpen ? (
        <Kinds react={react} onClose={() => setOpen(false)} />
      ) : (
        <Row
          {...{ lost, reactions, isLost, sayLost }}
          isBack={open === false}
          onOpen={() => setOpen(true)}
        />
      )}
    </section>
  );
};

export default PhonePulse;
