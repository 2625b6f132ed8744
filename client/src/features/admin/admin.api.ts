import type { AccountType } from '@sets/shared/account/account.contract.ts';
import { adminCalls } from '@sets/shared/admin/admin.calls.ts';
import type { PeopleQuery, PremiumGrant } from '@sets/shared/admin/admin.contract.ts';
import { auditCalls } from '@sets/shared/audit/audit.calls.ts';
import { feedbackCalls } from '@sets/shared/feedback/feedback.calls.ts';
import { schoolCalls } from '@sets/shared/school/school.calls.ts';
import type { DivisionDecision } from '@sets/shared/account/division.contract.ts';
import type { SchoolDefinition } from '@sets/shared/school/school.contract.ts';
import { ask } from '../../core/api.ts';

/** The calls of an admin. Lists come in pages: `before` is the `next` of the page before. */
export const adminApi = (token: string) => ({
  schools: (signal: AbortSignal) => ask(schoolCalls.list, { token, signal }),
  addSchool: (body: SchoolDefinition) => ask(schoolCalls.create, { token, body }),
  changeSchool: (schoolid: string, body: SchoolDefinition) =>
    ask(schoolCalls.change, { token, params: { schoolid }, body }),
  removeSchool: (schoolid: string) => ask(schoolCalls.remove, { token, params: { schoolid } }),

  people: (query: PeopleQuery, signal: AbortSignal) =>
    ask(adminCalls.people, { token, query, signal }),
  changeRole: (userid: string, accountType: AccountType) =>
    ask(adminCalls.changeRole, { token, params: { userid }, body: { accountType } }),
  lock: (userid: string, locked: boolean) =>
    ask(adminCalls.lock, { token, params: { userid }, body: { locked } }),
  grantPremium: (userid: string, body: PremiumGrant) =>
    ask(adminCalls.grantPremium, { token, params: { userid }, body }),
  setCredits: (userid: string, credits: number) =>
    ask(adminCalls.setCredits, { token, params: { userid }, body: { credits } }),

  waiting: (before: string | undefined, signal: AbortSignal) =>
    ask(adminCalls.waiting, { token, query: { before }, signal }),
  decideDivision: (userid: string, body: DivisionDecision) =>
    ask(adminCalls.decideDivision, { token, params: { userid }, body }),

  health: (signal: AbortSignal) => ask(adminCalls.health, { token, signal }),
  audit: (before: string | undefined, signal: AbortSignal) =>
    ask(auditCalls.list, { token, query: { before }, signal }),
  feedback: (before: string | undefined, signal: AbortSignal) =>
    ask(feedbackCalls.list, { token, query: { before }, signal }),
});
