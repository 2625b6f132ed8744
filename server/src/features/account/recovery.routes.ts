import { done } from '@sets/shared/account/account.contract.ts';
import { forgottenPassword, passwordReset } from '@sets/shared/account/registration.contract.ts';
import { type Route, route } from '../../core/route.ts';
import { forgottenFromOneAddress, resetsFromOneAddress } from './account-rates.ts';
import type { MailLinks } from './mail-links.ts';
import type { RecoveryService } from './recovery.service.ts';

interface RecoveryParts {
  readonly recovery: RecoveryService;
  readonly linksFrom: (origin: string) => MailLinks;
}

/** How a person comes back in who forgot the password. */
export const recoveryRoutes = (parts: RecoveryParts): Route[] => [
  route({
    method: 'post',
    path: '/api/user/forgetpassword',
    summary: 'Send a link to a new password; the reply is the same where nobody has the address',
    auth: 'none',
    limit: forgottenFromOneAddress,
    body: forgottenPassword,
    reply: done,
    handle: async ({ body, origin }) => {
      parts.recovery.ask(body.email, parts.linksFrom(origin));
      return {};
    },
  }),
  route({
    method: 'post',
    path: '/api/user/resetpassword',
    summary: 'Set a new password with the code of the link; every session ends',
    auth: 'none',
    limit: resetsFromOneAddress,
    failures: ['NOT_FOUND'],
    body: passwordReset,
    reply: done,
    handle: async ({ body, address, origin }) => {
      await parts.recovery.reset(body, { address, links: parts.linksFrom(origin) });
      return {};
    },
  }),
];
