import { auditEntry, auditPage } from '@sets/shared/admin/admin.contract.ts';
import { pageQuery } from '@sets/shared/core/page.ts';
import { route, type RouteGroup } from '../../core/route.ts';
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
    route({
      method: 'get',
      path: '/api/admin/audit',
      summary: 'What admins did, newest first',
      auth: 'admin',
      limit: { count: 300, seconds: 60 },
      query: pageQuery,
      reply: auditPage,
      handle: async ({ query }) => {
        const { items, next } = await audit.page(query.before);
        const names = await people.names(peopleIn(items));
        return { entries: items.map((entry) => presentEntry(entry, names)), next };
      },
    }),
  ],
});
