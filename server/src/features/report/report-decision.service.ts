import type { AuditAction } from '@sets/shared/audit/audit.contract.ts';
import type { ReportDecision, ReportSubject } from '@sets/shared/report/report.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { auditOrUndo } from '../../core/audit-or-undo.ts';
import { newId } from '../../core/new-id.ts';
import { reportMessages, reportNotices } from './report.messages.ts';
import { thingId } from './report.model.ts';
import { reportableOf, type ReportTools } from './report-tools.ts';
import type { Reportable, ReportedContent } from './reportable.ts';

interface Deciding {
  readonly actor: Actor;
  readonly subject: ReportSubject;
  readonly reportable: Reportable;
  /** As it is before. */
  readonly content: ReportedContent;
}

/** What admins decide of what was reported. */
export class ReportDecisions {
  readonly #tools: ReportTools;

  constructor(tools: ReportTools) {
    this.#tools = tools;
  }

  /** Whether it is taken down then. @throws AppError NOT_FOUND, UNAVAILABLE, NEWER_VERSION, UNREADABLE */
  async decide(actor: Actor, decision: ReportDecision): Promise<boolean> {
    const { subject } = decision;
    const reportable = reportableOf(this.#tools, subject);
    const content = await reportable.forAdmin(subject.id);
    if (content === null) throw new AppError('NOT_FOUND', reportMessages.noSubject);
    const deciding = { actor, subject, reportable, content };
    switch (decision.decision) {
      case 'keep': {
        await this.#keep(deciding);
        return content.isTakenDown;
      }
      case 'takeDown': {
        await this.#takeDown(deciding, decision.answer);
        return true;
      }
      case 'putBack': {
        await this.#putBack(deciding);
        return false;
      }
    }
  }

  /** Where nothing waits there is nothing to decide, as after a second click. */
  async #keep({ actor, subject }: Deciding): Promise<void> {
    const _id = thingId(subject);
    const waits = await this.#tools.models.things.exists({ _id, isDown: false });
    if (waits === null) return;
    await this.#writeDown(actor, 'report.kept', subject);
    await this.#settle(subject);
  }

  async #takeDown({ actor, subject, reportable, content }: Deciding, answer: string) {
    const { notify } = this.#tools;
    const { isTakenDown: before, author, path } = content;
    await reportable.takeDown(subject.id, answer);
    // What was down before stays so, whatever the log does.
    await this.#writeDown(actor, 'report.takendown', subject, () =>
      before ? Promise.resolve() : reportable.putBack(subject.id),
    );
    await this.#listAsDown(subject, before);
    const notice = reportNotices.takenDown(subject.kind, answer);
    await notify(author, { kind: 'account', ...notice, path });
  }

  async #putBack({ actor, subject, reportable, content }: Deciding): Promise<void> {
    const { isTakenDown, author, path } = content;
    if (!isTakenDown) return;
    // Written down first: what was answered when it was taken down is not known here, so this could not be undone.
    await this.#writeDown(actor, 'report.putback', subject);
    await reportable.putBack(subject.id);
    await this.#settle(subject);
    const notice = reportNotices.putBack(subject.kind);
    await this.#tools.notify(author, { kind: 'account', ...notice, path });
  }

  /** It waits no more, and stands among what can be put back; what was down before keeps its place there. */
  async #listAsDown(subject: ReportSubject, wasDown: boolean): Promise<void> {
    const { models, clock } = this.#tools;
    const _id = thingId(subject);
    const at = new Date(clock.now());
    const { kind, id } = subject;
    const made = { kind, subject: id, place: newId(), revision: 1 };
    const down = { first: at, last: at, isDown: true };
    const isListed = wasDown && (await models.things.exists({ _id, isDown: true })) !== null;
    if (!isListed)
      await models.things.updateOne({ _id }, { $set: down, $setOnInsert: made }, { upsert: true });
    await models.reports.deleteMany({ thing: _id });
  }

  /** Its reports are decided on; who reports it from now on opens it anew. */
  async #settle(subject: ReportSubject): Promise<void> {
    const { reports, things } = this.#tools.models;
    const thing = thingId(subject);
    await things.deleteOne({ _id: thing });
    await reports.deleteMany({ thing });
  }

  /** By what it is and its id: the log keeps no words of somebody who may leave. */
  #writeDown(
    actor: Actor,
    action: AuditAction,
    { kind, id }: ReportSubject,
    undo: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const audited = { by: actor.userid, action, subject: `${kind} ${id}`, details: '' };
    return auditOrUndo(this.#tools.audit, audited, undo);
  }
}
