import type { TimelineEvent } from '@sets/shared/run/space-runs.contract.ts';
import { modulePaths } from '../features/module/module-paths.ts';
import { TopicPage } from '../features/module/topic-page.tsx';
import { pollPaths } from '../features/poll/poll-paths.ts';
import { qnaPaths } from '../features/qna/qna-paths.ts';
import { quizPaths } from '../features/quiz/quiz-paths.ts';
import { resultsWay } from './results-way.ts';
import { Timeline } from '../features/run/timeline.tsx';

/** Where an event leads whoever moderates the topic: results, and what is prepared, are theirs alone. */
const deskWay = ({ kind, id, activity }: TimelineEvent): string => {
  if (kind === 'run') return resultsWay({ runId: id, activity });
  return kind === 'quiz' ? quizPaths.edit(id) : pollPaths.edit(id);
};

/** A topic in the order of what happened in it. */
export const TimelineRoute = () => (
  <TopicPage view="timeline">
    {({ moduleid, topicid, may }) => (
      <Timeline
        moduleid={moduleid}
        topicid={topicid}
        wayOf={(event) => {
          const { kind, id } = event;
          if (kind === 'question') return qnaPaths.question(moduleid, topicid, id);
          // A live Q&A is changed and presented on the page of its topic.
          if (kind === 'live-qna') return modulePaths.topic(moduleid, topicid);
          return may.edit ? deskWay(event) : null;
        }}
      />
    )}
  </TopicPage>
);
