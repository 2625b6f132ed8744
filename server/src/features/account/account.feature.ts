import type { Feature } from '../../core/feature.ts';
import {
  type AccountContext,
  type AccountPorts,
  type AccountServices,
  openAccountServices,
} from './account-services.ts';
import { accountRoutes } from './account.routes.ts';
import { personalDataRoutes } from './held/personal-data.routes.ts';
import { sessionRoutes } from './sign-in/session.routes.ts';

/** Accounts: registering, sessions, settings, and what is held about a person. */
export const openAccounts = (
  context: AccountContext,
  ports: AccountPorts,
): Feature<AccountServices> => {
  const services = openAccountServices(context, ports);
  return {
    services,
    api: [
      accountRoutes(services),
      sessionRoutes(services.sessions),
      personalDataRoutes(services.personalData),
    ],
  };
};
