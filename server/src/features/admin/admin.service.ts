import type { AccountType } from '@sets/shared/account/account.contract.ts';
import { noPremium, type Premium } from '@sets/shared/account/premium.contract.ts';
import type { PremiumGrant } from '@sets/shared/admin/admin.contract.ts';
import type { DivisionDecision } from '@sets/shared/account/division.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Audit } from '../../core/audit.ts';
import { auditOrUndo } from '../../core/audit-or-undo.ts';
import type { Clock } from '../../core/clock.ts';
import type { Notify } from '../../core/notify.ts';
import type { AccountPremiumService } from '../account/account-premium.service.ts';
import type { CreditsService } from '../account/credits.service.ts';
import type { DivisionService } from '../account/division/division.service.ts';
import type { PeopleService, PersonRecord } from '../account/people.service.ts';
import type { SessionService } from '../account/sign-in/session.service.ts';
import { adminMessages } from './admin.messages.ts';
import { canChangeStanding, canGrantPremium, canHaveRole } from './admin.policy.ts';

interface AdminTools {
  readonly people: PeopleService;
  readonly divisions: Pick<DivisionService, 'decide'>;
  readonly accountPremium: Pick<AccountPremiumService, 'set'>;
  readonly sessions: Pick<SessionService, 'revokeAll'>;
  readonly credits: Pick<CreditsService, 'set'>;
  readonly audit: Audit;
  readonly notify: Notify;
  readonly clock: Pick<Clock, 'now'>;
}

const settings = '/account/settings';
const century = 100 * 365.25 * 24 * 60 * 60_000;

/** What admins do to accounts. Whatever cannot be written into the audit log does not happen. */
export class AdminService {
  readonly #tools: AdminTools;

  constructor(tools: AdminTools) {
    this.#tools = tools;
  }

  /**
   * @throws AppError CONFLICT for oneself, for the last admin, and for what is given to proven addresses alone;
   * NOT_FOUND, UNAVAILABLE
   */
  async setRole(actor: Actor, userid: string, accountType: AccountType): Promise<PersonRecord> {
    if (!canChangeStanding(actor, userid))
      throw new AppError('CONFLICT', adminMessages.notYourRole);
    const { people, audit, notify } = this.#tools;
    if (!canHaveRole(await people.read(userid), accountType))
      throw new AppError('CONFLICT', adminMessages.notProven);
    const before = await people.change(userid, { accountType });
    // They may have gone to an address in between that they have not proven.
    if (!canHaveRole(before, accountType)) {
      await people.restore(before, { accountType });
      throw new AppError('CONFLICT', adminMessages.notProven);
    }
    if (before.accountType === accountType) return before;
    const details = `${before.accountType} → ${accountType}`;
    await auditOrUndo(
      audit,
      { by: actor.userid, action: 'person.role', subject: { userid }, details },
      () => people.restore(before, { accountType }),
    );
    const { roleTitle: title, role } = adminMessages;
    await notify(userid, { kind: 'account', title, text: role(accountType), path: settings });
    return { ...before, accountType };
  }

  /** @throws AppError CONFLICT for oneself and for the last admin, NOT_FOUND, UNAVAILABLE */
  async setLocked(actor: Actor, userid: string, locked: boolean): Promise<PersonRecord> {
    if (!canChangeStanding(actor, userid))
      throw new AppError('CONFLICT', adminMessages.notYourLock);
    const { people, sessions, audit, notify } = this.#tools;
    const before = await people.change(userid, { locked });
    // Also of those who are unlocked, and of those who are locked once more: nothing old comes back.
    await sessions.revokeAll(userid);
    if (before.locked === locked) return before;
    const action = locked ? 'person.locked' : 'person.unlocked';
    await auditOrUndo(audit, { by: actor.userid, action, subject: { userid }, details: '' }, () =>
      people.restore(before, { locked }),
    );
    const { lockedTitle, locked: lockedText, unlockedTitle, unlocked } = adminMessages;
    const [title, text] = locked ? [lockedTitle, lockedText] : [unlockedTitle, unlocked];
    await notify(userid, { kind: 'security', title, text, path: settings });
    return { ...before, locked };
  }

