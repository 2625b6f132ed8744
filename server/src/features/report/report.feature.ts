import type { Feature, FeatureContext } from '../../core/feature.ts';
import { ReportDecisions } from './report-decision.service.ts';
import { ReportLists } from './report-list.service.ts';
import { openRecords } from './report-records.service.ts';
import { reportPersonalData } from './report.personal-data.ts';
import { reportRoutes } from './report.routes.ts';
import { ReportNews } from './report-news.service.ts';
import { ReportService } from './report.service.ts';
import type { ReportPorts } from './report-tools.ts';

interface ReportServices {
  readonly reports: ReportService;
  readonly reportLists: ReportLists;
  readonly reportDecisions: ReportDecisions;
}

/** What people report, and what admins decide of it. */
export const openReports = (
  { connection, clock, limits }: Pick<FeatureContext, 'connection' | 'clock' | 'limits'>,
  ports: ReportPorts,
): Feature<ReportServices> => {
  const tools = { ...ports, clock, limits, models: openRecords(connection) };
  const reports = new ReportService({ ...tools, news: new ReportNews(tools) });
  const lists = new ReportLists(tools);
  const decisions = new ReportDecisions(tools);
  return {
    services: { reports, reportLists: lists, reportDecisions: decisions },
    api: [reportRoutes({ reports, lists, decisions })],
    personalData: reportPersonalData(tools),
  };
};
