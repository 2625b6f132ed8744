import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { toggleFullScreen } from '../../../ui/full-screen.ts';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { useWakeLock } from '../../../ui/use-wake-lock.ts';
import { wheelMessages as words } from '../roster.messages.ts';

/** Everything else of the page cannot be reached while the screen is filled. */
const useAlone = (): void => {
  useEffect(() => {
    const covered = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && !element.classList.contains('roulette-screen'),
    );
    for (const element of covered) element.inert = true;
    return () => {
      for (const element of covered) element.inert = false;
    };
  }, []);
};

const isFullScreen = (): boolean => Boolean(document.fullscreenElement);

/** Fills the screen; whoever ends that with the browser's own keys leaves the projector too. */
const useFullScreen = (onLeave: () => void): void => {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    let wasFull = isFullScreen();
    if (!wasFull) toggleFullScreen();
    const changed = (): void => {
      const isFull = isFullScreen();
      if (wasFull && !isFull) leave();
      wasFull = isFull;
    };
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      if (isFullScreen()) toggleFullScreen();
    };
  }, []);
};

interface ProjectorProps {
  readonly onLeave: () => void;
  readonly onDraw: () => void;
  readonly drawText: string;
  /** What the keys do. */
  readonly keys: string;
  readonly children: ReactNode;
}

/** The whole screen, to be read from the last row. Escape leaves it. */
export const Projector = ({ onLeave, onDraw, drawText, keys, children }: ProjectorProps) => {
  const draw = useRef<HTMLButtonElement>(null);
  useAlone();
  useFullScreen(onLeave);
  useWakeLock(true);
  useShortcuts({ escape: onLeave, f: onLeave });
  useEffect(() => draw.current?.focus(), []);
  return createPortal(
    <main className="roulette-screen">
      {children}
      <footer className="roulette-foot">
        <button ref={draw} type="button" onClick={onDraw}>
          {drawText}
        </button>
        <span className="max-narrow:hidden">{keys}</span>
        <button type="button" onClick={onLeave}>
          {words.leave}
        </button>
      </footer>
    </main>,
    document.body,
  );
};
