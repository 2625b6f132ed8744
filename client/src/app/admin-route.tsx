import type { ReportSubject } from '@sets/shared/report/report.contract.ts';
import { AdminPage } from '../features/admin/admin-page.tsx';
import type { JoinedPart } from '../features/admin/admin-parts.ts';
import { blogPaths } from '../features/blog/blog-paths.ts';
import { sheetPaths } from '../features/cheatsheet/sheet-paths.ts';
import { ReportsPart } from '../features/report/admin/reports-part.tsx';
import { reportsMessages } from '../features/report/report.messages.ts';

/** A comment stands under something else, which it does not name. */
const ways: Readonly<Record<ReportSubject['kind'], (id: string) => string | null>> = {
  blog: blogPaths.view,
  cheatsheet: sheetPaths.view,
  comment: () => null,
};
const wayTo = ({ kind, id }: ReportSubject): string | null => ways[kind](id);

const Reports = ({ token }: { token: string }) => <ReportsPart token={token} wayTo={wayTo} />;

const joined: readonly JoinedPart[] = [
  { name: 'reports', title: reportsMessages.part, Part: Reports },
];

/** Administration, with what the features have for admins. */
export const AdminRoute = () => <AdminPage joined={joined} />;
