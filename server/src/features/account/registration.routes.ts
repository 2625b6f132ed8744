import { done } from '@sets/shared/account/account.contract.ts';
import { pinEntry, pinSent, registration } from '@sets/shared/account/registration.contract.ts';
import { type Route, route } from '../../core/route.ts';
import { codeCalls, pinEntries, registrationsFromOneAddress } from './account-rates.ts';
import type { MailLinks } from './mail-links.ts';
import type { RegistrationService } from './registration.service.ts';
import type { VerificationService } from './verification.service.ts';

interface RegistrationParts {
  readonly registration: RegistrationService;
  readonly verification: VerificationService;
  readonly linksFrom: (origin: string) => MailLinks;
}

/** How a person comes in: an account, then the proof of its address. */
export const registrationRoutes = (parts: RegistrationParts): Route[] => [
  route({
    method: 'post',
    path: '/api/user/register',
    summary: 'Make an account; the reply is the same where the address has one',
    auth: 'none',
    limit: registrationsFromOneAddress,
    body: registration,
    reply: done,
    handle: async ({ body, origin }) => {
      await parts.registration.register(body, parts.linksFrom(origin));
      return {};
    },
  }),
  route({
    method: 'post',
    path: '/api/user/sendpin',
    summary: 'Send a code to one’s address; it ends the one before',
    auth: 'bearer',
    limit: codeCalls,
    failures: ['CONFLICT', 'UNAVAILABLE'],
    reply: pinSent,
    handle: ({ actor }) => parts.verification.send(actor),
  }),
  route({
    method: 'post',
    path: '/api/user/verifyacc',
    summary: 'Verify one’s account with the code',
    auth: 'bearer',
    limit: pinEntries,
    failures: ['TOO_LATE', 'CONFLICT'],
    body: pinEntry,
    reply: done,
    handle: async ({ actor, body, address }) => {
      await parts.verification.verify(actor, body.pin, address);
      return {};
    },
  }),
];
