import { SpacePage } from '../features/module/space-page.tsx';
import { hostWay, noHostWay } from './host-way.ts';
import { LiveInSpace } from '../features/run/live-now.tsx';

/** A space, with what the features put into it: what is live stands on top. */
export const SpaceRoute = () => (
  <SpacePage
    top={({ moduleid, topics, may }) => (
      <LiveInSpace
        moduleid={moduleid}
        hostWay={may.edit ? hostWay : noHostWay}
        whereOf={(room) => topics.find((each) => each.topicid === room.topicid)?.title ?? ''}
      />
    )}
  />
);
