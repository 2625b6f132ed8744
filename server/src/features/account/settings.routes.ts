import { done } from '@sets/shared/account/account.contract.ts';
import {
  emailChange,
  emailChanged,
  passwordChange,
  usernameChange,
} from '@sets/shared/account/settings.contract.ts';
import { type Route, route } from '../../core/route.ts';
import type { AccountChangesService } from './account-changes.service.ts';
import { emailChangeCalls, passwordChanges, usernameChanges } from './account-rates.ts';
import type { MailLinks } from './mail-links.ts';

interface SettingsParts {
  readonly changes: AccountChangesService;
  readonly linksFrom: (origin: string) => MailLinks;
}

/** What people change of their own accounts. */
export const settingsRoutes = (parts: SettingsParts): Route[] => [
  route({
    method: 'put',
    path: '/api/user/updateemail',
    summary: 'Change one’s e-mail address, which is then not verified; it decides the school',
    auth: 'bearer',
    limit: emailChangeCalls,
    failures: ['CONFLICT'],
    body: emailChange,
    reply: emailChanged,
    handle: ({ actor, body }) => parts.changes.updateEmail(actor, body.email),
  }),
  route({
    method: 'put',
    path: '/api/user/updateusername',
    summary: 'Change one’s name',
    auth: 'bearer',
    limit: usernameChanges,
    body: usernameChange,
    reply: usernameChange,
    handle: async ({ actor, body }) => {
      await parts.changes.updateUsername(actor, body.username);
      return body;
    },
  }),
  route({
    method: 'put',
    path: '/api/user/updatepassword',
    summary: 'Change one’s password; all other sessions end',
    auth: 'bearer',
    limit: passwordChanges,
    failures: ['CONFLICT'],
    body: passwordChange,
    reply: done,
    handle: async ({ actor, body, origin }) => {
      await parts.changes.updatePassword(actor, body.password, parts.linksFrom(origin));
      return {};
    },
  }),
];
