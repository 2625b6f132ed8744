import type { DemoAccount } from '@sets/shared/about/about.contract.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { PeopleService } from '../account/people.service.ts';
import { aboutRoutes } from './about.routes.ts';

interface AboutPorts {
  readonly demoAccounts: () => readonly DemoAccount[];
  readonly people: Pick<PeopleService, 'hasAdmin'>;
}

/** What a page must know of this server before anybody signs in. */
export const openAbout = (
  { config }: FeatureContext,
  { demoAccounts, people }: AboutPorts,
): Feature => ({
  services: {},
  api: [aboutRoutes({ config, demoAccounts, hasAdmin: () => people.hasAdmin() })],
});
