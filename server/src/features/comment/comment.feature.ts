import type { Feature, FeatureContext } from '../../core/feature.ts';
import { CommentAccess } from './comment-access.service.ts';
import { CommentCounts } from './comment-count.service.ts';
import { CommentEnd } from './comment-end.service.ts';
import { commentGoneJob } from './comment-gone-job.ts';
import { CommentLists } from './comment-list.service.ts';
import { CommentNews } from './comment-news.service.ts';
import { openRecords } from './comment-records.service.ts';
import { CommentRemovals } from './comment-removal.service.ts';
import { CommentReports } from './comment-reports.service.ts';
import { openSettings } from './comment-settings.service.ts';
import { CommentWriting } from './comment-writing.service.ts';
import { commentPersonalData } from './comment.personal-data.ts';
import { commentRoutes } from './comment.routes.ts';
import { Commentables } from './commentable.ts';
import type { CommentPorts, CommentTools } from './comment-tools.ts';

interface CommentServices {
  readonly comments: CommentRemovals;
  readonly commentLists: CommentLists;
  readonly commentWriting: CommentWriting;
  readonly commentReports: CommentReports;
}

type CommentContext = Pick<FeatureContext, 'connection' | 'clock' | 'limits' | 'jobs'>;

/** What people say under what others have made. */
export const openComments = (
  { connection, clock, limits, jobs }: CommentContext,
  { commentables, ...ports }: CommentPorts,
): Feature<CommentServices> => {
  const models = openRecords(connection);
  const subjects = new Commentables(commentables);
  const tools: CommentTools = { ...ports, clock, limits, jobs, models, subjects };
  const access = new CommentAccess(tools);
  const counts = new CommentCounts(tools);
  const end = new CommentEnd(tools);
  const settings = openSettings(connection);
  const news = new CommentNews({ ...tools, settings });
  const lists = new CommentLists({ ...tools, access, counts });
  const removals = new CommentRemovals({ ...tools, access, counts, lists, end });
  const writing = new CommentWriting({ ...tools, access, counts, lists, news, removals });
  jobs.handle(commentGoneJob, { run: ({ commentid }) => removals.whenOver(commentid) });
  return {
    services: {
      comments: removals,
      commentLists: lists,
      commentWriting: writing,
      commentReports: new CommentReports({ ...tools, access, removals }),
    },
    api: [commentRoutes({ lists, writing, removals, settings })],
    personalData: commentPersonalData({ ...tools, settings, end, counts }),
  };
};
