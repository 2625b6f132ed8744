import { recoveryCalls } from '@sets/shared/account/account.calls.ts';
import { type Route, serve } from '../../core/route.ts';
import type { EmailUndoService } from './email-undo.service.ts';
import type { MailLinks } from './mail-links.ts';
import type { RecoveryService } from './recovery.service.ts';

interface RecoveryParts {
  readonly recovery: RecoveryService;
  readonly emailUndo: EmailUndoService;
  readonly linksFrom: (origin: string) => MailLinks;
}

/** How a person comes back in who forgot the password. */
export const recoveryRoutes = (parts: RecoveryParts): Route[] => [
  serve(recoveryCalls.forget, async ({ body, origin }) => {
    parts.recovery.ask(body.email, parts.linksFrom(origin));
    return {};
  }),
  serve(recoveryCalls.reset, async ({ body, address, origin }) => {
    await parts.recovery.reset(body, { address, links: parts.linksFrom(origin) });
    return {};
  }),
  serve(recoveryCalls.undoEmail, async ({ body }) => ({
    resetcode: await parts.emailUndo.undo(body.undocode),
  })),
];
