import { settingsCalls } from '@sets/shared/account/settings.calls.ts';
import { type Route, serve } from '../../core/route.ts';
import type { AccountChangesService } from './account-changes.service.ts';
import type { DivisionService } from './division/division.service.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import type { EmailChangeService } from './address/email-change.service.ts';

interface SettingsParts {
  readonly changes: AccountChangesService;
  readonly emailChange: EmailChangeService;
  readonly confirmation: ConfirmationService;
  readonly divisions: DivisionService;
}

/** What people change of their own accounts. */
export const settingsRoutes = (parts: SettingsParts): Route[] => [
  serve(settingsCalls.confirm, async ({ actor, body, address }) => ({
    goodForMs: await parts.confirmation.confirm(actor, body.password, address),
  })),
  serve(settingsCalls.changeEmail, ({ actor, body, address }) =>
    parts.emailChange.change(actor, body.email, address),
  ),
  serve(settingsCalls.changeUsername, async ({ actor, body }) => {
    await parts.changes.updateUsername(actor, body.username);
    return body;
  }),
  serve(settingsCalls.changeDivision, ({ actor, body }) =>
    parts.divisions.name(actor, body.division),
  ),
  serve(settingsCalls.changePassword, async ({ actor, body, address }) => {
    await parts.changes.updatePassword(actor, body.password, address);
    return {};
  }),
];
