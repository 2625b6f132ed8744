import type { Connection, Model } from 'mongoose';
import { clean } from '@sets/shared/core/text.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { Log } from '../../core/log.ts';
import { digest } from '../../core/digest.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { newId } from '../../core/new-id.ts';
import type { NewNotification, Notify, NotifyOrFail } from '../../core/notify.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import { after, cutPage, readPlace } from '../../core/place-in-list.ts';
import { keptSeconds, notificationModel, type NotificationRecord } from './notification.model.ts';
import type { PushService } from './push.service.ts';

export type { NotificationRecord } from './notification.model.ts';

/** Notifications of one page, and of one person: older ones go. */
const pageSize = 20;
export const mostKept = 200;

/** Of an id that is made of what was told. */
const idLength = 40;

/** Lengths in characters, such that a push message fits into what push services take (4 KB). */
const longest = { title: 120, text: 400, path: 500 } as const;

interface NotificationTools {
  readonly connection: Connection;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
  readonly push: PushService;
}

const cut = (typed: string, most: number): string => {
  const text = clean(typed);
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
};

/** A page of this server, whatever was given: a notification leads nowhere else. */
const localPath = (path: string): string => {
  const here = 'https://here.invalid';
  const url = URL.parse(path, here);
  if (url === null || url.origin !== here || path.length > longest.path) return '/';
  return url.pathname + url.search + url.hash;
};

/** What each person is told: a list that they find in the app, and what is sent to their devices. */
export class NotificationService {
  readonly #notifications: Model<NotificationRecord>;
  readonly #tools: Omit<NotificationTools, 'connection'>;

  constructor({ connection, ...tools }: NotificationTools) {
    this.#notifications = notificationModel(connection);
    this.#tools = tools;
  }

  /** The port by which every feature tells people something. Resolves once it is in their list and on its way. */
  readonly notify: Notify = async (userid, told) => {
    try {
      await this.#tell(userid, told);
    } catch (error) {
      this.#failed(told, error);
    }
  };

  /** The port for who tries again. What stands in the list is told, also where it did not get on its way. */
  readonly notifyOrFail: NotifyOrFail = (userid, told) => this.#tell(userid, told);

  /** Newest first. @throws AppError BAD_REQUEST where `before` is no place in the list. */
  async page(
    { userid }: Actor,
    before?: string,
  ): Promise<{ items: NotificationRecord[]; next: string | null; unread: number }> {
    const place = before === undefined ? {} : after('at', readPlace(before));
    const read = await this.#notifications
      .find({ $and: [{ userid, at: { $gt: this.#oldest() } }, place] })
      .sort({ at: -1, _id: -1 })
      .limit(pageSize + 1)
      .lean();
    const page = cutPage(read, pageSize, ({ at, _id }) => ({ at: at.getTime(), id: _id }));
    return { ...page, unread: await this.unread(userid) };
  }

  /**
   * Marks as read those up to and including this one, or all; how many are left.
   * @throws AppError NOT_FOUND
   */
  async read({ userid }: Actor, notificationid?: string): Promise<number> {
    const upTo = notificationid === undefined ? {} : await this.#upTo(userid, notificationid);
    await this.#notifications.updateMany(
      { $and: [{ userid, read: false }, upTo] },
      { $set: { read: true } },
    );
    return this.unread(userid);
  }

  unread(userid: string): Promise<number> {
    return this.#notifications.countDocuments({
      userid,
      at: { $gt: this.#oldest() },
      read: false,
    });
  }

  readonly personalData: PersonalData = {
    name: 'notifications',
    holds: 'Your notifications, and the devices they go to.',
    collect: async (userid) => {
      const list = await this.#notifications.find({ userid }).sort({ at: 1, _id: 1 }).lean();
      const devices = await this.#tools.push.devices(userid);
      if (list.length === 0 && devices.length === 0) return null;
      const notifications = list.map(({ kind, title, text, path, at, read }) => ({
        at: at.toISOString(),
        kind,
        title,
        text,
        path,
        read,
      }));
      return { notifications, devices };
    },
    erase: async (userid) => {
      await this.#tools.push.erase(userid);
      await this.#notifications.deleteMany({ userid });
    },
  };

  async #tell(userid: string, told: NewNotification): Promise<void> {
    const stored = await this.#store(userid, told);
    if (stored === null) return;
    const { kind, title, text, path } = stored;
    try {
      await this.#tools.push.send(userid, { title, text, path }, kind);
    } catch (error) {
      this.#failed(told, error);
    }
  }

  #failed({ kind }: NewNotification, error: unknown): void {
    this.#tools.log.error({ err: error, kind }, 'notification not stored or not on its way');
  }

  /** Null where they were told it before. */
  async #store(
    userid: string,
    { kind, once, ...told }: NewNotification,
  ): Promise<NotificationRecord | null> {
    const record: NotificationRecord = {
      _id: once === undefined ? newId() : digest(`${userid}\n${once}`).slice(0, idLength),
      userid,
      kind,
      title: cut(told.title, longest.title),
      text: cut(told.text, longest.text),
      path: localPath(told.path),
      at: new Date(this.#tools.clock.now()),
      read: false,
    };
    try {
      await this.#notifications.create(record);
    } catch (error) {
      if (once !== undefined && isDuplicateKey(error)) return null;
      throw error;
    }
    const surplus = await this.#notifications
      .find({ userid }, { _id: 1 })
      .sort({ at: -1, _id: -1 })
      .skip(mostKept)
      .lean();
    if (surplus.length > 0) {
      await this.#notifications.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
    }
    return record;
  }

  async #upTo(userid: string, notificationid: string): Promise<Record<string, unknown>> {
    const one = await this.#notifications.findOne({ _id: notificationid, userid }).lean();
    if (one === null) throw new AppError('NOT_FOUND', 'There is no such notification any more.');
    return { $or: [{ at: { $lt: one.at } }, { at: one.at, _id: { $lte: one._id } }] };
  }

  /** The store removes what is older, but not to the second. */
  #oldest(): Date {
    return new Date(this.#tools.clock.now() - keptSeconds * 1_000);
  }
}
