import type { TimelineEvent } from '@sets/shared/run/space-runs.contract.ts';
import { TopicPage } from '../features/module/topic-page.tsx';
import { pollPaths } from '../features/poll/poll-paths.ts';
import { Timeline } from '../features/run/timeline.tsx';

/** Where an event leads whoever moderates the topic: results, and what is prepared, are theirs alone. */
const deskWays: Readonly<Record<TimelineEvent['kind'], (id: string) => string | null>> = {
  run: pollPaths.results,
  poll: pollPaths.edit,
  question: () => null,
};

/** A topic in the order of what happened in it. */
export const TimelineRoute = () => (
  <TopicPage view="timeline">
    {({ moduleid, topicid, may }) => (
      <Timeline
        moduleid={moduleid}
        topicid={topicid}
        wayOf={({ kind, id }) => (may.edit ? deskWays[kind](id) : null)}
      />
    )}
  </TopicPage>
);
