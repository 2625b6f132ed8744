import type { ReportFigure } from '../../live/report-line.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import type { QuizState } from '../quiz.live.ts';
import { quizMessages as words } from '../quiz.messages.ts';
import type { QuizSum } from '../scoring/quiz.counting.ts';
import { figuresAt } from './question-figures.ts';
import { scoreTableOf } from './score-table.ts';

/** What is told of each question that was told, by its place: for hosts, and followed over the runs of a quiz. */
export const reportFiguresOf = (
  definition: QuizDefinition,
  state: QuizState,
  sum: QuizSum | null,
): ReadonlyMap<number, readonly ReportFigure[]> => {
  if (sum === null) return new Map();
  const table = scoreTableOf(definition, state, sum);
  return new Map(
    table.questions.map(({ place }, at) => {
      const { share, discrimination, medianMs } = figuresAt(table, at, null);
      const told: ReportFigure[] = [];
      if (share !== null) {
        told.push({ name: words.difficulty, text: words.percent(share), value: share });
      }
      if (discrimination !== null) {
        const text = discrimination.toFixed(2);
        told.push({ name: words.discrimination, text, value: discrimination });
      }
      if (medianMs !== null) told.push({ name: words.medianTime, text: words.seconds(medianMs) });
      return [place, told];
    }),
  );
};
