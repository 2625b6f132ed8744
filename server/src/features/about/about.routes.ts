import { aboutCalls } from '@sets/shared/about/about.calls.ts';
import { about, type DemoAccount, demoAccount } from '@sets/shared/about/about.contract.ts';
import type { Config } from '../../core/config.ts';
import { lanAddress } from '../../core/lan-address.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import { isLoopback, phoneOrigin } from './phone-origin.ts';

interface AboutFacts {
  readonly config: Pick<
    Config,
    'publicUrl' | 'support' | 'resetCode' | 'premiumStripe' | 'mail' | 'mongodbUri'
  >;
  /** None where the server is no demo. */
  readonly demoAccounts: () => readonly DemoAccount[];
  /** Whether somebody can give premium. */
  readonly hasAdmin: () => Promise<boolean>;
}

export const aboutRoutes = ({ config, demoAccounts, hasAdmin }: AboutFacts): RouteGroup => ({
  name: 'About',
  schemas: { About: about, DemoAccount: demoAccount },
  routes: [
    serve(aboutCalls.read, async ({ origin }) => ({
      phoneOrigin: phoneOrigin({ publicUrl: config.publicUrl, origin, lan: lanAddress() }),
      demoAccounts: [...demoAccounts()],
      supportEmail: config.support.email,
      supportSpace: config.support.space,
      resetCode: config.resetCode,
      plans: config.premiumStripe !== null || (await hasAdmin()),
      // To phones in the room there is no such page.
      mailCatcher: config.mail.smtpUrl === null && config.mongodbUri === null && isLoopback(origin),
    })),
  ],
});
