import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Statement, Voiding } from '@sets/shared/quiz/after/xapi/statement.ts';

/** What a learning record store was sent in one call. */
interface Received {
  readonly authorization: string;
  readonly version: string;
  readonly statements: readonly (Statement | Voiding)[];
}

/** A learning record store in the place of a real one: keeps what it takes, each id once, until it is declared void. */
export const startLrs = async () => {
  const received: Received[] = [];
  const kept = new Map<string, Statement>();
  let answers: number[] = [];
  const take = (each: Statement | Voiding): void => {
    if (each.object.objectType === 'StatementRef') kept.delete(each.object.id);
    else kept.set(each.id, each as Statement);
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      const statements = JSON.parse(body) as (Statement | Voiding)[];
      const { authorization = '' } = request.headers;
      const version = String(request.headers['x-experience-api-version']);
      received.push({ authorization, version, statements });
      const status = answers.shift() ?? 200;
      if (status === 200) for (const each of statements) take(each);
      const isElsewhere = status >= 300 && status < 400;
      response.writeHead(status, isElsewhere ? { location: '/xapi/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: new URL(`http://127.0.0.1:${port}/xapi/`),
    received,
    kept,
    /** What it answers next, call by call; after that it takes everything. */
    answerWith: (...statuses: number[]): void => {
      answers = statuses;
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
