import { auditCalls } from '@sets/shared/audit/audit.calls.ts';
import { auditEntry, auditPage } from '@sets/shared/audit/audit.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import { type Named, peopleIn, presentEntry } from './audit.presenter.ts';
import type { AuditService } from './audit.service.ts';

export interface AuditRoutesTools {
  readonly audit: AuditService;
  readonly people: {
    /** The people of these ids; those that are deleted are not among them. */
    names(userids: readonly string[]): Promise<ReadonlyMap<string, Named>>;
  };
}

export const auditRoutes = ({ audit, people }: AuditRoutesTools): RouteGroup => ({
  name: 'Audit',
  schemas: { AuditEntry: auditEntry, AuditPage: auditPage },
  routes: [
    serve(auditCalls.list, async ({ query }) => {
      const { items, next } = await audit.page(query.before);
      const names = await people.names(peopleIn(items));
      return { entries: items.map((entry) => presentEntry(entry, names)), next };
    }),
  ],
});
