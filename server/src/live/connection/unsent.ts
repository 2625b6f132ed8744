import type { HubSocket } from './hub-types.ts';

type Connection = HubSocket['conn'];

/** The part of a WebSocket that says what it still holds; a polling connection has none. */
interface Buffering {
  readonly bufferedAmount?: number;
}

/** The characters of a packet, or its bytes where it is binary. */
const lengthOf = (data: unknown): number => {
  if (typeof data === 'string') return data.length;
  return data instanceof Uint8Array ? data.byteLength : 0;
};

/** How much waits to be sent to who is connected, in bytes: what the library keeps, and what its WebSocket does. */
export const unsentBytes = (connection: Connection): number => {
  const { socket } = connection.transport as { readonly socket?: Buffering };
  let waiting = socket?.bufferedAmount ?? 0;
  for (const { data } of connection.writeBuffer) waiting += lengthOf(data);
  return waiting;
};
