import type { Socket } from 'node:net';

/** Sends a message with a socket to another process. */
export type Send<Message> = (
  message: Message,
  socket: Socket,
  sent: (error: Error | null) => void,
) => void;

/** What Node has below a socket; it has no public name. */
export interface Handle {
  reading: boolean;
  readonly readStop: () => void;
  /** Once more it does nothing. */
  readonly close: () => void;
}

/** Null where it is closed, or given away. */
export const handleOf = (socket: Socket): Handle | null => {
  const { _handle: handle } = socket as Socket & { readonly _handle?: Handle | null };
  return handle ?? null;
};

/**
 * Until the other process has confirmed it, this one has the socket open too, and Node goes on
 * reading it: what the client says meanwhile would come here, and be lost.
 */
const stopReading = (socket: Socket): void => {
  const handle = handleOf(socket);
  if (handle === null) return;
  handle.reading = false;
  handle.readStop();
};

/**
 * Gives a socket away together with a message. From here on it is no more of the server that it came
 * in by: Node would else let that server wait for it when it closes, wherever it is by then.
 */
export const giveSocket = <Message>(
  send: Send<Message>,
  message: Message,
  socket: Socket,
): void => {
  socket.on('error', () => socket.destroy());
  stopReading(socket);
  Object.assign(socket, { server: null });
  send(message, socket, () => {
    socket.destroy();
  });
};
