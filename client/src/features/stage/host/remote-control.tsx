import { Timer } from 'lucide-react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { deskMessages as words } from './desk.messages.ts';
import { moreTime } from './host-room.tsx';
import { KeyHint } from './key-hint.tsx';

/** How a side step looks, for links that do the same. */
export const sideStepClass =
  'max-lg:min-h-14 max-lg:flex-col max-lg:gap-1 max-lg:px-1 max-lg:text-xs max-lg:short:px-4 lg:min-h-16';

interface SideStepProps extends ComponentProps<'button'> {
  /** The key that does the same. */
  readonly hint?: string;
}

/** A step besides the next one. */
export const SideStep = ({ hint, children, ...rest }: SideStepProps) => (
  <Button {...rest} className={sideStepClass}>
    {children}
    {hint !== undefined && <KeyHint>{hint}</KeyHint>}
  </Button>
);

interface SecondsLeftProps {
  readonly seconds: number;
  /** Gives everybody `moreTime`. */
  readonly onExtend: () => void;
}

/** How long it lasts, and the way to make that longer. */
export const SecondsLeft = ({ seconds, onExtend }: SecondsLeftProps) => (
  <p className="flex items-center gap-2">
    <Timer size={18} aria-hidden="true" className="text-ink-soft" />
    <b className="min-w-10 font-semibold">{words.secondsLeft(seconds)}</b>
    <Button size="small" onClick={onExtend}>
      {words.extend(moreTime)}
    </Button>
  </p>
);

interface StandingProps {
  readonly standing: string;
  /** Why the last step did not work; null where it did. */
  readonly failure: string | null;
  readonly children?: ReactNode;
}

/** Where it stands now, or why it did not move; what belongs to it stands beside. */
export const Standing = ({ standing, failure, children }: StandingProps) => (
  <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1">
    <div aria-live="polite" className="min-w-0">
      <p className="font-semibold">
        {failure === null ? standing : <span className="text-bad">{failure}</span>}
      </p>
    </div>
    {children}
  </div>
);

interface RemoteControlProps {
  readonly standing: ReactNode;
  /** Whatever else may be wanted. */
  readonly side: ReactNode;
  /** What the large button says; null where nothing comes next. */
  readonly next: string | null;
  readonly onNext: () => void;
  readonly nextStepRef: RefObject<HTMLButtonElement | null>;
}

/** One large button for the next step, and what else may be wanted. */
export const RemoteControl = (props: RemoteControlProps) => {
  const { standing, side, next, onNext, nextStepRef } = props;
  const place = useKeptFocus<HTMLElement>(() => nextStepRef.current);
  return (
    <footer ref={place} className="sticky bottom-0 z-10 border-t border-line bg-raised">
      <div className="grid gap-3 px-4 py-3 short:gap-2 short:py-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:flex lg:items-center lg:justify-between lg:px-6">
        {standing}
        {/* A phone held across, or large letters: one row, so that the desk above can be seen. */}
        <div className="grid gap-2 short:flex lg:flex">
          {side}
          {next !== null && (
            <Button
              look="primary"
              size="large"
              onClick={onNext}
              className="short:min-h-14 short:grow lg:min-w-64"
              ref={nextStepRef}
            >
              {next}
              <KeyHint>{words.nextKey}</KeyHint>
            </Button>
          )}
        </div>
      </div>
    </footer>
  );
};

/** The row in which side steps stand: as wide as each other on a phone. */
export const SideSteps = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex gap-2 *:flex-1 lg:*:flex-none">{children}</div>
);
