import { readPdf } from '../core/pdf/read-pdf.ts';
import type { Articles } from '../features/article/articles.service.ts';
import type { Uploads } from '../features/file/uploads/uploads.service.ts';
import type { ModuleAccess } from '../features/module/module-access.ts';
import { openNotes } from '../features/note/note.feature.ts';
import type { NotePorts } from '../features/note/notes.service.ts';
import { openWeeklogs } from '../features/weeklog/weeklog.feature.ts';
import type { FeatureTools } from './feature-tools.ts';

interface LogPorts extends Pick<NotePorts, 'people' | 'blocks'> {
  readonly spaces: ModuleAccess;
  readonly uploads: Uploads;
  readonly articles: Pick<Articles, 'publishedIn' | 'forReader'>;
}

/** What was done in weeks, with its papers; and what people note in the margins of these, and of articles. */
export const openWeeklogsWithNotes = (tools: FeatureTools, ports: LogPorts) => {
  const { articles } = ports;
  const weeklog = openWeeklogs(tools, {
    ...ports,
    publishedIn: (...asked) => articles.publishedIn(...asked),
    readPdf: (source) => readPdf(source),
    onGone: (paperids) => note.services.notes.subjectsGone('paper', paperids),
  });
  const note = openNotes(tools, {
    ...ports,
    annotatables: [
      {
        kind: 'paper',
        hasPages: true,
        forReader: (userid, paperid) => weeklog.services.logReading.forReader(userid, paperid),
      },
      {
        kind: 'article',
        hasPages: false,
        forReader: async (userid, articleid) => {
          const seen = await articles.forReader(userid, articleid);
          return seen && { moduleid: seen.moduleid, mayClose: seen.mayWrite };
        },
      },
    ],
  });
  return { weeklog, note };
};
