import type { PollHostView, PollTally } from '@sets/shared/poll/poll.live.ts';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { type RefObject, useContext, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { DeskFrame } from '../../stage/host/desk-frame.tsx';
import { deskMessages } from '../../stage/host/desk.messages.ts';
import { HostJoinLarge } from '../../stage/host/host-join.tsx';
import { HostLobby } from '../../stage/host/host-lobby.tsx';
import { HostPanels, type HostPanelsProps } from '../../stage/host/host-panels.tsx';
import { LeaveDialog } from '../../stage/host/leave-dialog.tsx';
import type { HostPartProps } from '../../stage/stage-activity.ts';
import { readTally } from '../poll-pictures.ts';
import type { Quick } from '../quick/quick-question.ts';
import { QuickSheet } from '../quick/quick-sheet.tsx';
import { EndDialog } from './end-dialog.tsx';
import { HostConfidence } from './host-confidence.tsx';
import { HostControls } from './host-controls.tsx';
import { HostCurrent } from './host-current.tsx';
import { HostMore } from './host-more.tsx';
import { HostPicture } from './host-picture.tsx';
import { HostQuestions } from './host-questions.tsx';
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
      : [
          deskMessages.leaveYes(view.order.indexOf(asking.goTo) + 1),
          () => steps.leaveTo(asking.goTo),
        ];
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
    <>
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
    </>
  );
};

/** Before the first question. */
const Lobby = ({ stage: { room, people }, view }: HostDeskProps) => (
  <HostLobby
    room={room}
    text={(people?.connected ?? 0) > 0 ? words.lobbyFillsText : words.lobbyText}
    firstQuestion={view.all[view.order[0] ?? 0]?.text ?? ''}
  />
);

interface ListedProps extends HostDeskProps {
  readonly steps: PollSteps;
  readonly onAsk: (asked: Asking) => void;
}

/** What can be asked, and how it can be ended. */
const Listed = ({ stage, view, steps, onAsk }: ListedProps) => (
  <>
    <HostQuestions view={view} onSelect={steps.goTo} />
    <HostMore view={view} steps={steps} onQuick={() => onAsk('quick')} />
    {view.phase === 'lobby' && stage.room.rehearsal === undefined && (
      <div className="mt-2 px-3">
        <StartSurvey offset={stage.offset} onStart={steps.survey} />
      </div>
    )}
    <Button size="small" onClick={() => onAsk('end')} className="mt-4 ml-3">
      {words.endNow}
    </Button>
  </>
);

/** A poll that goes on: what is asked, what else there is, how the room is, and the remote control. */
export const HostDesk = ({ stage, view }: HostDeskProps) => {
  const { steps, asking, setAsking } = useSteps({ stage, view });
  const nextStep = useRef<HTMLButtonElement>(null);
  const tally = readTally(stage.tally, view);
  const joined = stage.people?.joined ?? 0;
  const answered = tally?.answered ?? 0;
  // Asked at once, in a room that nobody has found yet: first they need the way in.
  const isEmpty = view.phase === 'open' && stage.people?.joined === 0;
  return (
    <>
      <DeskFrame
        list={<Listed {...{ stage, view, steps }} onAsk={setAsking} />}
        beside={<Beside {...{ stage, view, tally, steps, isEmpty }} />}
      >
        {isEmpty && <HostJoinLarge room={stage.room} />}
        <div className="max-lg:order-last">
          <HostPicture stage={stage} view={view} tally={tally} />
        </div>
        {view.phase === 'lobby' ? (
          <Lobby stage={stage} view={view} />
        ) : (
          <HostCurrent {...{ view, tally }} send={stage.send} onBeside={steps.toggleBeside} />
        )}
      </DeskFrame>
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
