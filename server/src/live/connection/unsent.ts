import type { HubSocket } from './hub-types.ts';

/** The parts of a connection that hold what was not sent yet; the types of the library keep them to themselves. */
interface Holding {
  readonly writeBuffer: readonly { readonly data?: unknown }[];
  readonly transport: {
    /** Of a WebSocket alone: who polls fetches what is in `writeBuffer`. */
    readonly socket?: { readonly bufferedAmount?: number };
  };
}

/** The characters of a packet, or its bytes where it is binary. */
const lengthOf = (data: unknown): number => {
  if (typeof data === 'string') return data.length;
  return data instanceof Uint8Array ? data.byteLength : 0;
};

/** How much waits to be sent to who is connected, in bytes. */
export const unsentBytes = (connection: HubSocket['conn']): number => {
  const { writeBuffer, transport } = connection as unknown as Holding;
  let waiting = transport.socket?.bufferedAmount ?? 0;
  for (const { data } of writeBuffer) waiting += lengthOf(data);
  return waiting;
};
