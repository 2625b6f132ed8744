import type { WholeRun } from '@sets/shared/run/run-looks.contract.ts';
import type { FileContents } from '../../core/route.ts';
import type { AnswerLine } from '../../live/history/answer-lines.ts';
import { presentCourse } from './run-course.presenter.ts';
import { presentRunResults } from './run.presenter.ts';
import type { ToldCourse } from '../../live/history/run-courses.ts';
import type { ToldRun } from './run.service.ts';

type AnswerOfFile = WholeRun['answers'][number];

const answerOf = ({
  participant,
  round,
  answer,
  unshown,
  value,
  at,
}: AnswerLine): AnswerOfFile => ({
  participant,
  slot: round.slot,
  answer,
  ...(unshown !== undefined && { unshown }),
  value,
  at: new Date(at).toISOString(),
});

/** So many answers are made into text at once. */
const atOnce = 500;

/** All of a run, as the file is made of it. */
interface ToldWhole {
  readonly told: ToldRun;
  readonly course: ToldCourse;
  readonly definition: unknown;
  readonly answers: readonly AnswerLine[];
}

function* pieces({ told, course, definition, answers }: ToldWhole) {
  const head: Omit<WholeRun, 'answers'> = {
    format: 'sets-run',
    v: 1,
    run: presentRunResults(told),
    course: presentCourse(course),
    definition,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"answers":[`;
  for (let from = 0; from < answers.length; from += atOnce) {
    const texts = answers.slice(from, from + atOnce).map((line) => JSON.stringify(answerOf(line)));
    yield `${from === 0 ? '' : ','}\n${texts.join(',\n')}`;
  }
  yield '\n]}\n';
}

/** A run with every answer, as a `wholeRun`. */
export const wholeRunFile = (whole: ToldWhole): FileContents => {
  const { _id, createdAt } = whole.told.run;
  const when = createdAt.toISOString().slice(0, 16).replace(':', '-');
  return { name: `${when}Z-run-${_id}.json`, contents: pieces(whole) };
};
