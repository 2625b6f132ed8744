import { done } from '@sets/shared/account/account.contract.ts';
import { accountDeletion } from '@sets/shared/account/settings.contract.ts';
import { route, type RouteGroup } from '../../core/route.ts';
import type { PersonalDataService } from './personal-data.service.ts';

const anHour = 60 * 60;

/** What is held about a person: to have, and to have deleted. */
export const personalDataRoutes = (personalData: PersonalDataService): RouteGroup => ({
  name: 'Personal data',
  schemas: { AccountDeletion: accountDeletion },
  routes: [
    route({
      method: 'get',
      path: '/api/user/export',
      summary: 'All that is held about oneself: JSON in a zip',
      auth: 'bearer',
      limit: { count: 10, seconds: anHour },
      reply: { mediaType: 'application/zip' },
      handle: ({ actor }) => personalData.exportFile(actor),
    }),
    route({
      method: 'post',
      path: '/api/user/deleteaccount',
      summary: 'Delete one’s account for good, with everything that is one’s own',
      auth: 'bearer',
      limit: { count: 30, seconds: anHour },
      failures: ['FORBIDDEN', 'CONFLICT', 'UNAVAILABLE'],
      body: accountDeletion,
      reply: done,
      handle: async ({ actor, body, address }) => {
        await personalData.remove(actor, body.password, address);
        return {};
      },
    }),
  ],
});
