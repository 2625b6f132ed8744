import type { Feature, FeatureContext } from '../../core/feature.ts';
import { LogEnd } from './log-end.service.ts';
import { LogFiles } from './log-files.service.ts';
import { LogReading } from './log-reading.service.ts';
import { LogStore } from './log-store.service.ts';
import { LogWriting } from './log-writing.service.ts';
import { weeklogPersonalData } from './weeklog.personal-data.ts';
import { weeklogRoutes } from './weeklog.routes.ts';
import type { WeeklogPorts } from './weeklog-tools.ts';

interface WeeklogServices {
  readonly logReading: LogReading;
  readonly logWriting: LogWriting;
}

/** What was done in the weeks of a topic, with papers to read and files to download. */
export const openWeeklogs = (
  { connection, clock, jobs }: Pick<FeatureContext, 'connection' | 'clock' | 'jobs'>,
  ports: WeeklogPorts,
): Feature<WeeklogServices> => {
  const store = new LogStore(connection);
  const tools = { ...ports, store, clock, jobs };
  const reading = new LogReading(tools);
  const end = new LogEnd(tools);
  const files = new LogFiles(tools);
  const writing = new LogWriting({ ...tools, files, end, reading });
  return {
    services: { logReading: reading, logWriting: writing },
    api: [weeklogRoutes({ reading, writing })],
    personalData: weeklogPersonalData(tools),
    removeFromSpace: (moduleid) => end.spaceGone(moduleid),
  };
};
