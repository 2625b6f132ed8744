import type { Feature, FeatureContext } from '../../core/feature.ts';
import { PracticeDeskService } from './desk.service.ts';
import { Openings } from './openings.service.ts';
import { practicePersonalData } from './practice.personal-data.ts';
import type { PracticePorts } from './practice-quizzes.ts';
import { PracticeRecords } from './practice-records.service.ts';
import { practiceRoutes } from './practice.routes.ts';
import { createPracticeSeals } from './practice-seals.ts';
import { PracticeService, type PracticeTools } from './practice.service.ts';

/** Practice: what somebody missed comes again, over the topics of a space (decision 82). */
export const openPractice = (
  { connection, clock, secret }: Pick<FeatureContext, 'connection' | 'clock' | 'secret'>,
  ports: PracticePorts & Pick<PracticeTools, 'spaces'>,
): Feature & {
  /** A quiz was deleted. */
  readonly quizGone: (quizid: string) => Promise<void>;
} => {
  const records = new PracticeRecords(connection, createPracticeSeals(secret));
  const openings = new Openings(connection);
  const tools = { ...ports, clock, records, openings };
  return {
    services: {},
    api: [practiceRoutes(new PracticeService(tools), new PracticeDeskService(tools))],
    personalData: practicePersonalData(tools),
    quizGone: (quizid) => openings.forget(quizid),
    removeFromSpace: async (moduleid) => {
      await records.removeIn(moduleid);
      await openings.removeIn(moduleid);
    },
  };
};
