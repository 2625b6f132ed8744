import { pollName } from '@sets/shared/poll/poll.live.ts';
import { pollPaths } from '../features/poll/poll-paths.ts';
import type { HostWay } from '../features/run/live-now.tsx';

/** Where whoever may host it goes on with what is live, by its activity. */
const ways: Readonly<Record<string, (definitionId: string) => string>> = {
  [pollName]: pollPaths.start,
};

export const hostWay: HostWay = ({ activity, definitionId }) =>
  ways[activity]?.(definitionId) ?? null;

/** For who sees it and does not host. */
export const noHostWay: HostWay = () => null;
