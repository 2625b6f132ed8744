import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizHostView } from '@sets/shared/quiz/quiz.views.ts';
import { ArrowLeft, Pause, SkipForward, StepForward, Undo2 } from 'lucide-react';
import type { RefObject } from 'react';
import { deskMessages } from '../../stage/host/desk.messages.ts';
import {
  RemoteControl,
  SecondsLeft,
  SideStep,
  SideSteps,
  Standing,
} from '../../stage/host/remote-control.tsx';
import { useSecondsLeft } from '../../stage/use-seconds-left.ts';
import { quizHostMessages as words } from './quiz-host.messages.ts';
import {
  hasTime,
  mayReopen,
  maySkip,
  mayGoOnward,
  nextStep,
  type QuizSteps,
  stepBack,
} from './quiz-steps.ts';

const { keyNames: keys } = words;

interface QuizControlsProps {
  readonly view: QuizHostView;
  /** How many have, in words. */
  readonly answered: string;
  /** For whom the question is still open, where they have extra time. */
  readonly still: QuizTally['still'];
  readonly offset: number;
  readonly failure: string | null;
  readonly steps: QuizSteps;
  readonly nextStepRef: RefObject<HTMLButtonElement | null>;
}

/** Nobody but the host is told that somebody has more time. */
const StillAnswering = ({ view, still, offset }: QuizControlsProps) => {
  const isClosed = view.phase === 'closed';
  const seconds = useSecondsLeft(isClosed ? (still?.until ?? null) : null, offset);
  if (!isClosed || still === null || seconds === 0) return null;
  return <p className="text-sm font-medium">{words.stillAnswering(still.people, seconds)}</p>;
};

/** Where the question stands: its phase, its time, how many have answered. */
const QuizStanding = (props: QuizControlsProps) => {
  const { view, answered, offset, failure, steps } = props;
  const running = useSecondsLeft(view.deadline, offset);
  const left = view.paused === null ? running : Math.ceil(view.paused / 1_000);
  const isAsked = view.place !== null;
  const isCounting = isAsked && view.phase !== 'reading';
  const standing = view.paused === null ? words.phases[view.phase] : words.paused;
  return (
    <Standing standing={standing} failure={failure}>
      {isAsked && (
        <p className="text-sm text-ink-soft">
          <span className="max-lg:hidden">
            {deskMessages.position(view.position, view.questions)}
            {isCounting && ', '}
          </span>
          {isCounting && answered}
        </p>
      )}
      <StillAnswering {...props} />
      {left !== null && <SecondsLeft seconds={left} onExtend={steps.extend} />}
    </Standing>
  );
};

/** Everything but the next step, which the large button has. */
const Side = ({ view, steps }: QuizControlsProps) => (
  <SideSteps>
    <SideStep
      disabled={stepBack(view) === null}
      onClick={steps.previous}
      aria-label={words.previous}
      title={words.previous}
    >
      <ArrowLeft size={20} aria-hidden="true" />
    </SideStep>
    {hasTime(view) && view.paused === null && (
      <SideStep onClick={steps.togglePause} hint={keys.pause}>
        <Pause size={18} aria-hidden="true" />
        {words.pause}
      </SideStep>
    )}
    {mayReopen(view) && (
      <SideStep title={words.reopenHint} onClick={steps.reopen} hint={keys.reopen}>
        <Undo2 size={18} aria-hidden="true" />
        {words.reopen}
      </SideStep>
    )}
    {maySkip(view) && (
      <SideStep title={words.skipHint} onClick={steps.skip} hint={keys.skip}>
        <SkipForward size={18} aria-hidden="true" />
        {words.skip}
      </SideStep>
    )}
    {mayGoOnward(view) && (
      <SideStep title={words.onwardHint} onClick={steps.onward} hint={keys.onward}>
        <StepForward size={18} aria-hidden="true" />
        {words.onward}
      </SideStep>
    )}
  </SideSteps>
);

/** The remote control of a quiz. */
export const QuizControls = (props: QuizControlsProps) => {
  const { view, steps, nextStepRef } = props;
  const next = nextStep(view);
  return (
    <RemoteControl
      standing={<QuizStanding {...props} />}
      side={view.phase !== 'lobby' && <Side {...props} />}
      next={next === null ? null : words.next(next, view.phase)}
      onNext={steps.next}
      nextStepRef={nextStepRef}
    />
  );
};
