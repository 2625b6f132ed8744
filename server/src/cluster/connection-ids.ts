import { randomBytes } from 'node:crypto';

/** As hard to guess as those of Engine.IO itself: 15 bytes of chance. */
const chanceBytes = 15;

/** An id for a connection that this process holds. */
export const newConnectionId = (process: number): string =>
  `${process.toString(36)}.${randomBytes(chanceBytes).toString('base64url')}`;

const shape = /^([0-9a-z]{1,6})\.[\w-]{20}$/;

/** The process whose a connection is; null for what is no such id. */
export const processOf = (connectionId: string): number | null => {
  const match = shape.exec(connectionId);
  return match?.[1] === undefined ? null : Number.parseInt(match[1], 36);
};

/** The id of the connection that a request to the hub is about; null for one that makes its own. */
export const connectionIdIn = (url: string): string | null => {
  const query = url.indexOf('?');
  if (query === -1 || !url.startsWith('/socket.io/')) return null;
  return new URLSearchParams(url.slice(query)).get('sid');
};
