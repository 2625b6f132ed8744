/** As much of a packet of Socket.IO as is written of it. */
interface Packet {
  readonly type: number;
  readonly nsp?: string;
  readonly id?: number | null;
  readonly data?: unknown;
}

/**
 * Writes packets of Socket.IO 5 as its own encoder does, but for binary data, of which the contract
 * has none: the library looks for it through all of a message before it writes it.
 */
export class TextPackets {
  encode({ type, nsp, id, data }: Packet): [string] {
    const place = nsp === undefined || nsp === '/' ? '' : `${nsp},`;
    const json = data === undefined || data === null ? '' : JSON.stringify(data);
    return [`${type}${place}${id ?? ''}${json}`];
  }
}
