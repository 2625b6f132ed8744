import type { DemoAccount } from '@sets/shared/about/about.contract.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import { aboutRoutes } from './about.routes.ts';

/** What a page must know of this server before anybody signs in. */
export const openAbout = (
  { config }: FeatureContext,
  { demoAccounts }: { readonly demoAccounts: () => readonly DemoAccount[] },
): Feature => ({ services: {}, api: [aboutRoutes({ config, demoAccounts })] });
