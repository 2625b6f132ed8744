import { readPdf } from '../core/pdf/read-pdf.ts';
import { AppError } from '../core/app-error.ts';
import type { Uploads } from '../features/file/uploads/uploads.service.ts';
import type { ModuleAccess } from '../features/module/module-access.ts';
import { canModerate } from '../features/module/module.policy.ts';
import { openNotes } from '../features/note/note.feature.ts';
import type { NotePorts } from '../features/note/notes.service.ts';
import { openWeeklogs } from '../features/weeklog/weeklog.feature.ts';
import type { WeeklogPorts } from '../features/weeklog/weeklog-tools.ts';
import type { FeatureTools } from './feature-tools.ts';

/** Articles, as papers of weeks and notes in margins ask for them. */
export interface ArticlesPort {
  /** Of these those that are published in this space. */
  readonly publishedIn: WeeklogPorts['publishedIn'];
  /** Null alike for what is not there and what is not for them. */
  readonly forReader: (
    userid: string | null,
    articleid: string,
  ) => Promise<{ readonly moduleid: string } | null>;
}

interface LogPorts extends Pick<WeeklogPorts, 'people'>, Pick<NotePorts, 'people' | 'blocks'> {
  readonly people: WeeklogPorts['people'] & NotePorts['people'];
  readonly spaces: ModuleAccess;
  readonly uploads: Uploads;
  readonly articles: ArticlesPort;
}

/** Whether somebody moderates this space now. */
const moderates = async (
  spaces: ModuleAccess,
  userid: string,
  moduleid: string,
): Promise<boolean> => {
  try {
    const { reader, record } = await spaces.read({ userid }, moduleid);
    return reader?.verified === true && canModerate(reader, record);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
    throw error;
  }
};

/** What was done in weeks, with its papers; and what people note in the margins of these, and of articles. */
export const openWeeklogsWithNotes = (tools: FeatureTools, ports: LogPorts) => {
  const { spaces, articles } = ports;
  const weeklog = openWeeklogs(tools, {
    ...ports,
    publishedIn: articles.publishedIn,
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
          if (seen === null) return null;
          const { moduleid } = seen;
          return { moduleid, mayClose: await moderates(spaces, userid, moduleid) };
        },
      },
    ],
  });
  return [weeklog, note] as const;
};
