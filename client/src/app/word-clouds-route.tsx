import { pollName } from '@sets/shared/poll/poll.standing.ts';
import { spaceRunCalls } from '@sets/shared/run/space-runs.calls.ts';
import { useAsked } from '../core/use-asked.ts';
import { useToken } from '../features/account/account.store.ts';
import { TopicPage, type TopicPartProps } from '../features/module/topic-page.tsx';
import { LiveCloud } from '../features/poll/clouds/live-cloud.tsx';
import { MakeCloud } from '../features/poll/clouds/make-cloud.tsx';
import { PreparedClouds } from '../features/poll/clouds/prepared-clouds.tsx';
import { pollPaths } from '../features/poll/poll-paths.ts';
import { PlanNote } from '../features/premium/plan-note.tsx';
import { LiveInSpace } from '../features/run/live-now.tsx';
import { PastClouds } from '../features/run/words/past-clouds.tsx';
import { hostWay, noHostWay } from './host-way.ts';

/** What is on in the topic: the way in, and the words of its rooms as they come in. */
const Live = ({ moduleid, topicid, may }: TopicPartProps) => {
  const { data } = useAsked(spaceRunCalls.live, { token: useToken(), params: { moduleid } });
  const rooms = (data?.rooms ?? []).filter(
    (room) => room.topicid === topicid && room.activity === pollName,
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      <LiveInSpace {...{ moduleid, topicid }} hostWay={may.edit ? hostWay : noHostWay} />
      {rooms.map(({ code }) => (
        <LiveCloud key={code} code={code} />
      ))}
    </div>
  );
};

/** Those that are made here, for whoever moderates the topic. */
const Desk = ({ moduleid, topicid }: TopicPartProps) => {
  const token = useToken();
  if (token === null) return null;
  const shelf = { moduleid, topicid };
  return (
    <>
      <MakeCloud token={token} shelf={shelf} />
      <PlanNote />
      <PreparedClouds token={token} shelf={shelf} />
    </>
  );
};

/** The word clouds of a topic. */
export const WordCloudsRoute = () => (
  <TopicPage view="clouds">
    {(place) => (
      <div className="in-order grid grid-cols-1 gap-12">
        <Live {...place} />
        {place.may.edit && <Desk {...place} />}
        <PastClouds
          moduleid={place.moduleid}
          topicid={place.topicid}
          resultsOf={place.may.edit ? pollPaths.results : null}
        />
      </div>
    )}
  </TopicPage>
);
