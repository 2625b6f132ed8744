import type { Connection, Model } from 'mongoose';
import type { Audit } from '../../core/audit.ts';
import type { Clock } from '../../core/clock.ts';
import { newId } from '../../core/new-id.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import { after, cutPage, readPlace } from '../../core/place-in-list.ts';
import { auditModel, type AuditRecord } from './audit.model.ts';

export type { AuditRecord } from './audit.model.ts';

/** Entries of one page. */
const pageSize = 50;

interface AuditTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
}

/** The log of what admins did. It grows; nothing in it is changed or deleted. */
export class AuditService {
  readonly #entries: Model<AuditRecord>;
  readonly #clock: AuditTools['clock'];

  constructor({ connection, clock }: AuditTools) {
    this.#entries = auditModel(connection);
    this.#clock = clock;
  }

  /** The port by which everybody writes. */
  readonly write: Audit = async ({ by, action, subject, details }) => {
    const what =
      typeof subject === 'string'
        ? { person: null, thing: subject }
        : { person: subject.userid, thing: '' };
    const at = new Date(this.#clock.now());
    await this.#entries.create({ _id: newId(), at, action, by, ...what, details });
  };

  /** Newest first. @throws AppError BAD_REQUEST where `before` is no place in the log. */
  async page(before?: string): Promise<{ items: AuditRecord[]; next: string | null }> {
    const filter = before === undefined ? {} : after('at', readPlace(before));
    const read = await this.#entries
      .find(filter)
      .sort({ at: -1, _id: -1 })
      .limit(pageSize + 1)
      .lean();
    return cutPage(read, pageSize, ({ at, _id }) => ({ at: at.getTime(), id: _id }));
  }

  /** What is written about a person. It names them by userid alone, so it stays when they leave. */
  readonly personalData: PersonalData = {
    name: 'admin-log',
    holds:
      'What admins did to your account, what you did as one, and whom you looked up who had asked without a name.',
    collect: async (userid) => {
      const mine = await this.#entries
        .find({ $or: [{ person: userid }, { by: userid }] })
        .sort({ at: 1, _id: 1 })
        .lean();
      if (mine.length === 0) return null;
      return mine.map(({ at, action, by, thing, details }) => ({
        at: at.toISOString(),
        action,
        byMe: by === userid,
        subject: thing,
        details,
      }));
    },
    erase: async () => {},
  };
}
