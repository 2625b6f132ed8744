import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizHostView } from '@sets/shared/quiz/quiz.views.ts';
import { slotOf } from '@sets/shared/quiz/quiz.deck.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../../../core/chunk.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { DeskFrame } from '../../stage/host/desk-frame.tsx';
import { deskMessages } from '../../stage/host/desk.messages.ts';
import { EndDialog } from '../../stage/host/end-dialog.tsx';
import { HostLobby } from '../../stage/host/host-lobby.tsx';
import { HostPanels } from '../../stage/host/host-panels.tsx';
import { LeaveDialog } from '../../stage/host/leave-dialog.tsx';
import type { HostPartProps } from '../../stage/stage-activity.ts';
import { StartAlone } from './alone/start-alone.tsx';
import { QuizBoard } from './quiz-board.tsx';
import { QuizControls } from './quiz-controls.tsx';
import { QuizCurrent } from './quiz-current.tsx';
import { quizHostMessages as words } from './quiz-host.messages.ts';
import { QuizPicture } from './quiz-picture.tsx';
import { QuizQuestions } from './quiz-questions.tsx';
import { hasTime, type QuizSteps, quizSteps } from './quiz-steps.ts';
import { readTally } from './read-quiz.ts';
import { TeamsPanel } from './teams/teams-panel.tsx';
import { useMeantStep } from './use-meant-step.ts';

const CorrectDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./correct-dialog.tsx'))).CorrectDialog,
}));

interface QuizDeskProps {
  readonly stage: HostPartProps;
  readonly view: QuizHostView;
}

/** What the host is asked: about the end, about leaving what is open, about what is right of the question there. */
type Asking = 'end' | { readonly leaveFor: number } | { readonly correct: number } | null;

const useSteps = ({ stage, view }: QuizDeskProps) => {
  const [asking, setAsking] = useState<Asking>(null);
  const { given, meant } = useMeantStep(`${view.phase} ${view.position}`);
  const send = given((command: QuizCommand) => stage.send(command));
  const all = quizSteps(view, send, {
    end: () => setAsking('end'),
    leave: (leaveFor) => setAsking({ leaveFor }),
    correct: () => view.place !== null && setAsking({ correct: view.place }),
  });
  const steps = { ...all, next: meant(all.next) };
  useShortcuts({
    ' ': steps.next,
    arrowright: steps.next,
    arrowleft: steps.previous,
    p: steps.togglePause,
    e: steps.extend,
    o: steps.reopen,
    s: steps.skip,
    n: steps.onward,
    c: steps.correct,
    v: steps.toggleVoid,
  });
  return { steps, send, asking, setAsking };
};

/** Whoever hosts is told that points were counted anew, also where another host has done it. */
const useRecountTold = (recounts: number): void => {
  const seen = useRef(recounts);
  useEffect(() => {
    if (recounts > seen.current) toast.blank(words.recounted);
    seen.current = recounts;
  }, [recounts]);
};

interface AskedProps extends QuizDeskProps {
  readonly asking: Asking;
  readonly steps: QuizSteps;
  readonly send: (command: QuizCommand) => void;
  /** How many have answered, in words. */
  readonly answered: string;
  readonly onClose: () => void;
}

/** The dialog of what is asked about, if anything is. */
const Asked = ({ asking, stage, view, steps, send, answered, onClose }: AskedProps) => {
  if (asking === null) return null;
  if (asking === 'end') {
    const said = { title: words.endTitle, text: words.endText, yes: words.endYes };
    return <EndDialog {...said} onEnd={() => send({ type: 'end' })} onClose={onClose} />;
  }
  if ('leaveFor' in asking) {
    const { leaveFor } = asking;
    // Whoever was asked while it was open has said nothing about what is on now.
    if (view.phase !== 'open' || view.position === leaveFor + 1) return null;
    return (
      <LeaveDialog
        position={view.position}
        yes={deskMessages.leaveYes(leaveFor + 1)}
        answered={answered}
        onLeave={() => steps.leaveTo(leaveFor)}
        onClose={onClose}
      />
    );
  }
  const { correct: place } = asking;
  const item = view.items[place];
  if (item === undefined) return null;
  return (
    <Suspense fallback={null}>
      <CorrectDialog
        {...{ place, item, onClose }}
        run={stage.run}
        isTold={view.told.includes(place)}
        onRemedy={send}
      />
    </Suspense>
  );
};

interface OnProps extends QuizDeskProps {
  readonly tally: QuizTally | null;
  readonly steps: QuizSteps;
}

/** What is on: people who come in, a question, or where everybody stands. */
const On = ({ stage, view, tally, steps, send }: OnProps & Pick<AskedProps, 'send'>) => {
  const { room, people } = stage;
  if (view.phase === 'lobby') {
    return (
      <HostLobby
        room={room}
        text={(people?.connected ?? 0) > 0 ? words.lobbyFillsText : words.lobbyText}
        firstQuestion={view.items[view.order[0] ?? 0]?.question.text ?? ''}
      >
        <TeamsPanel {...{ send, tally }} teams={view.teams} />
      </HostLobby>
    );
  }
  return view.place === null ? (
    <QuizBoard view={view} tally={tally} />
  ) : (
    <QuizCurrent {...{ view, tally, steps }} />
  );
};

/** How the room is. */
const Beside = ({ stage, view, tally, steps }: OnProps) => {
  const { place, phase } = view;
  const isAsked = place !== null && phase !== 'reading';
  const answers = {
    slot: slotOf(place ?? 0),
    isOpen: phase === 'open',
    answered: tally?.answered ?? 0,
  };
  return (
    <HostPanels
      {...stage}
      join={phase === 'lobby' ? 'laptop' : 'always'}
      showsNames={phase === 'lobby'}
      givesTime
      answers={isAsked ? answers : null}
      onExtend={hasTime(view) ? steps.extend : null}
    />
  );
};

/** A quiz that goes on: what is on, which questions there are, how the room is, and the remote control. */
export const QuizDesk = ({ stage, view }: QuizDeskProps) => {
  const { steps, send, asking, setAsking } = useSteps({ stage, view });
  const nextStep = useRef<HTMLButtonElement>(null);
  useRecountTold(view.recounts);
  const tally = readTally(stage.tally, view);
  const answered = words.answeredHere(tally?.answered ?? 0, stage.people?.connected ?? 0);
  const on = { stage, view, tally, steps };
  return (
    <>
      <DeskFrame
        list={
          <>
            <QuizQuestions view={view} onSelect={steps.goTo} />
            {view.phase === 'lobby' && stage.room.rehearsal === undefined && (
              <StartAlone offset={stage.offset} onStart={send} />
            )}
            <Button size="small" onClick={() => setAsking('end')} className="mt-4 ml-3">
              {words.endNow}
            </Button>
          </>
        }
        beside={<Beside {...on} />}
      >
        <div className="max-lg:order-last">
          <QuizPicture stage={stage} view={view} tally={tally} />
        </div>
        <On {...on} send={send} />
      </DeskFrame>
      <QuizControls
        {...{ view, answered, steps }}
        still={tally?.still ?? null}
        offset={stage.offset}
        failure={stage.failure}
        nextStepRef={nextStep}
      />
      <Asked {...{ asking, stage, view, steps, send, answered }} onClose={() => setAsking(null)} />
    </>
  );
};
