import { SpacePage } from '../features/module/space-page.tsx';
import { LiveInSpace } from '../features/run/live-now.tsx';

/** A space, with what the features put into it: what is live stands on top. */
export const SpaceRoute = () => (
  <SpacePage
    top={({ moduleid, topics }) => (
      <LiveInSpace
        moduleid={moduleid}
        whereOf={(room) => topics.find((each) => each.topicid === room.topicid)?.title ?? ''}
      />
    )}
  />
);
