import type { ModuleRights, Topic } from '@sets/shared/module/module.contract.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { MathText } from '../../ui/math/math-text.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { modulePaths } from './module-paths.ts';
import { moduleMessages, topicMessages as words } from './module.messages.ts';
import { BackLink } from './parts/back-link.tsx';
import { ClosedNote } from './parts/closed-note.tsx';
import { type SpaceDesk, useSpace } from './use-space.ts';
import { useVisit } from './use-visit.ts';

/** Which topic of which space. */
export interface TopicPlace {
  readonly moduleid: string;
  readonly topicid: string;
}

/** What a part of the page is given. */
export interface TopicPartProps extends TopicPlace {
  readonly may: ModuleRights;
}

/** The topic by what it holds, in the order of what happened, and what was said in words. */
const views = ['overview', 'timeline', 'clouds'] as const;
type View = (typeof views)[number];

const wayTo: Readonly<Record<View, (moduleid: string, topicid: string) => string>> = {
  overview: modulePaths.topic,
  timeline: modulePaths.timeline,
  clouds: modulePaths.clouds,
};

export interface TopicParts {
  /** Which of its pages this is. */
  readonly view: View;
  /** What there is to see and do in it. */
  readonly children: (part: TopicPartProps) => ReactNode;
}

const Views = ({ moduleid, topicid, view }: TopicPlace & Pick<TopicParts, 'view'>) => (
  <nav aria-label={words.views} className="-mb-px flex flex-wrap gap-x-6 border-b border-line">
    {views.map((each) => (
      <Link
        key={each}
        to={wayTo[each](moduleid, topicid)}
        aria-current={each === view ? 'page' : undefined}
        className="-mb-px flex min-h-12 items-center border-b-2 border-transparent font-medium text-ink-soft hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
      >
        {words.view[each]}
      </Link>
    ))}
  </nav>
);

/** The topics beside this one, of those that are shown. */
const Neighbours = ({ moduleid, topics, topicid }: TopicPlace & { topics: readonly Topic[] }) => {
  const shown = topics.filter(({ archived }) => !archived);
  const place = shown.findIndex((each) => each.topicid === topicid);
  const previous = place > 0 ? shown[place - 1] : undefined;
  const next = place === -1 ? undefined : shown[place + 1];
  if (previous === undefined && next === undefined) return null;
  const way = 'flex min-h-14 min-w-0 items-center gap-3 rounded-md px-3 hover:bg-sunken';
  return (
    <nav
      aria-label={words.neighbours}
      className="-mx-3 grid grid-cols-1 gap-2 border-t border-line pt-6 sm:grid-cols-2"
    >
      {previous !== undefined && (
        <Link to={modulePaths.topic(moduleid, previous.topicid)} className={way}>
          <ArrowLeft size={20} aria-hidden="true" className="flex-none text-ink-soft" />
          <span className="min-w-0">
            <span className="block text-sm text-ink-soft">{words.previous}</span>
            <span dir="auto" className="block truncate font-medium">
              <MathText text={previous.title} />
            </span>
          </span>
        </Link>
      )}
      {next !== undefined && (
        <Link
          to={modulePaths.topic(moduleid, next.topicid)}
          className={`${way} justify-end text-right sm:col-start-2`}
        >
          <span className="min-w-0">
            <span className="block text-sm text-ink-soft">{words.next}</span>
            <span dir="auto" className="block truncate font-medium">
              <MathText text={next.title} />
            </span>
          </span>
          <ArrowRight size={20} aria-hidden="true" className="flex-none text-ink-soft" />
        </Link>
      )}
    </nav>
  );
};

interface OpenTopicProps extends TopicParts {
  readonly space: SpaceDesk['space'];
  readonly topic: Topic;
}

const OpenTopic = ({ space, topic, view, children }: OpenTopicProps) => {
  const { moduleid, may, topics } = space;
  const { topicid, title, archived } = topic;
  useTitle(title);
  useVisit(moduleid);
  return (
    <main className="in-order mx-auto grid w-full max-w-[1168px] grow grid-cols-1 content-start gap-8 px-4 py-6 narrow:px-5 narrow:py-8">
      <header className="grid grid-cols-1 gap-3">
        <BackLink to={modulePaths.space(moduleid)} name={space.title} />
        <h1
          dir="auto"
          className="text-[clamp(1.75rem,5.5vw,2.75rem)] leading-[1.1] font-semibold tracking-[-0.03em] text-balance [overflow-wrap:anywhere]"
        >
          <MathText text={title} />
        </h1>
        {archived && (
          <p className="justify-self-start rounded-full border border-line-strong px-3 py-1 text-sm font-medium text-ink-soft">
            {words.isArchived}
          </p>
        )}
      </header>
      <Views moduleid={moduleid} topicid={topicid} view={view} />
      {children({ moduleid, topicid, may })}
      <Neighbours moduleid={moduleid} topicid={topicid} topics={topics} />
    </main>
  );
};

const TopicAt = ({ moduleid, topicid, ...parts }: TopicPlace & TopicParts) => {
  const { desk, failure, reload } = useSpace(moduleid);
  if (desk === null) {
    return (
      <main className="grow">
        {failure === null ? (
          <Skeleton label={moduleMessages.loading} />
        ) : (
          <ClosedNote moduleid={moduleid} failure={failure} onRetry={() => void reload()} />
        )}
      </main>
    );
  }
  const topic = desk.space.topics.find((each) => each.topicid === topicid);
  if (topic !== undefined) return <OpenTopic {...parts} space={desk.space} topic={topic} />;
  return (
    <main className="grow">
      <PageNote title={words.unknown} text={words.unknownText}>
        <Link to={modulePaths.space(moduleid)} className={buttonClass('primary')}>
          {words.toSpace}
        </Link>
      </PageNote>
    </main>
  );
};

/** A topic of a space: the one that is named, else the one of the address. */
export const TopicPage = ({ place, ...parts }: TopicParts & { readonly place?: TopicPlace }) => {
  const params = useParams();
  const { moduleid = '', topicid = '' } = place ?? params;
  return (
    <TopicAt key={`${moduleid}/${topicid}`} moduleid={moduleid} topicid={topicid} {...parts} />
  );
};
