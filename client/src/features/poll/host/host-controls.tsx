import { nextCommand } from '@sets/shared/poll/poll.commands.ts';
import type { PollHostView } from '@sets/shared/poll/poll.live.ts';
import { isSlide } from '@sets/shared/question/question-kinds.ts';
import { ArrowLeft, Check, Eye, EyeOff, Projector, RotateCcw, Timer, Undo2 } from 'lucide-react';
import { type RefObject, useContext } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { moreTime } from '../../stage/host/host-room.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { KeyHint } from '../../stage/host/key-hint.tsx';
import { useSecondsLeft } from '../../stage/use-seconds-left.ts';
import { stagePaths } from '../../stage/stage-paths.ts';
import { pollHostMessages as words } from './poll-host.messages.ts';
import { mayTellRight, nextStep, type PollSteps } from './poll-steps.ts';
import { HolderOpeningContext } from './holder-opening.ts';

const { keyNames: keys } = words;

interface HostControlsProps {
  /** Of the room, for its projector. */
  readonly code: string;
  readonly view: PollHostView;
  /** How many have, in words. */
  readonly answered: string;
  readonly offset: number;
  readonly failure: string | null;
  readonly steps: PollSteps;
}

interface AllControlsProps extends HostControlsProps {
  readonly nextStepRef: RefObject<HTMLButtonElement | null>;
}

const standsAtSlide = ({ all, question }: PollHostView): boolean => {
  const on = all[question];
  return on !== undefined && isSlide(on);
};

/** Where the question stands: its phase, its time, how many have answered. */
const Standing = ({ view, answered, offset, failure, steps }: HostControlsProps) => {
  const left = useSecondsLeft(view.deadline, offset);
  const isCounting = view.phase === 'open' || view.phase === 'closed';
  const place = words.position(view.position, view.questions);
  const isReadySlide = view.phase === 'ready' && standsAtSlide(view);
  const standing = isReadySlide ? words.slidePhase : words.phases[view.phase];
  const round = view.round > 1 ? `, ${words.round(view.round)}` : '';
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1">
      <div aria-live="polite" className="min-w-0">
        <p className="font-semibold">
          {failure === null ? standing : <span className="text-bad">{failure}</span>}
        </p>
      </div>
      {view.phase !== 'lobby' && (
        <p className="text-sm text-ink-soft">
          <span className="max-lg:hidden">
            {place}
            {round}
            {isCounting && ', '}
          </span>
          {isCounting && answered}
        </p>
      )}
      {left !== null && (
        <p className="flex items-center gap-2">
          <Timer size={18} aria-hidden="true" className="text-ink-soft" />
          <b className="min-w-10 font-semibold">{words.secondsLeft(left)}</b>
          <Button size="small" onClick={steps.extend}>
            {words.extend(moreTime)}
          </Button>
        </p>
      )}
    </div>
  );
};

const sideClass =
  'max-lg:min-h-14 max-lg:flex-col max-lg:gap-1 max-lg:px-1 max-lg:text-xs max-lg:short:px-4 lg:min-h-16';

/** Everything but the next step, which the large button has. */
const SideSteps = ({ view, steps }: HostControlsProps) => (
  <div className="flex gap-2 *:flex-1 lg:*:flex-none">
    <Button
      disabled={view.position <= 1}
      onClick={steps.previous}
      aria-label={words.previous}
      title={words.previous}
      className={sideClass}
    >
      <ArrowLeft size={20} aria-hidden="true" />
    </Button>
    {!standsAtSlide(view) && nextCommand(view)?.type !== 'show' && (
      <Button disabled={view.round === 0} onClick={steps.toggleShown} className={sideClass}>
        {view.shown ? (
          <EyeOff size={18} aria-hidden="true" />
        ) : (
          <Eye size={18} aria-hidden="true" />
        )}
        {view.shown ? words.hide : words.show}
        <KeyHint>{keys.show}</KeyHint>
      </Button>
    )}
    {mayTellRight(view) && (
      <Button title={words.tellRightHint} onClick={steps.tellRight} className={sideClass}>
        <Check size={18} aria-hidden="true" />
        {words.tellRight}
        <KeyHint>{keys.right}</KeyHint>
      </Button>
    )}
    {view.reopens && (
      <Button title={words.reopenHint} onClick={steps.reopen} className={sideClass}>
        <Undo2 size={18} aria-hidden="true" />
        {words.reopen}
        <KeyHint>{keys.reopen}</KeyHint>
      </Button>
    )}
    {view.phase === 'closed' && (
      <Button title={words.againHint} onClick={steps.again} className={sideClass}>
        <RotateCcw size={18} aria-hidden="true" />
        {words.again}
      </Button>
    )}
  </div>
);

/** For whoever has no time to lose: the projector and the first question at once. */
const AskOnProjector = ({ code, steps }: HostControlsProps) => (
  <a
    href={stagePaths.screen(code)}
    target="sets-screen"
    onClick={steps.next}
    className={`${buttonClass('outline')} ${sideClass}`}
  >
    <Projector size={18} aria-hidden="true" />
    {words.askOnProjector}
  </a>
);

/** The remote control: one large button for the next step, and what else may be wanted. */
export const HostControls = ({ nextStepRef, ...props }: AllControlsProps) => {
  const { view, steps } = props;
  const next = nextStep(view, useContext(HolderOpeningContext));
  const place = useKeptFocus<HTMLElement>(() => nextStepRef.current);
  return (
    <footer ref={place} className="sticky bottom-0 z-10 border-t border-line bg-raised">
      <div className="grid gap-3 px-4 py-3 short:gap-2 short:py-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:flex lg:items-center lg:justify-between lg:px-6">
        <Standing {...props} />
        {/* A phone held across, or large letters: one row, so that the desk above can be seen. */}
        <div className="grid gap-2 short:flex lg:flex">
          {view.phase === 'lobby' ? <AskOnProjector {...props} /> : <SideSteps {...props} />}
          {next !== null && (
            <Button
              look="primary"
              size="large"
              onClick={steps.next}
              className="short:min-h-14 short:grow lg:min-w-64"
              ref={nextStepRef}
            >
              {words.next(next, view.phase)}
              <KeyHint>{keys.next}</KeyHint>
            </Button>
          )}
        </div>
      </div>
    </footer>
  );
};
