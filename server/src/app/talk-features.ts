import { openComments } from '../features/comment/comment.feature.ts';
import type { Commentable } from '../features/comment/commentable.ts';
import type { CommentPorts } from '../features/comment/comment-tools.ts';
import { openReports } from '../features/report/report.feature.ts';
import type { ReportPorts } from '../features/report/report-tools.ts';
import type { FeatureTools } from './feature-tools.ts';
import type { TalkedAbout } from './talked-about.ts';

/** What comments and reports need of other features. */
export type TalkPorts = Omit<CommentPorts, 'commentables' | 'onGone'> &
  Omit<ReportPorts, 'reportables'>;

/** Comments and reports, on whatever can be talked about; comments can be reported themselves. */
export const openTalk = (tools: FeatureTools, ports: TalkPorts, ofFeatures: TalkedAbout) => {
  const { commentables, reportables } = tools.talkedAbout?.(ofFeatures) ?? ofFeatures;
  const comment = openComments(tools, {
    ...ports,
    commentables,
    onGone: (ids) => report.services.reports.gone('comment', ids),
  });
  const { comments, commentReports } = comment.services;
  const report = openReports(tools, { ...ports, reportables: [...reportables, commentReports] });
  return {
    features: [comment, report] as const,
    /** A thing is gone for good, and all that was said of it goes. */
    gone: async (kind: Commentable['kind'], id: string): Promise<void> => {
      await comments.subjectGone({ kind, id });
      await report.services.reports.gone(kind, [id]);
    },
  };
};
