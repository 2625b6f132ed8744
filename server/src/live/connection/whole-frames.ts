import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

type Sent = (error?: Error | null) => void;

/** How many bytes stand before a text of so many in a frame from a server, which masks nothing. */
const headerBytes = (length: number): number => {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
};

/** A text message as one frame in one piece (RFC 6455, section 5.2). */
export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const start = headerBytes(length);
  const frame = Buffer.allocUnsafe(start + length);
  // The only frame of its message, and a text.
  frame[0] = 0x81;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
};

/**
 * A connection of the server that sends a text in one write of one buffer. The library makes a
 * header and a body of it and writes both, which costs an eighth of an answer's CPU more. Nothing is
 * compressed here, so no frame of the library's ever waits to go before this one.
 */
export class WholeFrames extends WebSocket {
  override send(data: unknown, options?: unknown, done?: unknown): void {
    // The types of the library keep its socket to themselves.
    const { _socket: socket } = this as unknown as { readonly _socket: Socket | null };
    const isPlain = typeof data === 'string' && typeof options === 'function';
    if (isPlain && socket !== null && this.readyState === WebSocket.OPEN) {
      socket.write(textFrame(data), options as Sent);
      return;
    }
    (super.send as (...given: unknown[]) => void)(data, options, done);
  }
}
