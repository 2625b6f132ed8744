import type { PollHostView, PollTally } from '@sets/shared/poll/poll.live.ts';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { type RefObject, useContext, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { HostJoinLarge } from '../../stage/host/host-join.tsx';
import { HostPanels, type HostPanelsProps } from '../../stage/host/host-panels.tsx';
import type { HostPartProps } from '../../stage/stage-activity.ts';
import { readTally } from '../poll-pictures.ts';
import type { Quick } from '../quick/quick-question.ts';
import { QuickSheet } from '../quick/quick-sheet.tsx';
import { EndDialog } from './end-dialog.tsx';
import { HostConfidence } from './host-confidence.tsx';
import { HostControls } from './host-controls.tsx';
import { HostCurrent } from './host-current.tsx';
import { HostMore } from './host-more.tsx';
import { HostLobby } from './host-lobby.tsx';
import { HostPicture } from './host-picture.tsx';
import { HostQuestions } from './host-questions.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { pollHostMessages as words } from './poll-host.messages.ts';
import { openAlone, type PollSteps, pollSteps } from './poll-steps.ts';
import { HolderOpeningContext } from './holder-opening.ts';
import { StartSurvey } from './start-survey.tsx';

interface HostDeskProps {
  readonly stage: HostPartProps;
  readonly view: PollHostView;
}

/** What else is asked: about the end, or another question while one is open, and what to ask at once. */
type Asking =
  | 'end'
  | 'quick'
  | { readonly goTo: number }
  | { readonly add: Question; readonly closes: string }
  | null;

const useSteps = ({ stage, view }: HostDeskProps) => {
  const [asking, setAsking] = useState<Asking>(null);
  const holders = useContext(HolderOpeningContext);
  const ask = {
    end: () => setAsking('end'),
    leave: (goTo: number) => setAsking({ goTo }),
    leaveFor: (add: Question, closes: string) => setAsking({ add, closes }),
  };
  const steps = pollSteps(view, { send: stage.send, ask, holders });
  useShortcuts({
    ' ': steps.next,
    arrowright: steps.next,
    arrowleft: steps.previous,
    h: steps.toggleShown,
    o: steps.reopen,
    r: steps.tellRight,
    b: steps.toggleBeside,
    q: () => setAsking('quick'),
  });
  return { steps, asking, setAsking };
};

interface AskedProps {
  readonly asking: Asking;
  readonly view: PollHostView;
  readonly steps: PollSteps;
  /** How many have answered, in words. */
  readonly answered: string;
  /** The button of the next step. */
  readonly nextStep: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

type QuickProps = Pick<AskedProps, 'steps' | 'nextStep' | 'onClose'>;

/** What is asked at once; the next press of a key goes on with it. */
const AskQuick = ({ steps, nextStep, onClose }: QuickProps) => {
  const focusAfter = useRef<HTMLElement>(null);
  const add = ({ question }: Quick): void => {
    focusAfter.current = nextStep.current;
    steps.add(question);
  };
  return <QuickSheet title={words.quick} {...{ focusAfter, onClose }} onAsk={add} />;
};

/** The dialog of what is asked about, if anything is. */
const Asked = ({ asking, view, steps, answered, nextStep, onClose }: AskedProps) => {
  if (asking === 'end') {
    const hasResults = view.rounds.some((round) => round > 0);
    return <EndDialog hasResults={hasResults} onEnd={steps.end} onClose={onClose} />;
  }
  if (asking === 'quick') return <AskQuick {...{ steps, nextStep, onClose }} />;
  if (asking === null || view.phase !== 'open') return null;
  // Whoever was asked about one question has said nothing about the next.
  if ('add' in asking && asking.closes !== openAlone(view)) return null;
  const [yes, onLeave] =
    'add' in asking
      ? [words.quickYes, () => steps.leaveFor(asking.add, asking.closes)]
      : [words.leaveYes(view.order.indexOf(asking.goTo) + 1), () => steps.leaveTo(asking.goTo)];
  return <LeaveDialog position={view.position} {...{ yes, answered, onLeave, onClose }} />;
};

interface BesideProps extends HostDeskProps {
  readonly tally: PollTally | null;
  readonly steps: PollSteps;
  /** Nobody has come yet to what is open. */
  readonly isEmpty: boolean;
}

const joinAt = (isEmpty: boolean, isLobby: boolean): HostPanelsProps['join'] => {
  if (isEmpty) return 'none';
  return isLobby ? 'laptop' : 'always';
};

/** How sure people are, which says while they vote whether they should talk first, and how the room is. */
const Beside = ({ stage, view, tally, steps, isEmpty }: BesideProps) => {
  const { phase, round, deadline } = view;
  const answered = tally?.answered ?? 0;
  const isOpen = phase === 'open';
  return (
    <aside className="order-2 grid grid-cols-1 gap-4 lg:order-3">
      {tally?.sure !== undefined && (
        <div className="rounded-lg border border-line bg-raised p-4">
          <HostConfidence sure={tally.sure} answered={tally.answered} />
        </div>
      )}
      <HostPanels
        {...stage}
        join={joinAt(isEmpty, phase === 'lobby')}
        answers={round === 0 ? null : { slot: slotOf(view), isOpen, answered }}
        onExtend={deadline === null ? null : steps.extend}
      />
    </aside>
  );
};

/** A poll that goes on: what is asked, what else there is, how the room is, and the remote control. */
export const HostDesk = ({ stage, view }: HostDeskProps) => {
  const { steps, asking, setAsking } = useSteps({ stage, view });
  const nextStep = useRef<HTMLButtonElement>(null);
  const tally = readTally(stage.tally, view);
  const isLobby = view.phase === 'lobby';
  const joined = stage.people?.joined ?? 0;
  const answered = tally?.answered ?? 0;
  // Asked at once, in a room that nobody has found yet: first they need the way in.
  const isEmpty = view.phase === 'open' && stage.people?.joined === 0;
  return (
    <>
      <main className="mx-auto grid w-full max-w-[100rem] grow grid-cols-1 content-start items-start gap-x-6 gap-y-8 p-4 lg:grid-cols-[13.5rem_minmax(0,1fr)_17.5rem] lg:px-6 lg:py-5">
        <div className="order-1 grid grid-cols-1 gap-5 lg:order-2">
          {isEmpty && <HostJoinLarge room={stage.room} />}
          <div className="max-lg:order-last">
            <HostPicture stage={stage} view={view} tally={tally} />
          </div>
          {isLobby ? (
            <HostLobby room={stage.room} view={view} here={stage.people?.connected ?? 0} />
          ) : (
            <HostCurrent {...{ view, tally }} send={stage.send} onBeside={steps.toggleBeside} />
          )}
        </div>
        <div className="order-3 lg:order-1">
          <HostQuestions view={view} onSelect={steps.goTo} />
          <HostMore view={view} steps={steps} onQuick={() => setAsking('quick')} />
          {isLobby && stage.room.rehearsal === undefined && (
            <div className="mt-2 px-3">
              <StartSurvey offset={stage.offset} onStart={steps.survey} />
            </div>
          )}
          <Button size="small" onClick={() => setAsking('end')} className="mt-4 ml-3">
            {words.endNow}
          </Button>
        </div>
        <Beside {...{ stage, view, tally, steps, isEmpty }} />
      </main>
      <HostControls
        code={stage.room.code}
        view={view}
        answered={words.answeredOf(answered, joined)}
        offset={stage.offset}
        failure={stage.failure}
        steps={steps}
        nextStepRef={nextStep}
      />
      <Asked
        {...{ asking, view, steps, nextStep }}
        answered={words.answeredOf(answered, joined)}
        onClose={() => setAsking(null)}
      />
    </>
  );
};
