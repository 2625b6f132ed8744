import type { Socket } from 'node:net';

/** Sends a message with a socket to another process; resolves nothing, throws nothing. */
export type Send<Message> = (
  message: Message,
  socket: Socket,
  sent: (error: Error | null) => void,
) => void;

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
  Object.assign(socket, { server: null });
  send(message, socket, () => {
    socket.destroy();
  });
};
