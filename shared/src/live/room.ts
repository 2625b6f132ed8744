import * as z from 'zod/mini';
import { id, joinCode } from '../core/ids.ts';
import { roomLook } from '../core/look.ts';

const count = z.int().check(z.nonnegative());

/**
 * Where an audience gathers. A run is what is on in a room; when another one comes on, whoever is
 * in the room follows without joining again.
 */
export const roomInfo = z.strictObject({
  roomId: id,
  /** Stays for the room's life. */
  code: joinCode,
  /** True while nobody new may join. Who has a ticket may always return. */
  locked: z.boolean(),
  /** Absent where the room is older than looks. */
  look: z.optional(roomLook),
  /** Present in a rehearsal: how many students are simulated in it. */
  rehearsal: z.optional(count),
});
export type RoomInfo = z.infer<typeof roomInfo>;

/**
 * The room's health, in persons (not connections). Whom the host leaves out of the count is in none
 * of these.
 */
export const people = z.strictObject({
  /**
   * Participants who have been in the room while this run was on, or where none is, who have ever
   * been: never fewer than have answered, and fixed when the run ends.
   */
  joined: count,
  /** Here now. */
  connected: count,
  /** Connected, but with a round trip above `timing.slowRoundTrip`. */
  slow: count,
  /** Gone within the last `timing.lostFor` and not back. */
  lost: count,
});
export type People = z.infer<typeof people>;

/**
 * Newcomers who came one after the other from one network, with pauses shorter than
 * `timing.joinPause`. A lecture hall is one; so is a script that makes up people.
 */
export const joinBurst = z.strictObject({
  burst: id,
  /** Of which network: bursts with the same number came from the same one, as far as that is still known. */
  network: z.int().check(z.positive()),
  joined: count,
  /** How many of them have answered anything in the run that is on. */
  answered: count,
  /** When the first and the last of them came, in milliseconds of the server's clock. */
  from: count,
  to: count,
  /** Whether the host leaves them out of the count. */
  excluded: z.boolean(),
});
export type JoinBurst = z.infer<typeof joinBurst>;

/** Where a client stood in a room's notices; given back after a reconnect. */
export const place = z.strictObject({
  /** Changes when numbering starts anew (another process, a restart). */
  epoch: z.string().check(z.maxLength(40)),
  seq: z.int().check(z.nonnegative()),
});
export type Place = z.infer<typeof place>;
