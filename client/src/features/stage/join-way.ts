import { useAbout } from '../../core/about.ts';
import { stagePaths } from './stage-paths.ts';

/** How people come in: the address that they type or scan, and the code of the room. */
export interface JoinWay {
  /** Without `https://`, as people type it. */
  readonly address: string;
  /** What the QR code says. */
  readonly link: string;
  readonly code: string;
}

/** How people come into a room with this code. `origin`: the server as phones reach it. */
const joinWay = (code: string, origin: string): JoinWay => ({
  address: `${origin.replace(/^https?:\/\//, '')}${stagePaths.join}`,
  link: `${origin}${stagePaths.room(code)}`,
  code,
});

/** The way in; until the server has told where phones reach it, where this page did. */
export const useJoinWay = (code: string): JoinWay =>
  joinWay(code, useAbout()?.phoneOrigin ?? window.location.origin);
