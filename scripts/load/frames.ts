/**
 * The part of WebSocket's framing (RFC 6455) that a phone of the swarm needs: whole text messages
 * both ways, no compression. By hand, because a swarm shares the machine with the server that it
 * measures: this costs a fraction of what a general WebSocket client does for each message.
 */
const final = 0x80;
const masked = 0x80;
const opcodeBits = 0x0f;
const lengthBits = 0x7f;
const maskBytes = 4;

export const opcodes = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** Head and length of a client's frame. The mask is zero, which leaves the text as it is. */
const head = (opcode: number, bytes: number): Buffer => {
  const first = final | opcode;
  if (bytes < 126) return Buffer.from([first, masked | bytes, 0, 0, 0, 0]);
  if (bytes < 65_536) {
    return Buffer.from([first, masked | 126, bytes >> 8, bytes & 0xff, 0, 0, 0, 0]);
  }
  const long = Buffer.alloc(10 + maskBytes);
  long[0] = first;
  long[1] = masked | 127;
  long.writeBigUInt64BE(BigInt(bytes), 2);
  return long;
};

/** One whole message as a client sends it. */
export const frame = (opcode: number, payload: Buffer): Buffer =>
  Buffer.concat([head(opcode, payload.length), payload]);

/** One text message as a client sends it. */
export const textFrame = (text: string): Buffer => frame(opcodes.text, Buffer.from(text));

/** Cuts what a server sends into frames, wherever the network cut it. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);
  readonly #onFrame: (opcode: number, payload: Buffer) => void;

  /** `payload` is only valid during the call: its memory is used again for the next bytes. */
  constructor(onFrame: (opcode: number, payload: Buffer) => void) {
    this.#onFrame = onFrame;
  }

  /** `chunk` may be overwritten by the caller afterwards. Throws on a frame in parts or masked. */
  push(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    while (bytes.length - at >= 2) {
      const first = bytes.readUInt8(at);
      const second = bytes.readUInt8(at + 1);
      const short = second & lengthBits;
      const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
      if (bytes.length < start) break;
      const length =
        short < 126
          ? short
          : short === 126
            ? bytes.readUInt16BE(at + 2)
            : Number(bytes.readBigUInt64BE(at + 2));
      if (bytes.length < start + length) break;
      if ((first & 0x80) === 0 || (second & masked) !== 0) {
        throw new Error('The server sent a WebSocket frame in parts, or masked.');
      }
      this.#onFrame(first & opcodeBits, bytes.subarray(start, start + length));
      at = start + length;
    }
    this.#rest = Buffer.from(bytes.subarray(at));
  }
}
