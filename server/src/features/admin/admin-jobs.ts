import type { AuditAction } from '@sets/shared/audit/audit.contract.ts';
import type { Actor } from '../../core/actor.ts';
import type { Audit } from '../../core/audit.ts';
import { auditOrUndo } from '../../core/audit-or-undo.ts';
import type { DeadJobs, Decided } from '../../core/jobs/dead-jobs.ts';

/** What admins do to jobs that were given up. What cannot be written down does not happen. */
export class AdminJobs {
  readonly #dead: DeadJobs;
  readonly #audit: Audit;

  constructor(dead: DeadJobs, audit: Audit) {
    this.#dead = dead;
    this.#audit = audit;
  }

  /** Newest first. @throws AppError BAD_REQUEST where `before` is no place in the list */
  page(before?: string): ReturnType<DeadJobs['page']> {
    return this.#dead.page(before);
  }

  /** @throws AppError NOT_FOUND, CONFLICT, UNAVAILABLE */
  async retry(actor: Actor, jobid: string): Promise<void> {
    await this.#writeDown(actor, 'job.retried', await this.#dead.retry(jobid));
  }

  /** @throws AppError NOT_FOUND, UNAVAILABLE */
  async remove(actor: Actor, jobid: string): Promise<void> {
    await this.#writeDown(actor, 'job.deleted', await this.#dead.remove(jobid));
  }

  async #writeDown(actor: Actor, action: AuditAction, { job, go, undo }: Decided): Promise<void> {
    const { kind: subject, code: details } = job;
    await auditOrUndo(this.#audit, { by: actor.userid, action, subject, details }, undo);
    await go();
  }
}
