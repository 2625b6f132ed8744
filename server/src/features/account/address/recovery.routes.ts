import { recoveryCalls } from '@sets/shared/account/account.calls.ts';
import { type Route, serve } from '../../../core/route.ts';
import type { EmailUndoService } from './email-undo.service.ts';
import type { RecoveryService } from './recovery.service.ts';

interface RecoveryParts {
  readonly recovery: RecoveryService;
  readonly emailUndo: EmailUndoService;
}

/** How a person comes back in who forgot the password. */
export const recoveryRoutes = (parts: RecoveryParts): Route[] => [
  serve(recoveryCalls.forget, async ({ body, address }) => {
    await parts.recovery.ask(body.email, address);
    return {};
  }),
  serve(recoveryCalls.reset, async ({ body, address }) => {
    await parts.recovery.reset(body, address);
    return {};
  }),
  serve(recoveryCalls.undoEmail, async ({ body, address }) => ({
    resetcode: await parts.emailUndo.undo(body.undocode, address),
  })),
];
