import { limits } from '@sets/shared/core/limits.ts';
import type { PollCommand, PollHostView } from '@sets/shared/poll/poll.live.ts';
import { pollMessages } from '@sets/shared/poll/poll.messages.ts';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import { CalendarClock, Eye, EyeOff, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { untilWhen } from '../../stage/until-when.ts';
import { DeskFrame } from '../../stage/host/desk-frame.tsx';
import { HostPanels } from '../../stage/host/host-panels.tsx';
import { UntilDialog } from '../../stage/host/until-dialog.tsx';
import type { HostPartProps } from '../../stage/stage-activity.ts';
import { readTally } from '../poll-pictures.ts';
import { EndDialog } from './end-dialog.tsx';
import { HostCurrent } from './host-current.tsx';
import { HostQuestions } from './host-questions.tsx';
import { pollHostMessages } from './poll-host.messages.ts';
import { surveyMessages as words } from './survey.messages.ts';

interface SurveyProps {
  readonly view: PollHostView;
  /** In ms. */
  readonly until: number;
  readonly send: (command: PollCommand) => void;
}

/** What can be done with it, as it stands. */
const Ways = ({ view, send, onDate }: SurveyProps & { readonly onDate: () => void }) => {
  if (view.phase === 'open') {
    return (
      <>
        <Button onClick={onDate}>
          <CalendarClock size={18} aria-hidden="true" />
          {words.changeDate}
        </Button>
        <Button onClick={() => send({ type: 'close' })}>{words.close}</Button>
      </>
    );
  }
  return (
    <>
      <Button look="primary" onClick={() => send({ type: view.shown ? 'hide' : 'show' })}>
        {view.shown ? (
          <EyeOff size={18} aria-hidden="true" />
        ) : (
          <Eye size={18} aria-hidden="true" />
        )}
        {view.shown ? words.hide : words.show}
      </Button>
      {view.reopens && (
        <Button onClick={onDate}>
          <Undo2 size={18} aria-hidden="true" />
          {words.again}
        </Button>
      )}
    </>
  );
};

const textOf = ({ view, until, offset }: SurveyProps & { readonly offset: number }): string => {
  if (view.phase === 'open') return words.openUntil(untilWhen(until, offset));
  return view.shown ? words.closedShown : words.closedText(limits.survey.reopens / 86_400_000);
};

interface SurveyCardProps extends SurveyProps, Pick<HostPartProps, 'offset' | 'failure'> {
  readonly answered: number;
}

/** How it stands, and what its host can do. */
const SurveyCard = (props: SurveyCardProps) => {
  const { view, until, send, answered, offset, failure } = props;
  const [isAsking, setAsking] = useState(false);
  const isOpen = view.phase === 'open';
  return (
    <section
      aria-label={words.region}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-raised p-5 lg:p-6"
    >
      <div aria-live="polite" className="grid grid-cols-1 gap-1.5">
        <h2 className="text-2xl font-semibold">{isOpen ? words.open : words.closed}</h2>
        <p className="max-w-prose text-ink-soft">{textOf(props)}</p>
        <p className="text-lg font-semibold">{words.answered(answered)}</p>
        {failure !== null && <p className="text-bad">{failure}</p>}
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Ways {...props} onDate={() => setAsking(true)} />
      </div>
      {isAsking && (
        <UntilDialog
          title={isOpen ? words.dateTitle : words.againTitle}
          yes={isOpen ? words.dateYes : words.againYes}
          until={until}
          offset={offset}
          bounds={pollMessages.surveyBounds}
          onChoose={(at) => send({ type: 'survey', until: at })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
};

interface SurveyDeskProps {
  readonly stage: HostPartProps;
  readonly view: PollHostView;
  /** In ms. */
  readonly until: number;
}

/** The desk of a survey: nothing is presented, so there is no remote control; each question is looked at. */
export const SurveyDesk = ({ stage, view, until }: SurveyDeskProps) => {
  const [isEnding, setEnding] = useState(false);
  const { send, offset, failure } = stage;
  const tally = readTally(stage.tally, view);
  const isOpen = view.phase === 'open';
  const end = (results: boolean): void =>
    send(results ? { type: 'end', results } : { type: 'end' });
  return (
    <>
      <DeskFrame
        list={
          <>
            <HostQuestions view={view} onSelect={(question) => send({ type: 'goto', question })} />
            <Button size="small" onClick={() => setEnding(true)} className="mt-4 ml-3">
              {pollHostMessages.endNow}
            </Button>
          </>
        }
        beside={
          <HostPanels
            {...stage}
            join="always"
            answers={{ slot: slotOf(view), isOpen, answered: tally?.answered ?? 0 }}
            onExtend={null}
          />
        }
      >
        <SurveyCard {...{ view, until, send, offset, failure }} answered={tally?.surveyed ?? 0} />
        <HostCurrent view={view} tally={tally} send={send} isRead />
      </DeskFrame>
      {isEnding && <EndDialog hasResults onEnd={end} onClose={() => setEnding(false)} />}
    </>
  );
};
