import type { Feature, FeatureContext } from '../../core/feature.ts';
import { type AuditRoutesTools, auditRoutes } from './audit.routes.ts';
import { AuditService } from './audit.service.ts';

/** The log of what admins did. */
export const openAudit = (
  context: FeatureContext,
  ports: Pick<AuditRoutesTools, 'people'>,
): Feature<{ readonly audit: AuditService }> => {
  const audit = new AuditService(context);
  return {
    services: { audit },
    api: [auditRoutes({ audit, ...ports })],
    personalData: audit.personalData,
  };
};
