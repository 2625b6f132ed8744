import { done } from '@sets/shared/account/account.contract.ts';
import {
  auditPage,
  health,
  peoplePage,
  type PeopleQuery,
  person,
  type PremiumGrant,
} from '@sets/shared/admin/admin.contract.ts';
import type { AccountType } from '@sets/shared/account/account.contract.ts';
import { feedbackPage } from '@sets/shared/feedback/feedback.contract.ts';
import { school, type SchoolDefinition, schoolList } from '@sets/shared/school/school.contract.ts';
import { call } from '../../core/api.ts';

/** What goes into an address of what is given; nothing where nothing is. */
const queryOf = (given: Readonly<Record<string, string | undefined>>): string => {
  const wanted = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value]],
  );
  return wanted.length === 0 ? '' : `?${new URLSearchParams(wanted)}`;
};

const schools = '/api/admin/schools';
const one = (base: string, id: string): string => `${base}/${encodeURIComponent(id)}`;
const ofPerson = (userid: string, what: string): string =>
  `${one('/api/admin/people', userid)}/${what}`;

/** The calls of an admin. Lists come in pages: `before` is the `next` of the page before. */
export const adminApi = (token: string) => ({
  schools: (signal: AbortSignal) =>
    call({ method: 'GET', path: schools, token, signal, schema: schoolList }),
  addSchool: (body: SchoolDefinition) =>
    call({ method: 'POST', path: schools, token, body, schema: school }),
  changeSchool: (schoolid: string, body: SchoolDefinition) =>
    call({ method: 'PUT', path: one(schools, schoolid), token, body, schema: school }),
  removeSchool: (schoolid: string) =>
    call({ method: 'DELETE', path: one(schools, schoolid), token, schema: done }),

  people: (query: PeopleQuery, signal: AbortSignal) =>
    call({
      method: 'GET',
      path: `/api/admin/people${queryOf({ ...query })}`,
      token,
      signal,
      schema: peoplePage,
    }),
  changeRole: (userid: string, accountType: AccountType) =>
    call({
      method: 'PUT',
      path: ofPerson(userid, 'role'),
      token,
      body: { accountType },
      schema: person,
    }),
  lock: (userid: string, locked: boolean) =>
    call({
      method: 'PUT',
      path: ofPerson(userid, 'lock'),
      token,
      body: { locked },
      schema: person,
    }),
  grantPremium: (userid: string, body: PremiumGrant) =>
    call({ method: 'PUT', path: ofPerson(userid, 'premium'), token, body, schema: person }),

  health: (signal: AbortSignal) =>
    call({ method: 'GET', path: '/api/admin/health', token, signal, schema: health }),
  audit: (before: string | undefined, signal: AbortSignal) =>
    call({
      method: 'GET',
      path: `/api/admin/audit${queryOf({ before })}`,
      token,
      signal,
      schema: auditPage,
    }),
  feedback: (before: string | undefined, signal: AbortSignal) =>
    call({
      method: 'GET',
      path: `/api/admin/feedback${queryOf({ before })}`,
      token,
      signal,
      schema: feedbackPage,
    }),
});
