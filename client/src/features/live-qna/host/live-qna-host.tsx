import type { LiveQnaCommand, LiveQnaHostView } from '@sets/shared/live-qna/live-qna.live.ts';
import { Button } from '../../../ui/button.tsx';
import { HostUnreadable } from '../../stage/host/host-notes.tsx';
import { HostPanels } from '../../stage/host/host-panels.tsx';
import type { HostPartProps } from '../../stage/stage-activity.ts';
import { questionsOfHost, readHostView, readTally } from '../questions-on-show.ts';
import { useAllQuestions } from '../use-all-questions.ts';
import { DeskDialogs } from './desk-dialogs.tsx';
import { DeskSettings, FilterTabs } from './desk-tools.tsx';
import { HostQuestion } from './host-question.tsx';
import { liveQnaHostMessages as words } from './live-qna-host.messages.ts';
import { type Desk, useDesk } from './use-desk.ts';

interface ListProps {
  readonly desk: Desk;
  readonly view: LiveQnaHostView;
}

const Joining = ({ desk }: Pick<ListProps, 'desk'>) => {
  const { joining, stopJoining } = desk;
  if (joining === null) return null;
  return (
    <output className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-people-tint px-4 py-3 text-people-ink">
      <span dir="auto" className="font-medium [overflow-wrap:anywhere]">
        {words.joining(joining.text)}
      </span>
      <Button size="small" onClick={stopJoining}>
        {words.cancel}
      </Button>
    </output>
  );
};

/** What stands where nothing is listed: other lists may have something. */
const emptyOf = ({ filter, counts }: Desk): keyof typeof words.empty => {
  if (filter !== 'open') return filter;
  if (counts.waiting > 0) return 'othersWait';
  return counts.answered + counts.hidden > 0 ? 'allDone' : 'open';
};

const List = ({ desk, view }: ListProps) => {
  const { list, chosen, choose, joining, join, acts, asks } = desk;
  if (list.length === 0) {
    return <p className="py-10 text-center text-lg text-ink-soft">{words.empty[emptyOf(desk)]}</p>;
  }
  return (
    <ul className="grid grid-cols-1 gap-3">
      {list.map((question) => (
        <HostQuestion
          key={question.id}
          {...{ question, view, joining, acts, asks }}
          isChosen={chosen?.id === question.id}
          onChoose={() => choose(question.id)}
          onJoin={() => join(question)}
        />
      ))}
    </ul>
  );
};

const HostDesk = ({ stage, view }: { stage: HostPartProps; view: LiveQnaHostView }) => {
  const feed = useAllQuestions(stage.feeds);
  const tally = readTally(stage.tally);
  const questions = questionsOfHost(feed.entries, view, tally);
  const send: (command: LiveQnaCommand) => void = stage.send;
  const desk = useDesk({ view, questions, feed, send });
  const failure = stage.failure ?? feed.refused.at(-1)?.failure.msg ?? null;
  return (
    <>
      <main className="mx-auto grid w-full max-w-[84rem] grow grid-cols-1 content-start items-start gap-6 p-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:px-6 lg:py-5">
        <div className="grid grid-cols-1 gap-4">
          <FilterTabs filter={desk.filter} counts={desk.counts} onChange={desk.setFilter} />
          {failure !== null && (
            <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad">
              {failure}
            </p>
          )}
          <Joining desk={desk} />
          <List desk={desk} view={view} />
        </div>
        <aside className="grid grid-cols-1 gap-4">
          <DeskSettings view={view} send={send} />
          <HostPanels {...stage} join="always" answers={null} onExtend={null} />
        </aside>
      </main>
      <footer className="sticky bottom-0 z-10 flex items-center justify-between gap-4 border-t border-line bg-raised px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-6">
        <p aria-live="polite" className="text-ink-soft">
          {desk.counts.waiting > 0 ? (
            <b className="font-semibold text-warn">{words.waitingNote(desk.counts.waiting)}</b>
          ) : (
            words.voters(tally.voters)
          )}
        </p>
        <Button onClick={() => desk.setAsked({ about: 'end' })}>{words.end}</Button>
      </footer>
      <DeskDialogs desk={desk} questions={questions} send={send} />
    </>
  );
};

/** A live Q&A at its host. */
export const LiveQnaHost = (props: HostPartProps) => {
  const view = readHostView(props.view);
  return view === null ? <HostUnreadable /> : <HostDesk stage={props} view={view} />;
};
