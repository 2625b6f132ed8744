import type { WholeRun } from '@sets/shared/run/run-looks.contract.ts';
import type { FileContents } from '../../core/route.ts';
import type { AnswerLine } from '../../live/history/answer-lines.ts';
import { presentRunResults } from './run.presenter.ts';
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

function* pieces(run: ToldRun, definition: unknown, answers: readonly AnswerLine[]) {
  const head: Omit<WholeRun, 'answers'> = {
    format: 'sets-run',
    v: 1,
    run: presentRunResults(run),
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
export const wholeRunFile = (
  told: ToldRun,
  definition: unknown,
  answers: readonly AnswerLine[],
): FileContents => {
  const { _id, createdAt } = told.run;
  const when = createdAt.toISOString().slice(0, 16).replace(':', '-');
  return { name: `${when}Z-run-${_id}.json`, contents: pieces(told, definition, answers) };
};
