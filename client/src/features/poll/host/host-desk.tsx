import type { PollHostView } from '@sets/shared/poll/poll.live.ts';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { useContext, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { HostPanels } from '../../stage/host/host-panels.tsx';
import type { HostPartProps } from '../../stage/stage-activity.ts';
import { readTally } from '../poll-pictures.ts';
import { EndDialog } from './end-dialog.tsx';
import { HostControls } from './host-controls.tsx';
import { HostCurrent } from './host-current.tsx';
import { HostMore } from './host-more.tsx';
import { HostLobby } from './host-lobby.tsx';
import { HostPicture } from './host-picture.tsx';
import { HostQuestions } from './host-questions.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { pollHostMessages as words } from './poll-host.messages.ts';
import { type PollSteps, pollSteps } from './poll-steps.ts';
import { SlotOpeningContext } from './slot-opening.ts';
import { StartSurvey } from './start-survey.tsx';

interface HostDeskProps {
  readonly stage: HostPartProps;
  readonly view: PollHostView;
}

/** What is asked about before it is done: the end, or another question while one is open. */
type Asking = 'end' | { readonly goTo: number } | { readonly add: Question } | null;

const useSteps = ({ stage, view }: HostDeskProps) => {
  const [asking, setAsking] = useState<Asking>(null);
  const slots = useContext(SlotOpeningContext);
  const ask = {
    end: () => setAsking('end'),
    leave: (goTo: number) => setAsking({ goTo }),
    leaveFor: (add: Question) => setAsking({ add }),
  };
  const steps = pollSteps(view, { send: stage.send, ask, slots });
  useShortcuts({
    ' ': steps.next,
    arrowright: steps.next,
    arrowleft: steps.previous,
    h: steps.toggleShown,
    o: steps.reopen,
    r: steps.tellRight,
  });
  return { steps, asking, setAsking };
};

interface AskedProps {
  readonly asking: Asking;
  readonly view: PollHostView;
  readonly steps: PollSteps;
  /** How many have answered, in words. */
  readonly answered: string;
  readonly onClose: () => void;
}

/** The dialog of what is asked about, if anything is. */
const Asked = ({ asking, view, steps, answered, onClose }: AskedProps) => {
  if (asking === 'end') {
    const hasResults = view.rounds.some((round) => round > 0);
    return <EndDialog hasResults={hasResults} onEnd={steps.end} onClose={onClose} />;
  }
  if (asking === null || view.phase !== 'open') return null;
  const [yes, onLeave] =
    'add' in asking
      ? [words.quickYes, () => steps.leaveFor(asking.add)]
      : [words.leaveYes(asking.goTo + 1), () => steps.leaveTo(asking.goTo)];
  return <LeaveDialog from={view.question} {...{ yes, answered, onLeave, onClose }} />;
};

/** A poll that goes on: what is asked, what else there is, how the room is, and the remote control. */
export const HostDesk = ({ stage, view }: HostDeskProps) => {
  const { steps, asking, setAsking } = useSteps({ stage, view });
  const tally = readTally(stage.tally, view);
  const isLobby = view.phase === 'lobby';
  const joined = stage.people?.joined ?? 0;
  const answered = tally?.answered ?? 0;
  const isOpen = view.phase === 'open';
  return (
    <>
      <main className="mx-auto grid w-full max-w-[100rem] grow grid-cols-1 content-start items-start gap-x-6 gap-y-8 p-4 lg:grid-cols-[13.5rem_minmax(0,1fr)_17.5rem] lg:px-6 lg:py-5">
        <div className="order-1 grid grid-cols-1 gap-5 lg:order-2">
          <div className="max-lg:order-last">
            <HostPicture stage={stage} view={view} tally={tally} />
          </div>
          {isLobby ? (
            <HostLobby room={stage.room} view={view} here={stage.people?.connected ?? 0} />
          ) : (
            <HostCurrent view={view} tally={tally} send={stage.send} />
          )}
        </div>
        <div className="order-3 lg:order-1">
          <HostQuestions view={view} onSelect={steps.goTo} />
          <HostMore view={view} steps={steps} />
          {isLobby && stage.room.rehearsal === undefined && (
            <div className="mt-2 px-3">
              <StartSurvey offset={stage.offset} onStart={steps.survey} />
            </div>
          )}
          <Button size="small" onClick={() => setAsking('end')} className="mt-4 ml-3">
            {words.endNow}
          </Button>
        </div>
        <aside className="order-2 grid grid-cols-1 gap-4 lg:order-3">
          <HostPanels
            {...stage}
            join={isLobby ? 'laptop' : 'always'}
            answers={view.round === 0 ? null : { slot: slotOf(view), isOpen, answered }}
            onExtend={view.deadline === null ? null : steps.extend}
          />
        </aside>
      </main>
      <HostControls
        code={stage.room.code}
        view={view}
        answered={words.answeredOf(answered, joined)}
        offset={stage.offset}
        failure={stage.failure}
        steps={steps}
      />
      <Asked
        {...{ asking, view, steps }}
        answered={words.answeredOf(answered, joined)}
        onClose={() => setAsking(null)}
      />
    </>
  );
};
