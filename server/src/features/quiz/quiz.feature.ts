import { quizActivity } from '@sets/shared/quiz/quiz.activity.ts';
import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { storedQuiz } from '@sets/shared/quiz/quiz.migrations.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import { sampleQuiz } from '@sets/shared/quiz/quiz.sample.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { RunnableActivity } from '../../live/runnable-activity.ts';
import { madeHappenings } from '../material/material-happenings.ts';
import type { FileReader } from '../material/exchange/file-reader.ts';
import { picturesIn } from '../material/material-pictures.service.ts';
import { materialData, versionData } from '../material/material.personal-data.ts';
import type { Names } from '../material/material.presenter.ts';
import { MaterialService, type MaterialTools } from '../material/material.service.ts';
import type { RunsOfMaterials } from '../material/runs-of-materials.ts';
import { quizAfterRoutes } from './after/quiz-after.routes.ts';
import { QuizAfterService } from './after/quiz-after.service.ts';
import { XapiService } from './after/xapi/xapi.service.ts';
import { quizExchangeRoutes } from './quiz-exchange.routes.ts';
import { quizKind } from './quiz.kind.ts';
import { quizRunRoutes } from './quiz-run.routes.ts';
import type { QuizRunPorts } from './quiz-run.ts';
import { presentQuiz, quizRoutes, type QuizService } from './quiz.routes.ts';

interface QuizPorts
  extends
    Pick<MaterialTools, 'allowed' | 'picturesElsewhere' | 'spaces' | 'ownSpaces' | 'onRemoved'>,
    RunsOfMaterials,
    QuizRunPorts {
  /** What people are called. */
  readonly names: Names;
  /** Reads files of questions. */
  readonly reader: FileReader;
}

/** Quizzes; what presents them is the live engine. */
export const openQuizzes = (
  context: FeatureContext,
  ports: QuizPorts,
): Feature<{ readonly quizzes: QuizService }> & {
  readonly activity: RunnableActivity;
  readonly happenings: ReturnType<typeof madeHappenings<'quiz', QuizDefinition>>;
  /** Those of these pictures that a quiz, or what one was before, names. */
  readonly picturesNamed: (fileids: readonly string[]) => Promise<ReadonlySet<string>>;
} => {
  const { connection, clock } = context;
  const quizzes = new MaterialService(quizKind, {
    ...ports,
    connection,
    clock,
    findOpenRuns: (ids) => ports.openRuns(quizName, ids),
    findLastRuns: (ids) => ports.lastRuns(quizName, ids),
  });
  const xapi = new XapiService(context, ports);
  return {
    services: { quizzes },
    api: [
      quizRunRoutes(ports),
      quizAfterRoutes(new QuizAfterService(ports), xapi),
      quizExchangeRoutes(quizzes, ports.reader),
      quizRoutes(quizzes, ports.names),
    ],
    activity: runnable(quizzes, xapi),
    happenings: madeHappenings('quiz', quizzes),
    picturesNamed: (fileids) => picturesIn(quizKind, connection, fileids),
    personalData: [
      materialData(
        { name: 'quizzes', holds: 'The quizzes that you made.' },
        quizKind,
        quizzes,
        presentQuiz,
      ),
      versionData(
        { name: 'quiz-versions', holds: 'Earlier versions of quizzes, those that you wrote.' },
        quizKind,
        quizzes,
      ),
    ],
    removeFromSpace: (moduleid) => quizzes.removeAllIn(moduleid),
  };
};

/** What the live engine needs of a quiz: its rules, and where its definitions come from. */
const runnable = (quizzes: QuizService, xapi: XapiService): RunnableActivity => ({
  activity: quizActivity,
  stored: storedQuiz,
  loadDefinition: (quizid, actor) => quizzes.definitionToRun(actor, quizid),
  onStart: (quizid) => quizzes.keepPresented(quizid),
  topicOf: (quizid) => quizzes.topicOf(quizid),
  sample: sampleQuiz,
  exists: (quizid) => quizzes.exists(quizid),
  onRemoved: (runId) => xapi.removeRun(runId),
});
