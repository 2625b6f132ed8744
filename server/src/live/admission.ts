import { AppError } from '../core/app-error.ts';
import type { Newcomers } from './newcomers.ts';
import type { Presence } from './presence.ts';
import type { Run } from './run-store.ts';
import type { Peer } from './seat.ts';
import type { Tickets } from './tickets.ts';

interface AdmissionParts {
  readonly presence: Presence;
  readonly tickets: Tickets;
  readonly newcomers: Newcomers;
}

/** Who may join a run without a ticket, and as whom. */
export class Admission {
  readonly #parts: AdmissionParts;

  constructor(parts: AdmissionParts) {
    this.#parts = parts;
  }

  /** @throws AppError where somebody without a ticket is not let in (SE6, SE11). */
  check(run: Run, peer: Peer): void {
    if (run.locked) throw new AppError('TOO_LATE', 'Joining is locked. Ask whoever presents.');
    const { presence } = this.#parts;
    if (presence.isFull(run.runId) && !this.#isKnown(run.runId, peer)) {
      throw new AppError('FULL', 'This run is full.');
    }
  }

  /** The participant that somebody without a ticket is. @throws AppError as `check` does. */
  admit(run: Run, peer: Peer): string {
    this.check(run, peer);
    const { newcomers, tickets } = this.#parts;
    return peer.actor === null
      ? newcomers.admit(peer, run.runId)
      : tickets.participantOf(run.runId, peer.actor.userid);
  }

  /**
   * Somebody with a ticket, who always comes back but for one case: they left without an answer,
   * and others have their place since (SE11). @throws AppError FULL
   */
  checkReturn({ runId }: Run, participant: string, hasAnswered: boolean): void {
    const { presence } = this.#parts;
    if (hasAnswered || presence.knows(runId, participant) || !presence.isFull(runId)) return;
    throw new AppError('FULL', 'This run is full.');
  }

  /** Whether the run knows them already, by their account or by this connection. */
  #isKnown(runId: string, peer: Peer): boolean {
    const { presence, newcomers, tickets } = this.#parts;
    if (peer.actor === null) return newcomers.became(peer, runId) !== null;
    return presence.knows(runId, tickets.participantOf(runId, peer.actor.userid));
  }
}
