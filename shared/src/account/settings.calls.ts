import type { Calls } from '../core/call.ts';
import { divisionChange } from './division.contract.ts';
import { done, personalDivision } from './account.contract.ts';
import {
  accountDeletion,
  confirmation,
  confirmed,
  emailChange,
  emailChanged,
  otherSessionsEnded,
  passwordChange,
  sessionList,
  sessionRef,
  usernameChange,
} from './settings.contract.ts';

const anHour = 3_600;

/** What people change of their own accounts. */
export const settingsCalls = {
  confirm: {
    method: 'post',
    path: '/api/user/confirm',
    summary: 'Confirm one’s session with the password; for ten minutes it may change the account',
    auth: 'bearer',
    // What is mistyped too; guessing is bounded by the account, together with logging in.
    limit: { count: 60, seconds: anHour },
    failures: ['FORBIDDEN'],
    body: confirmation,
    reply: confirmed,
  },
  changeEmail: {
    method: 'put',
    path: '/api/user/updateemail',
    summary:
      'Ask for another e-mail address, which one has once a code proves it; the old one is told, and can undo it then',
    auth: 'bearer',
    // Also those with what is no address; far fewer addresses are changed.
    limit: { count: 60, seconds: anHour },
    failures: ['CONFIRM_FIRST', 'CONFLICT', 'UNAVAILABLE'],
    body: emailChange,
    reply: emailChanged,
  },
  changeUsername: {
    method: 'put',
    path: '/api/user/updateusername',
    summary: 'Change one’s name',
    auth: 'bearer',
    limit: { count: 60, seconds: anHour },
    body: usernameChange,
    reply: usernameChange,
  },
  changeDivision: {
    method: 'put',
    path: '/api/user/updatedivision',
    summary:
      'Say of which division of one’s school one is; it counts once a rule of the school or an admin confirms it',
    auth: 'bearer',
    // Each may come before the eyes of an admin.
    limit: { count: 20, seconds: anHour },
    body: divisionChange,
    reply: personalDivision,
  },
  changePassword: {
    method: 'put',
    path: '/api/user/updatepassword',
    summary: 'Change one’s password; all other sessions end',
    auth: 'bearer',
    // Each costs what a login costs, and a mail.
    limit: { count: 20, seconds: anHour },
    failures: ['CONFIRM_FIRST', 'CONFLICT'],
    body: passwordChange,
    reply: done,
  },
} as const satisfies Calls;

const often = { count: 60, seconds: 60 } as const;

/** Where a person is signed in, and how that ends. */
export const sessionCalls = {
  list: {
    method: 'get',
    path: '/api/user/sessions',
    summary: 'Where one is logged in, newest first',
    auth: 'bearer',
    limit: often,
    reply: sessionList,
  },
  end: {
    method: 'delete',
    path: '/api/user/sessions/:sessionid',
    summary: 'End a session of one’s own; ending the one that asks is logging out',
    auth: 'bearer',
    limit: often,
    failures: ['FORBIDDEN', 'NOT_FOUND'],
    params: sessionRef,
    reply: done,
  },
  endOthers: {
    method: 'post',
    path: '/api/user/logouteverywhere',
    summary: 'End all other sessions of one’s own',
    auth: 'bearer',
    limit: often,
    reply: otherSessionsEnded,
  },
} as const satisfies Calls;

/** What is held about a person: to have, and to have deleted. */
export const personalDataCalls = {
  export: {
    method: 'get',
    path: '/api/user/export',
    summary: 'All that is held about oneself: JSON in a zip',
    auth: 'bearer',
    limit: { count: 10, seconds: anHour },
    reply: { mediaType: 'application/zip' },
  },
  deleteAccount: {
    method: 'post',
    path: '/api/user/deleteaccount',
    summary: 'Delete one’s account for good, with everything that is one’s own',
    auth: 'bearer',
    limit: { count: 30, seconds: anHour },
    failures: ['FORBIDDEN', 'CONFLICT', 'UNAVAILABLE'],
    body: accountDeletion,
    reply: done,
  },
} as const satisfies Calls;
