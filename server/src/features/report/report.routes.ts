import { reportCalls as calls } from '@sets/shared/report/report.calls.ts';
import { reportedThing, reportsPage } from '@sets/shared/report/report.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { ReportDecisions } from './report-decision.service.ts';
import type { ReportLists } from './report-list.service.ts';
import type { ReportService } from './report.service.ts';

interface ReportParts {
  readonly reports: ReportService;
  readonly lists: ReportLists;
  readonly decisions: ReportDecisions;
}

/** What people report, and what admins decide of it. */
export const reportRoutes = ({ reports, lists, decisions }: ReportParts): RouteGroup => ({
  name: 'Reports',
  schemas: { ReportedThing: reportedThing, ReportsPage: reportsPage },
  routes: [
    serve(calls.report, async ({ actor, body }) => {
      await reports.report(actor, body);
      return { kept: true as const };
    }),
    serve(calls.list, ({ query }) => lists.page(query)),
    serve(calls.decide, async ({ actor, body }) => ({
      isTakenDown: await decisions.decide(actor, body),
    })),
  ],
});
