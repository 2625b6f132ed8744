import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import type { QuizAnswer, QuizState } from '@sets/shared/quiz/quiz.live.ts';
import { modeOf } from '@sets/shared/quiz/mode-of.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import type { AcceptedAnswer } from '@sets/shared/live/activity.ts';
import { Recent } from '../core/recent.ts';
import type { PracticePorts, PracticeQuiz } from '../features/practice/practice-quizzes.ts';
import type { QuizService } from '../features/quiz/quiz.routes.ts';
import type { RunOfOne } from '../live/history/own-runs.ts';
import type { FeatureTools } from './feature-tools.ts';

/** A class opens its space at the same moment: so long, in ms, its quizzes are not read again. */
const readAgain = 1_000;

/** What was told in a run, and whether one had it right. */
const outcomesOf = (run: RunOfOne) => {
  // What the live engine carries of a quiz its schemas have read.
  const definition = run.definition as QuizDefinition;
  const state = run.state as QuizState;
  const own = run.own as readonly AcceptedAnswer<QuizAnswer>[];
  const all = modeOf(state).outcomes(definition, state, { ...run, own, result: null });
  return all.flatMap(({ place, outcome }) => {
    const questionid = definition.items[place]?.question.id;
    if (questionid === undefined) return [];
    const isMended = outcome === 'void' || state.corrected.some((each) => each.place === place);
    const came = outcome === 'right' || outcome === 'void' ? outcome : 'missed';
    return [{ questionid, outcome: came, isMended } as const];
  });
};

/** Where practice has its questions from: the quizzes of a space, and the runs of them. */
export const practicePorts = (
  { live, clock }: Pick<FeatureTools, 'live' | 'clock'>,
  quizzes: Pick<QuizService, 'newestIn'>,
): PracticePorts => {
  const recent = new Recent<readonly PracticeQuiz[]>(clock, readAgain);
  const read = async (moduleid: string, id?: string): Promise<readonly PracticeQuiz[]> =>
    (await quizzes.newestIn(moduleid, id)).map(({ _id, topicid, definition }) => ({
      quizid: _id,
      topicid,
      title: definition.title,
      items: definition.items,
    }));
  return {
    quizzesIn: (moduleid) => recent.of(moduleid, () => read(moduleid)),
    quizOf: async (moduleid, quizid) => (await read(moduleid, quizid))[0] ?? null,
    underWay: async (quizids) => new Set((await live().openRuns(quizName, quizids)).keys()),
    playedIn: async (userid, moduleid, except) => {
      const runs = await live().ownRuns.overIn({ userid, moduleid, activity: quizName, except });
      return runs.map((run) => ({
        runId: run.runId,
        version: run.version,
        quizid: run.definitionId,
        at: run.endedAt.getTime(),
        outcomes: run.tookPart ? outcomesOf(run) : [],
      }));
    },
  };
};