  /** @throws AppError CONFLICT where the person pays for it, BAD_REQUEST, NOT_FOUND, UNAVAILABLE */
  async setPremium(actor: Actor, userid: string, grant: PremiumGrant): Promise<PersonRecord> {
    const { people, accountPremium, audit, notify } = this.#tools;
    if (grant.granted) this.#checkUntil(grant.until);
    const person = await people.read(userid);
    const before = person.premium;
    if (!canGrantPremium(before)) throw new AppError('CONFLICT', adminMessages.pays);
    if (!grant.granted && before.plan === 'free') return person;
    const premium = grantedPremium(before, grant);
    await accountPremium.set(userid, premium, before);
    await auditOrUndo(audit, { by: actor.userid, subject: { userid }, ...entryOf(grant) }, () =>
      accountPremium.set(userid, before, premium),
    );
    const { grantedTitle, granted, revokedTitle, revoked } = adminMessages;
    const [title, text] = grant.granted
      ? [grantedTitle, granted(grant.until)]
      : [revokedTitle, revoked];
    await notify(userid, { kind: 'premium', title, text, path: '/account/upgrade' });
    return { ...person, premium };
  }

  /** @throws AppError NOT_FOUND, UNAVAILABLE */
  async setCredits(actor: Actor, userid: string, given: number): Promise<PersonRecord> {
    const { people, credits, audit, notify } = this.#tools;
    const before = await credits.set(userid, given);
    if (before === given) return people.read(userid);
    const details = `${before} → ${given}`;
    await auditOrUndo(
      audit,
      { by: actor.userid, action: 'person.credits', subject: { userid }, details },
      () => credits.set(userid, before),
    );
    const { creditsTitle: title, credits: text } = adminMessages;
    await notify(userid, { kind: 'account', title, text: text(given), path: '/generator' });
    return people.read(userid);
  }

  /** @throws AppError CONFLICT where they name another one now, or it cannot be confirmed; NOT_FOUND, UNAVAILABLE */
  async decideDivision(
    actor: Actor,
    userid: string,
    { division, confirmed }: DivisionDecision,
  ): Promise<PersonRecord> {
    const { divisions, people, audit, notify } = this.#tools;
    const decided = await divisions.decide(userid, division, confirmed);
    if (decided === null) return people.read(userid);
    const { school } = decided.before;
    const action = confirmed ? 'division.confirmed' : 'division.refused';
    await auditOrUndo(
      audit,
      { by: actor.userid, action, subject: { userid }, details: `${division}, ${school}` },
      decided.undo,
    );
    const { divisionYes, divisionNo } = adminMessages;
    const { title, text } = confirmed ? divisionYes : divisionNo;
    await notify(userid, {
      kind: 'account',
      title,
      text: text(division, school),
      path: `${settings}#division`,
    });
    return people.read(userid);
  }

  /** @throws AppError BAD_REQUEST */
  #checkUntil(until: number | null): void {
    if (until === null) return;
    const left = until - this.#tools.clock.now();
    if (left <= 0) throw new AppError('BAD_REQUEST', adminMessages.untilPassed);
    if (left > century) throw new AppError('BAD_REQUEST', adminMessages.untilTooFar);
  }
}

const entryOf = (grant: PremiumGrant) => {
  if (!grant.granted) return { action: 'premium.revoked', details: '' } as const;
  const { until, withoutEnd } = adminMessages;
  const details = grant.until === null ? withoutEnd : until(grant.until);
  return { action: 'premium.granted', details } as const;
};

/** Who is known to the payment provider stays known. */
const grantedPremium = ({ stripeCustomerId }: Premium, grant: PremiumGrant): Premium =>
  grant.granted
    ? {
        status: 'active',
        stripeCustomerId,
        stripeSubscriptionId: null,
        plan: 'premium',
        currentPeriodEnd: grant.until,
        cancelAtPeriodEnd: grant.until !== null,
      }
    : { ...noPremium, status: 'canceled', stripeCustomerId };
