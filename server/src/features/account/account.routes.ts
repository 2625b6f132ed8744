import { accountCalls } from '@sets/shared/account/account.calls.ts';
import { account, credentials, me, session } from '@sets/shared/account/account.contract.ts';
import { emailChanged } from '@sets/shared/account/settings.contract.ts';
import { pinSent, registration } from '@sets/shared/account/registration.contract.ts';
import { type Route, type RouteGroup, serve } from '../../core/route.ts';
import type { AccountServices } from './account-services.ts';
import { presentAccount } from './account.presenter.ts';
import { deviceName } from './sign-in/device-name.ts';
import { recoveryRoutes } from './address/recovery.routes.ts';
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
    ...signInRoutes(parts),
    ...registrationRoutes(parts),
    ...recoveryRoutes(parts),
    ...settingsRoutes(parts),
  ],
});

const signInRoutes = ({
  accounts,
  sessions,
}: Pick<AccountServices, 'accounts' | 'sessions'>): Route[] => [
  serve(accountCalls.login, async ({ body, address, header, setCookie, gone }) => {
    const device = deviceName(header('user-agent'));
    const from = { address, device, cookies: header('cookie'), gone };
    const { account: record, token, cookies } = await accounts.login(body, from);
    for (const cookie of cookies) setCookie(cookie);
    return { ...presentAccount(record), token };
  }),
  serve(accountCalls.me, async ({ actor }) =>
    actor.mustLeave
      ? { forceLogout: true as const }
      : { ...presentAccount(await accounts.me(actor)), forceLogout: false as const },
  ),
  serve(accountCalls.logout, async ({ actor, body }) => {
    await sessions.logout(actor, body.token);
    return {};
  }),
];
