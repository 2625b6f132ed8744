import { useAbout } from '../../core/about.ts';
import { pollPaths } from './poll-paths.ts';
import type { JoinWay } from './screen/screen-join.tsx';

/** How people come into a run with this code. `origin`: the server as phones reach it. */
const joinWay = (code: string, origin: string): JoinWay => ({
  address: `${origin.replace(/^https?:\/\//, '')}/join`,
  link: `${origin}${pollPaths.join(code)}`,
  code,
});

/** The way in; until the server has told where phones reach it, where this page did. */
export const useJoinWay = (code: string): JoinWay =>
  joinWay(code, useAbout()?.phoneOrigin ?? window.location.origin);
