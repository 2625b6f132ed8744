import type { Statement } from '@sets/shared/quiz/after/xapi/statement.ts';
import type { FileContents } from '../../../../core/route.ts';
import type { RunRecord } from '../../../../live/run/run.model.ts';

interface Stated {
  readonly run: Pick<RunRecord, '_id' | 'createdAt'>;
  readonly statements: Iterable<Statement>;
}

const fileName = ({ _id, createdAt }: Stated['run'], ending: string): string =>
  `${createdAt.toISOString().slice(0, 16).replace(':', '-')}Z-xapi-${_id}.${ending}`;

/** So many are made into text at once. */
const atOnce = 200;

function* inPieces(statements: Iterable<Statement>): Generator<string[]> {
  let piece: string[] = [];
  for (const statement of statements) {
    piece.push(JSON.stringify(statement));
    if (piece.length < atOnce) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

function* listPieces(statements: Iterable<Statement>): Generator<string> {
  let before = '[\n';
  for (const piece of inPieces(statements)) {
    yield `${before}${piece.join(',\n')}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

function* linePieces(statements: Iterable<Statement>): Generator<string> {
  for (const piece of inPieces(statements)) yield `${piece.join('\n')}\n`;
}

/** All statements as one list, as a store takes them. */
export const statementList = ({ run, statements }: Stated): FileContents => ({
  name: fileName(run, 'json'),
  contents: listPieces(statements),
});

/** A statement on each line. */
export const statementLines = ({ run, statements }: Stated): FileContents => ({
  name: fileName(run, 'jsonl'),
  contents: linePieces(statements),
});
