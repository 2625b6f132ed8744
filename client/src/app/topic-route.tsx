import { DoorOpen, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { topicMessages as words } from '../features/module/module.messages.ts';
import { modulePaths } from '../features/module/module-paths.ts';
import { TopicPage, type TopicPlace } from '../features/module/topic-page.tsx';
import { useToken } from '../features/account/account.store.ts';
import { ListWays } from '../features/poll/list-ways.tsx';
import { PollList } from '../features/poll/poll-list.tsx';
import { PlanNote } from '../features/premium/plan-note.tsx';
import { stagePaths } from '../features/stage/stage-paths.ts';
import { buttonClass } from '../ui/button.tsx';

/** The polls of a topic, each a click away from the screen. */
const TopicDesk = (place: TopicPlace) => {
  const token = useToken();
  if (token === null) return null;
  return (
    <section>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.polls}</h2>
        <ListWays shelf={place} />
      </header>
      <PlanNote />
      <PollList token={token} shelf={place} />
    </section>
  );
};

/** The way into what is on in the lecture; the phone’s page is a document of its own, so it is loaded. */
const TakePart = () => (
  <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border-[1.5px] border-line px-5 py-5">
    <div className="min-w-0">
      <h2 className="text-xl font-semibold">{words.takePart}</h2>
      <p className="text-ink-soft">{words.takePartText}</p>
    </div>
    <a href={stagePaths.join} className={buttonClass('outline')}>
      <DoorOpen size={18} aria-hidden="true" />
      {words.join}
    </a>
  </section>
);

/** The way to what is said about the topic. */
const ToDiscussion = ({ moduleid, topicid }: TopicPlace) => (
  <Link
    to={modulePaths.portal(moduleid, topicid)}
    className={`${buttonClass('outline')} justify-self-start`}
  >
    <MessagesSquare size={18} aria-hidden="true" />
    {words.discussion}
  </Link>
);

const reader = (place: TopicPlace) => (
  <>
    <TakePart />
    <ToDiscussion {...place} />
  </>
);
const desk = (place: TopicPlace) => (
  <>
    <TopicDesk {...place} />
    <ToDiscussion {...place} />
  </>
);

/** A topic, with what other features put into it. */
export const TopicRoute = () => <TopicPage reader={reader} desk={desk} />;
