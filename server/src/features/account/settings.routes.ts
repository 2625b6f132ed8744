import { settingsCalls } from '@sets/shared/account/settings.calls.ts';
import { type Route, serve } from '../../core/route.ts';
import type { AccountChangesService } from './account-changes.service.ts';
import type { MailLinks } from './mail-links.ts';

interface SettingsParts {
  readonly changes: AccountChangesService;
  readonly linksFrom: (origin: string) => MailLinks;
}

/** What people change of their own accounts. */
export const settingsRoutes = (parts: SettingsParts): Route[] => [
  serve(settingsCalls.changeEmail, ({ actor, body }) =>
    parts.changes.updateEmail(actor, body.email),
  ),
  serve(settingsCalls.changeUsername, async ({ actor, body }) => {
    await parts.changes.updateUsername(actor, body.username);
    return body;
  }),
  serve(settingsCalls.changePassword, async ({ actor, body, origin }) => {
    await parts.changes.updatePassword(actor, body.password, parts.linksFrom(origin));
    return {};
  }),
];
