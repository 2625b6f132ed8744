import type { Socket } from 'node:net';

/** Sends a message with a socket to another process; resolves nothing, throws nothing. */
export type Send<Message> = (
  message: Message,
  socket: Socket,
  sent: (error: Error | null) => void,
) => void;

/** What lies below a socket in Node, which has no public word for ending its reading. */
const below = '_handle';
interface WithBelow {
  readonly [below]?: { readonly readStop: () => void } | null;
}

/**
 * Gives a socket away together with a message. From here on it is no more of the server that it came
 * in by: Node would else let that server wait for it when it closes, wherever it is by then. And
 * nobody reads it here: it stays open until the other process says that it has it, and what its client
 * sends in that moment would be lost here.
 */
export const giveSocket = <Message>(
  send: Send<Message>,
  message: Message,
  socket: Socket,
): void => {
  socket.on('error', () => socket.destroy());
  Object.assign(socket, { server: null });
  (socket as WithBelow)[below]?.readStop();
  send(message, socket, () => {
    socket.destroy();
  });
};
