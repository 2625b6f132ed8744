import { nextCommand } from '@sets/shared/poll/poll.commands.ts';
import type { PollHostView } from '@sets/shared/poll/poll.live.ts';
import { isSlide } from '@sets/shared/question/question-kinds.ts';
import { ArrowLeft, Check, Eye, EyeOff, Projector, RotateCcw, Undo2 } from 'lucide-react';
import { type RefObject, useContext } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { deskMessages } from '../../stage/host/desk.messages.ts';
import {
  RemoteControl,
  SecondsLeft,
  SideStep,
  sideStepClass,
  SideSteps,
  Standing,
} from '../../stage/host/remote-control.tsx';
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
const PollStanding = ({ view, answered, offset, failure, steps }: HostControlsProps) => {
  const left = useSecondsLeft(view.deadline, offset);
  const isCounting = view.phase === 'open' || view.phase === 'closed';
  const place = deskMessages.position(view.position, view.questions);
  const isReadySlide = view.phase === 'ready' && standsAtSlide(view);
  const standing = isReadySlide ? words.slidePhase : words.phases[view.phase];
  const round = view.round > 1 ? `, ${words.round(view.round)}` : '';
  return (
    <Standing standing={standing} failure={failure}>
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
      {left !== null && <SecondsLeft seconds={left} onExtend={steps.extend} />}
    </Standing>
  );
};

/** Everything but the next step, which the large button has. */
const Side = ({ view, steps }: HostControlsProps) => (
  <SideSteps>
    <SideStep
      disabled={view.position <= 1}
      onClick={steps.previous}
      aria-label={words.previous}
      title={words.previous}
    >
      <ArrowLeft size={20} aria-hidden="true" />
    </SideStep>
    {!standsAtSlide(view) && nextCommand(view)?.type !== 'show' && (
      <SideStep disabled={view.round === 0} onClick={steps.toggleShown} hint={keys.show}>
        {view.shown ? (
          <EyeOff size={18} aria-hidden="true" />
        ) : (
          <Eye size={18} aria-hidden="true" />
        )}
        {view.shown ? words.hide : words.show}
      </SideStep>
    )}
    {mayTellRight(view) && (
      <SideStep title={words.tellRightHint} onClick={steps.tellRight} hint={keys.right}>
        <Check size={18} aria-hidden="true" />
        {words.tellRight}
      </SideStep>
    )}
    {view.reopens && (
      <SideStep title={words.reopenHint} onClick={steps.reopen} hint={keys.reopen}>
        <Undo2 size={18} aria-hidden="true" />
        {words.reopen}
      </SideStep>
    )}
    {view.phase === 'closed' && (
      <SideStep title={words.againHint} onClick={steps.again}>
        <RotateCcw size={18} aria-hidden="true" />
        {words.again}
      </SideStep>
    )}
  </SideSteps>
);

/** For whoever has no time to lose: the projector and the first question at once. */
const AskOnProjector = ({ code, steps }: HostControlsProps) => (
  <a
    href={stagePaths.screen(code)}
    target="sets-screen"
    onClick={steps.next}
    className={`${buttonClass('outline')} ${sideStepClass}`}
  >
    <Projector size={18} aria-hidden="true" />
    {words.askOnProjector}
  </a>
);

/** The remote control: one large button for the next step, and what else may be wanted. */
export const HostControls = ({ nextStepRef, ...props }: AllControlsProps) => {
  const { view, steps } = props;
  const next = nextStep(view, useContext(HolderOpeningContext));
  return (
    <RemoteControl
      standing={<PollStanding {...props} />}
      side={view.phase === 'lobby' ? <AskOnProjector {...props} /> : <Side {...props} />}
      next={next === null ? null : words.next(next, view.phase)}
      onNext={steps.next}
      nextStepRef={nextStepRef}
    />
  );
};
