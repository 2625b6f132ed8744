import { registrationCalls } from '@sets/shared/account/account.calls.ts';
import { type Route, serve } from '../../core/route.ts';
import type { RegistrationService } from './registration.service.ts';
import type { VerificationService } from './address/verification.service.ts';

interface RegistrationParts {
  readonly registration: RegistrationService;
  readonly verification: VerificationService;
}

/** How a person comes in: an account, then the proof of its address. */
export const registrationRoutes = (parts: RegistrationParts): Route[] => [
  serve(registrationCalls.register, async ({ body, address }) => {
    await parts.registration.register(body, address);
    return {};
  }),
  serve(registrationCalls.sendPin, ({ actor, address }) => parts.verification.send(actor, address)),
  serve(registrationCalls.verify, async ({ actor, body, address }) => {
    await parts.verification.verify(actor, body.pin, address);
    return {};
  }),
];
