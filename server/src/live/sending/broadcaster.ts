import type { NoticeEvents } from '@sets/shared/live/plain-notices.ts';
import type { Logger } from 'pino';
import { turn } from '../../core/turn.ts';
import type { Hub, HubSocket } from '../connection/hub-types.ts';

type Target = ReturnType<Hub['to']>;
type Name = keyof NoticeEvents;

/** Sends one message to all of a part. */
type Send = (to: Target) => void;

const sending =
  <Event extends Name>(event: Event, ...payload: Parameters<NoticeEvents[Event]>): Send =>
  (to) => {
    to.emit(event, ...payload);
  };

interface Bounds {
  /** So many connections are sent to in one turn of the event loop: work of 5 ms, and of 13 in a program that has only just begun. */
  readonly part: number;
  /** The last part takes whoever is left. */
  readonly parts: number;
}

const usual: Bounds = { part: 125, parts: 96 };

/** What Socket.IO calls a part of a channel. */
const partOf = (channel: string, part: number | ''): string => `${channel}#${part}`;

/**
 * Sends to everybody in a channel of this process. To send to two thousand connections takes 50 ms,
 * in which the event loop would do nothing else: so a channel is in parts, and between two parts
 * others have their turn. Each connection gets all of a channel in the order in which it was sent,
 * and what was sent in one turn together.
 */
export class Broadcaster {
  readonly #hub: Hub;
  readonly #log: Logger;
  readonly #bounds: Bounds;
  /** What is to be sent next, of channels that are being sent to. */
  readonly #waiting = new Map<string, Send[]>();
  readonly #underWay = new Map<string, Promise<void>>();
  /** The part of a channel that took somebody in last, while nobody leaves: those before it are full. */
  readonly #filling = new Map<string, number>();

  constructor(hub: Hub, log: Logger, bounds = usual) {
    this.#hub = hub;
    this.#log = log;
    this.#bounds = bounds;
  }

  /** From now on the connection gets what is sent to the channel; what is under way it may get too. */
  join(socket: HubSocket, channel: string): void {
    for (const room of socket.rooms) if (room.startsWith(partOf(channel, ''))) return;
    const { part, parts } = this.#bounds;
    let number = this.#filling.get(channel) ?? 0;
    while (number < parts - 1 && this.#sizeOf(partOf(channel, number)) >= part) number += 1;
    this.#filling.set(channel, number);
    void socket.join(partOf(channel, number));
  }

  /** Leaves all channels whose names begin so. */
  leave(socket: HubSocket, beginning: string): void {
    this.#filling.clear();
    for (const room of socket.rooms) if (room.startsWith(beginning)) void socket.leave(room);
  }

  /** Whether anybody is in the channel. */
  has(channel: string): boolean {
    return this.#partsOf(channel).some((name) => this.#sizeOf(name) > 0);
  }

  send<Event extends Name>(
    channel: string,
    event: Event,
    ...payload: Parameters<NoticeEvents[Event]>
  ): void {
    const send = sending(event, ...payload);
    const waiting = this.#waiting.get(channel);
    if (waiting !== undefined) {
      waiting.push(send);
      return;
    }
    this.#waiting.set(channel, [send]);
    const draining = this.#drain(channel).catch((error: unknown) => {
      this.#log.error({ err: error, channel }, 'not everybody could be sent to');
    });
    this.#underWay.set(channel, draining);
  }

  /** To everybody in these channels, of every process, as far as their connections take it now. */
  sendVolatile<Event extends Name>(
    channels: readonly string[],
    event: Event,
    ...payload: Parameters<NoticeEvents[Event]>
  ): void {
    const parts = channels.flatMap((channel) => this.#partsOf(channel));
    sending(event, ...payload)(this.#hub.to(parts).volatile);
  }

  /** Resolves when all that was sent to the channel until now is on its way. */
  async sent(channel: string): Promise<void> {
    await this.#underWay.get(channel);
  }

  async #drain(channel: string): Promise<void> {
    // What is sent in this turn goes together.
    await Promise.resolve();
    try {
      for (let batch = this.#take(channel); batch.length > 0; batch = this.#take(channel)) {
        await this.#sendAll(channel, batch);
      }
    } finally {
      this.#waiting.delete(channel);
      this.#underWay.delete(channel);
    }
  }

  #take(channel: string): readonly Send[] {
    const batch = this.#waiting.get(channel) ?? [];
    this.#waiting.set(channel, []);
    return batch;
  }

  async #sendAll(channel: string, batch: readonly Send[]): Promise<void> {
    let sent = 0;
    for (const part of this.#partsOf(channel)) {
      const size = this.#sizeOf(part);
      if (size === 0) continue;
      if (sent > 0 && sent + size > this.#bounds.part) {
        await turn();
        sent = 0;
      }
      const to = this.#hub.local.to(part);
      for (const send of batch) send(to);
      sent += size * batch.length;
    }
  }

  #sizeOf(part: string): number {
    return this.#hub.sockets.adapter.rooms.get(part)?.size ?? 0;
  }

  #partsOf(channel: string): string[] {
    return Array.from({ length: this.#bounds.parts }, (_, part) => partOf(channel, part));
  }
}
