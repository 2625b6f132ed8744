import { personalDataCalls } from '@sets/shared/account/settings.calls.ts';
import { accountDeletion } from '@sets/shared/account/settings.contract.ts';
import { type RouteGroup, serve } from '../../../core/route.ts';
import type { PersonalDataService } from './personal-data.service.ts';

/** What is held about a person: to have, and to have deleted. */
export const personalDataRoutes = (personalData: PersonalDataService): RouteGroup => ({
  name: 'Personal data',
  schemas: { AccountDeletion: accountDeletion },
  routes: [
    serve(personalDataCalls.export, ({ actor }) => personalData.exportFile(actor)),
    serve(personalDataCalls.deleteAccount, async ({ actor, body, address }) => {
      await personalData.remove(actor, body.password, address);
      return {};
    }),
  ],
});
