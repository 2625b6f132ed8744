import { newId } from '../core/new-id.ts';

/** An id for a connection that this process holds. */
export const newConnectionId = (process: number): string => `${process.toString(36)}.${newId()}`;

const shape = /^([0-9a-z]{1,6})\.[\w-]{20}$/;

/** The process whose a connection is; null for what is no such id. */
export const processOf = (connectionId: string): number | null => {
  const match = shape.exec(connectionId);
  return match?.[1] === undefined ? null : Number.parseInt(match[1], 36);
};

/**
 * The id of the connection that a request to the hub is about; null for one that makes its own. Read
 * as Engine.IO reads it: what this took for another connection's and the hub for a new one would
 * come to the hub by the relay, without the address of its client.
 */
export const connectionIdIn = (url: string): string | null => {
  if (!url.startsWith('/socket.io/')) return null;
  const query = URL.parse(url, 'https://hub.example')?.searchParams;
  return query?.getAll('sid').at(-1) || null;
};
