import { sameText } from '../../core/same-text.ts';
import { createSigner, type Signer } from './signer.ts';

/** Signs and reads tickets: what makes a phone the same participant again (SE4). */
export class Tickets {
  readonly #seal: Signer;

  constructor(secret: string) {
    this.#seal = createSigner(secret);
  }

  /** A ticket is `participant.signature`; decision 19 says why it is no JWT. */
  sign(roomId: string, participant: string): string {
    return `${participant}.${this.#ticketSeal(roomId, participant).toString('base64url')}`;
  }

  /** The participant that a ticket names for this room; null where it is forged or of another room. */
  read(roomId: string, ticket: string): string | null {
    return signedBy(ticket, (participant) => this.#ticketSeal(roomId, participant));
  }

  /** The key to what a participant answered in a run: with it they are read, and nothing else can be done. */
  signKey(runId: string, participant: string): string {
    return `${participant}.${this.#keySeal(runId, participant).toString('base64url')}`;
  }

  /** The participant whose answers in this run a key opens; null where it is forged or of another run. */
  readKey(runId: string, key: string): string | null {
    return signedBy(key, (participant) => this.#keySeal(runId, participant));
  }

  /**
   * The participant of a signed-in person: the same on every device, another one in every room, and
   * without the server's secret nobody finds out who it is (SE5).
   */
  participantOf(roomId: string, userid: string): string {
    return this.#seal(`${roomId}:${userid}`).subarray(0, 15).toString('base64url');
  }

  /** Somebody of a run in requests of its hosts: it says nothing of who they are in others. */
  handleOf(runId: string, participant: string): string {
    return this.#seal(`person:${runId}:${participant}`).subarray(0, 15).toString('base64url');
  }

  /** No id holds a `:`, so nothing else is signed alike. */
  #ticketSeal(roomId: string, participant: string): Buffer {
    return this.#seal(`ticket:${roomId}:${participant}`);
  }

  #keySeal(runId: string, participant: string): Buffer {
    return this.#seal(`answers:${runId}:${participant}`);
  }
}

/** Who is named in `participant.signature`, where the signature is right; null where it is not. */
const signedBy = (signed: string, seal: (participant: string) => Buffer): string | null => {
  const [participant = '', signature = '', ...rest] = signed.split('.');
  if (participant === '' || rest.length > 0) return null;
  return sameText(signature, seal(participant).toString('base64url')) ? participant : null;
};
