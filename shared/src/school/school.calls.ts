import { done } from '../account/account.contract.ts';
import type { Calls } from '../core/call.ts';
import { ownDivisions } from '../account/division.contract.ts';
import {
  logoVersion,
  partners,
  school,
  schoolDefinition,
  schoolList,
  schoolRef,
} from './school.contract.ts';

/** Each goes through all accounts. */
const writing = { auth: 'admin', limit: { count: 120, seconds: 60 } } as const;
const one = { path: '/api/admin/schools/:schoolid', params: schoolRef } as const;

export const schoolCalls = {
  partners: {
    method: 'get',
    path: '/api/schools',
    summary: 'The partnered schools',
    auth: 'none',
    limit: { count: 5_000, seconds: 60 },
    reply: partners,
  },
  list: {
    method: 'get',
    path: '/api/admin/schools',
    summary: 'The partnered schools, with their networks and how many people they have',
    auth: 'admin',
    limit: { count: 300, seconds: 60 },
    reply: schoolList,
  },
  logo: {
    method: 'get',
    path: '/api/schools/:schoolid/logo',
    params: schoolRef,
    query: logoVersion,
    summary: 'The logo of a school, for the screen and the phones of its rooms',
    auth: 'none',
    limit: { count: 20_000, seconds: 60 },
    failures: ['NOT_FOUND'],
    reply: { mediaType: 'image/png', isShown: true },
  },
  divisions: {
    method: 'get',
    path: '/api/schools/mine/divisions',
    summary: 'The divisions of one’s own school, in the order of its list',
    auth: 'bearer',
    limit: { count: 300, seconds: 60 },
    reply: ownDivisions,
  },
  create: {
    ...writing,
    method: 'post',
    path: '/api/admin/schools',
    summary: 'Add a partnered school; accounts with its e-mail domains become its own',
    failures: ['CONFLICT'],
    body: schoolDefinition,
    reply: school,
    status: 201,
  },
  change: {
    ...writing,
    ...one,
    method: 'put',
    summary: 'Change a partnered school; accounts follow their e-mail domains',
    failures: ['NOT_FOUND', 'CONFLICT'],
    body: schoolDefinition,
    reply: school,
  },
  remove: {
    ...writing,
    ...one,
    method: 'delete',
    summary: 'Remove a partnered school; its people are of no school',
    failures: ['NOT_FOUND'],
    reply: done,
  },
} as const satisfies Calls;
