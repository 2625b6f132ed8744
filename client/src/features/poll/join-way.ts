import { pollPaths } from './poll-paths.ts';
import type { JoinWay } from './wall/wall-join.tsx';

/** How people come into a run with this code. `origin`: the server as phones reach it. */
export const joinWay = (code: string, origin: string = window.location.origin): JoinWay => ({
  address: `${origin.replace(/^https?:\/\//, '')}/join`,
  link: `${origin}${pollPaths.join(code)}`,
  code,
});
