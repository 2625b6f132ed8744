import type { PollHostView } from '@sets/shared/poll/poll.live.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { HostPanels } from '../../stage/host/host-panels.tsx';
import type { HostPartProps } from '../../stage/stage-activity.ts';
import { readTally } from '../poll-pictures.ts';
import { EndDialog } from './end-dialog.tsx';
import { HostControls } from './host-controls.tsx';
import { HostCurrent } from './host-current.tsx';
import { HostLobby } from './host-lobby.tsx';
import { HostQuestions } from './host-questions.tsx';
import { pollHostMessages as words } from './poll-host.messages.ts';
import { pollSteps } from './poll-steps.ts';

interface HostDeskProps {
  readonly stage: HostPartProps;
  readonly view: PollHostView;
}

/** A poll that goes on: what is asked, what else there is, how the room is, and the remote control. */
export const HostDesk = ({ stage, view }: HostDeskProps) => {
  const [isEnding, setEnding] = useState(false);
  const steps = pollSteps(view, stage.send, () => setEnding(true));
  useShortcuts({
    ' ': steps.next,
    arrowright: steps.next,
    arrowleft: steps.previous,
    h: steps.toggleShown,
  });
  const tally = readTally(stage.tally, view);
  const isLobby = view.phase === 'lobby';
  return (
    <>
      <main className="grid grow grid-cols-1 content-start items-start gap-8 p-4 lg:grid-cols-[15rem_minmax(0,1fr)_19rem] lg:p-6">
        <div className="order-1 lg:order-2 lg:px-4">
          {isLobby ? (
            <HostLobby room={stage.room} view={view} onAsk={steps.next} />
          ) : (
            <HostCurrent view={view} tally={tally} />
          )}
        </div>
        <div className="order-3 lg:order-1">
          <HostQuestions view={view} onSelect={steps.goTo} />
          <Button size="small" onClick={() => setEnding(true)} className="mt-4 ml-3">
            {words.endNow}
          </Button>
        </div>
        <aside className="order-2 grid grid-cols-1 gap-4 lg:order-3">
          <HostPanels
            {...stage}
            hasJoin={!isLobby}
            answered={isLobby ? null : (tally?.answered ?? 0)}
            onExtend={view.deadline === null ? null : steps.extend}
          />
        </aside>
      </main>
      <HostControls
        view={view}
        tally={tally}
        joined={stage.people?.joined ?? 0}
        offset={stage.offset}
        failure={stage.failure}
        steps={steps}
      />
      {isEnding && <EndDialog onEnd={steps.end} onClose={() => setEnding(false)} />}
    </>
  );
};
