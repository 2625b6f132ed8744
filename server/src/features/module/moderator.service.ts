import { emailFault, emailKeyOf } from '@sets/shared/account/account.rules.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { Limiter, Limits } from '../../core/limits/limits.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { newId } from '../../core/new-id.ts';
import type { Notify } from '../../core/notify.ts';
import type { Rate } from '../../core/window-limiter.ts';
import type { PeopleService, PersonRecord } from '../account/people.service.ts';
import { type Found, type ModuleAccess, owning } from './module-access.ts';
import { moduleMessages, moduleNotices } from './module.messages.ts';
import type { InvitationRecord } from './stored-module.ts';
import { canModerate, canOwn } from './module.policy.ts';
import { moderatorInvitationMail } from './moderator-invitation-mail.ts';
import {
  handedOver,
  hasRoom,
  openInvitations,
  withInvitation,
  withModerator,
  withoutModerator,
} from './moderators.ts';

interface ModeratorTools {
  readonly access: ModuleAccess;
  readonly clock: Pick<Clock, 'now'>;
  readonly people: Pick<PeopleService, 'lookUp' | 'findByEmail' | 'read'>;
  readonly notify: Notify;
  readonly mailer: Pick<Mailer, 'post'>;
  readonly limits: Limits;
  /** Sees to it that an invitation which nobody takes up is forgotten. */
  readonly forgetInvitationLater: (moduleid: string) => Promise<void>;
}

/** Mails to one address, whoever invites it. Beyond it nothing is sent, and nobody is told so. */
const invitationsToOneAddress: Rate = { count: 3, seconds: 3_600 };

/** Who moderates a space. All throw AppError NOT_FOUND, FORBIDDEN, CONFLICT, NEWER_VERSION, UNREADABLE. */
export class ModeratorService {
  readonly #tools: ModeratorTools;
  readonly #mails: Limiter;

  constructor(tools: ModeratorTools) {
    this.#tools = tools;
    this.#mails = tools.limits.window('space invitations', invitationsToOneAddress);
  }

  /**
   * Makes whoever has proven this address a moderator: at once where there is such an account, else
   * once there is. What resolves is the same for both. `register` is the page that the mail leads to.
   * @throws AppError BAD_REQUEST for what is no address
   */
  async invite(actor: Actor, moduleid: string, email: string, register: string): Promise<void> {
    const fault = emailFault(email);
    const { access, people } = this.#tools;
    if (fault !== null) {
      // Who may not invite is told that, whatever they typed.
      await access.moderated(actor, moduleid);
      throw new AppError('BAD_REQUEST', fault);
    }
    const account = await people.findByEmail(email);
    await (account?.verified === true
      ? this.#add(actor, moduleid, account)
      : this.#await(actor, moduleid, email.trim(), register));
  }

  /** Oldest first. */
  async invitations(actor: Actor, moduleid: string): Promise<InvitationRecord[]> {
    const { record } = await this.#tools.access.moderated(actor, moduleid);
    return openInvitations(record, this.#tools.clock.now());
  }

  /** @returns those that are left */
  async withdraw(
    actor: Actor,
    moduleid: string,
    invitationid: string,
  ): Promise<InvitationRecord[]> {
    const now = this.#tools.clock.now();
    const { record } = await this.#tools.access.change(actor, moduleid, (module) => {
      const open = openInvitations(module, now);
      const others = open.filter(({ id }) => id !== invitationid);
      if (others.length === open.length) {
        throw new AppError('NOT_FOUND', moduleMessages.noInvitation);
      }
      return { invitations: others };
    });
    return openInvitations(record, now);
  }

  /** Takes somebody away; who is no moderator stays none. */
  async remove(actor: Actor, moduleid: string, userid: string): Promise<Found> {
    let was = false;
    const found = await this.#tools.access.change(actor, moduleid, (module) => {
      if (canOwn({ userid }, module)) {
        throw new AppError('FORBIDDEN', moduleMessages.ownerStays);
      }
      was = canModerate({ userid }, module);
      return withoutModerator(module, userid);
    });
    if (was && userid !== actor.userid) await this.#tell(found, userid, 'removed', '/');
    return found;
  }

  async leave(actor: Actor, moduleid: string): Promise<void> {
    await this.#tools.access.change(actor, moduleid, (module) => {
      if (canOwn(actor, module)) throw new AppError('FORBIDDEN', moduleMessages.ownerLeaves);
      return withoutModerator(module, actor.userid);
    });
  }

  /** To a moderator, who need not agree: they were invited, and can hand it back. @throws AppError BAD_REQUEST */
  async handOver(actor: Actor, moduleid: string, userid: string): Promise<Found> {
    const { access, people } = this.#tools;
    const isSomebody = (await people.lookUp(userid)) !== null;
    const found = await access.change(
      actor,
      moduleid,
      (module) => {
        if (canOwn({ userid }, module)) return null;
        if (!isSomebody || !canModerate({ userid }, module)) {
          throw new AppError('BAD_REQUEST', moduleMessages.inviteFirst);
        }
        return handedOver(module, userid);
      },
      owning,
    );
    if (userid !== actor.userid) await this.#tell(found, userid, 'handedOver');
    return found;
  }

  async #add(actor: Actor, moduleid: string, { _id: userid }: PersonRecord): Promise<void> {
    const now = this.#tools.clock.now();
    let isNew = false;
    const found = await this.#tools.access.change(actor, moduleid, (module) => {
      const change = withModerator(module, userid);
      isNew = change !== null;
      if (isNew && !hasRoom(module, now)) throw new AppError('FORBIDDEN', moduleMessages.full);
      return change;
    });
    if (isNew) await this.#tell(found, userid, 'added');
  }

  async #await(actor: Actor, moduleid: string, email: string, register: string): Promise<void> {
    const { access, clock, people, mailer } = this.#tools;
    const now = clock.now();
    const emailKey = emailKeyOf(email);
    const invitation = { id: newId(), email, emailKey, at: new Date(now) };
    const { record } = await access.change(actor, moduleid, (module) => {
      const change = withInvitation(module, invitation);
      const isAgain = module.invitations.some((each) => each.emailKey === emailKey);
      if (!isAgain && !hasRoom(module, now)) {
        throw new AppError('FORBIDDEN', moduleMessages.full);
      }
      return change;
    });
    await this.#tools.forgetInvitationLater(moduleid);
    if ((await this.#mails.take(emailKey)) > 0) return;
    const { username: by } = await people.read(actor.userid);
    const space = record.content.title;
    await mailer.post(moderatorInvitationMail({ to: email, by, space, register }));
  }

  async #tell(
    { record }: Found,
    userid: string,
    what: 'added' | 'removed' | 'handedOver',
    path = `/space/${record._id}`,
  ): Promise<void> {
    const { title, text } = moduleNotices[what];
    await this.#tools.notify(userid, {
      kind: 'space',
      title,
      text: text(record.content.title),
      path,
    });
  }
}
