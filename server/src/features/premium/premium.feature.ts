import type { Feature, FeatureContext } from '../../core/feature.ts';
import { premiumRoutes } from './premium.routes.ts';
import { PremiumService, type PremiumTools } from './premium.service.ts';

/** Plans, and what one pays for them. */
export const openPremium = (
  context: FeatureContext,
  ports: Pick<PremiumTools, 'accountPremium' | 'people' | 'notify' | 'used'>,
): Feature<{ readonly premium: PremiumService }> => {
  const premium = new PremiumService({ ...context, ...ports });
  return {
    services: { premium },
    api: [premiumRoutes(premium)],
    personalData: premium.personalData,
  };
};
