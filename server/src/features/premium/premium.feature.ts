import type { Feature, House } from '../../core/feature.ts';
import { premiumRoutes } from './premium.routes.ts';
import { PremiumService, type PremiumTools } from './premium.service.ts';

/** Plans, and what one pays for them. */
export const openPremium = (
  house: House,
  ports: Pick<PremiumTools, 'accounts' | 'people' | 'notify' | 'used'>,
): Feature<{ readonly premium: PremiumService }> => {
  const premium = new PremiumService({ ...house, ...ports });
  return {
    services: { premium },
    api: [premiumRoutes(premium)],
    personalData: premium.personalData,
  };
};
