import {
  account,
  credentials,
  done,
  logout,
  me,
  session,
} from '@sets/shared/account/account.contract.ts';
import { emailChanged } from '@sets/shared/account/settings.contract.ts';
import { pinSent, registration } from '@sets/shared/account/registration.contract.ts';
import { type Route, route, type RouteGroup } from '../../core/route.ts';
import { loginsFromOneAddress } from './account-rates.ts';
import type { AccountServices } from './account-services.ts';
import { presentAccount } from './account.presenter.ts';
import type { AccountService } from './account.service.ts';
import { deviceName } from './device-name.ts';
import { recoveryRoutes } from './recovery.routes.ts';
import { registrationRoutes } from './registration.routes.ts';
import { settingsRoutes } from './settings.routes.ts';

export const accountRoutes = (parts: AccountServices): RouteGroup => ({
  name: 'Account',
  schemas: {
    Account: account,
    Credentials: credentials,
    Session: session,
    Me: me,
    Registration: registration,
    PinSent: pinSent,
    EmailChanged: emailChanged,
  },
  routes: [
    ...signInRoutes(parts.accounts),
    ...registrationRoutes(parts),
    ...recoveryRoutes(parts),
    ...settingsRoutes(parts),
  ],
});

const signInRoutes = (accounts: AccountService): Route[] => [
  route({
    method: 'post',
    path: '/api/user/login',
    summary: 'Log in: the account and the token of a new session',
    auth: 'none',
    limit: loginsFromOneAddress,
    failures: ['UNAUTHENTICATED'],
    body: credentials,
    reply: session,
    handle: async ({ body, address, header }) => {
      const device = deviceName(header('user-agent'));
      const { account: record, token } = await accounts.login(body, { address, device });
      return { ...presentAccount(record), token };
    },
  }),
  route({
    method: 'get',
    path: '/api/user/getme',
    summary: 'The account of the session',
    auth: 'leaving',
    limit: { count: 120, seconds: 60 },
    reply: me,
    handle: async ({ actor }) =>
      actor.mustLeave
        ? { forceLogout: true as const }
        : { ...presentAccount(await accounts.me(actor)), forceLogout: false as const },
  }),
  route({
    method: 'post',
    path: '/api/user/logout',
    summary: 'End a session of one’s own',
    auth: 'leaving',
    limit: { count: 60, seconds: 60 },
    failures: ['FORBIDDEN'],
    body: logout,
    reply: done,
    handle: async ({ actor, body }) => {
      await accounts.logout(actor, body.token);
      return {};
    },
  }),
];
