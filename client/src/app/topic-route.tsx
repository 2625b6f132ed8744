import { liveQnaCalls } from '@sets/shared/live-qna/live-qna.calls.ts';
import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import { DoorOpen, Dumbbell, MessagesSquare } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { topicMessages as words } from '../features/module/module.messages.ts';
import { modulePaths } from '../features/module/module-paths.ts';
import { TopicPage, type TopicPartProps, type TopicPlace } from '../features/module/topic-page.tsx';
import { useToken } from '../features/account/account.store.ts';
import { LiveQnaDesk } from '../features/live-qna/live-qna-list.tsx';
import { promisesAnchor } from '../features/live-qna/live-qna-paths.ts';
import { PollListWays } from '../features/poll/poll-list-ways.tsx';
import { AskNow } from '../features/poll/quick/ask-now.tsx';
import { PollList } from '../features/poll/poll-list.tsx';
import { practicePaths } from '../features/practice/practice-paths.ts';
import { practiceMessages } from '../features/practice/practice.messages.ts';
import { PracticeToggle } from '../features/practice/practice-toggle.tsx';
import { QuizList } from '../features/quiz/list/quiz-list.tsx';
import { QuizListWays } from '../features/quiz/list/quiz-list-ways.tsx';
import { PlanNote } from '../features/premium/plan-note.tsx';
import { LiveInSpace } from '../features/run/live-now.tsx';
import { PastRuns } from '../features/run/past-runs.tsx';
import { TopicRuns } from '../features/run/topic-runs.tsx';
import { NoQuizzes } from './no-quizzes.tsx';
import { resultsWay } from './results-way.ts';
import { hostWay, noHostWay } from './host-way.ts';
import { TopicQuestions } from '../features/qna/topic-questions.tsx';
import { WaitingQuestions } from '../features/qna/waiting-questions.tsx';
import { TopicWeeks } from '../features/weeklog/topic-weeks.tsx';
import { useAbout } from '../core/about.ts';
import { useAsked } from '../core/use-asked.ts';
import { stagePaths } from '../features/stage/stage-paths.ts';
import { buttonClass } from '../ui/button.tsx';

const topicOf = ({ moduleid, topicid }: TopicPartProps) => ({ moduleid, topicid });

/** The polls of a topic, each a click away from the screen. */
const TopicPolls = ({ moduleid, topicid }: TopicPartProps) => {
  const token = useToken();
  if (token === null) return null;
  const shelf = { moduleid, topicid };
  return (
    <section>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.polls}</h2>
        <div className="flex flex-wrap gap-2">
          <AskNow shelf={shelf} />
          <PollListWays shelf={shelf} />
        </div>
      </header>
      <PlanNote />
      <PollList token={token} shelf={shelf} />
    </section>
  );
};

/** The quizzes of a topic, each a click away from the screen. */
const TopicQuizzes = ({ moduleid, topicid }: TopicPartProps) => {
  const token = useToken();
  if (token === null) return null;
  const shelf = { moduleid, topicid };
  return (
    <section>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.quizzes}</h2>
        <div className="flex flex-wrap gap-2">
          <Link to={practicePaths.practice(moduleid)} className={`${buttonClass('plain')} !px-3`}>
            <Dumbbell size={18} aria-hidden="true" />
            {practiceMessages.title}
          </Link>
          <QuizListWays shelf={shelf} />
        </div>
      </header>
      <QuizList
        token={token}
        shelf={shelf}
        empty={<NoQuizzes />}
        renderMore={(quizid, title) => <PracticeToggle {...{ moduleid, quizid, title }} />}
      />
    </section>
  );
};

const TopicLiveQna = ({ moduleid, topicid }: TopicPartProps) => {
  const token = useToken();
  if (token === null) return null;
  return <LiveQnaDesk token={token} shelf={{ moduleid, topicid }} />;
};

const Presented = ({ moduleid, topicid }: TopicPartProps) => {
  const token = useToken();
  if (token === null) return null;
  return <TopicRuns {...{ token, moduleid, topicid }} resultsOf={resultsWay} />;
};

/** The way in for who has a code; the phone’s page is a document of its own, so it is loaded. */
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

const Live = (place: TopicPartProps) => <LiveInSpace {...topicOf(place)} hostWay={noHostWay} />;

/** The way to what is said about the topic. */
const ToDiscussion = ({ moduleid, topicid }: TopicPartProps) => (
  <Link
    to={modulePaths.portal(moduleid, topicid)}
    className={`${buttonClass('outline')} justify-self-start`}
  >
    <MessagesSquare size={18} aria-hidden="true" />
    {words.discussion}
  </Link>
);

/** The cards of polls and quizzes say themselves that they are on. */
const carded = [pollName, quizName];
const LiveBesideCards = (place: TopicPartProps) => (
  <LiveInSpace {...topicOf(place)} except={carded} hostWay={hostWay} />
);

const Questions = (place: TopicPartProps) => <TopicQuestions {...topicOf(place)} />;
/** What waits for whoever teaches here: in the topic's questions, and what was promised in a room. */
const Waiting = (place: TopicPartProps) => {
  const query = { ...topicOf(place), done: 'no' } as const;
  const { data } = useAsked(liveQnaCalls.promises, { token: useToken() ?? '', query });
  if (data === null) return null;
  const promised = { count: data.promises.length, hasMore: data.next !== null };
  return (
    <WaitingQuestions {...topicOf(place)} promised={promised} promisedWay={`#${promisesAnchor}`} />
  );
};

const Weeks = (place: TopicPartProps) => <TopicWeeks {...topicOf(place)} />;

type Part = readonly [name: string, Part: ComponentType<TopicPartProps>];

/** What a topic shows whoever sees it, from above; a feature adds its part as a line. */
const readerParts: readonly Part[] = [
  ['live', Live],
  ['past', PastRuns],
  ['join', TakePart],
  ['weeks', Weeks],
  ['questions', Questions],
  ['discussion', ToDiscussion],
];

/** The desk of whoever moderates it: questions that wait, and other activities, are a line each too. */
const deskParts: readonly Part[] = [
  ['live', LiveBesideCards],
  ['waiting', Waiting],
  ['polls', TopicPolls],
  ['quizzes', TopicQuizzes],
  ['live-qna', TopicLiveQna],
  ['weeks', Weeks],
  ['presented', Presented],
  ['questions', Questions],
  ['discussion', ToDiscussion],
];

/** Nobody lectures in the support space. */
const ofLectures: ReadonlySet<string> = new Set(['live', 'past', 'join', 'weeks']);

const useParts = ({ moduleid, may }: TopicPartProps): readonly Part[] => {
  const about = useAbout();
  if (may.edit) return deskParts;
  const isSupport = moduleid === about?.supportSpace;
  return isSupport ? readerParts.filter(([name]) => !ofLectures.has(name)) : readerParts;
};

const Parts = (place: TopicPartProps) => (
  <div className="in-order grid grid-cols-1 gap-12">
    {useParts(place).map(([name, Part]) => (
      <Part key={name} {...place} />
    ))}
  </div>
);

/** A topic, with what the features put into it: that of the address where none is named. */
export const TopicRoute = ({ place: named }: { readonly place?: TopicPlace }) => (
  <TopicPage view="overview" {...(named && { place: named })}>
    {(place) => <Parts {...place} />}
  </TopicPage>
);
