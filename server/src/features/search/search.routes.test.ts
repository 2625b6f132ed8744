import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchPage } from '@sets/shared/search/search.contract.ts';
import { putModule } from '../../../test/put-module.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import type { Actor } from '../../core/actor.ts';
import type { OwnSpace } from '../module/own-spaces.service.ts';
import { SearchService } from './search.service.ts';
import type { Found, Searchable } from './searchable.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const path = (q: string, before?: string) =>
  `/api/search?${String(new URLSearchParams({ q, ...(before !== undefined && { before }) }))}`;
const find = (token: string | undefined, q: string, before?: string) =>
  app.call<SearchPage>('GET', path(q, before), token === undefined ? {} : { token });
const titles = ({ body }: { body: SearchPage }) => body.hits.map(({ title }) => title);
const topic = (topicid: string, title: string, archived = false) => ({ topicid, title, archived });
const visit = ({ token, userid }: Person, moduleid: string) =>
  app.call('POST', '/api/user/updatemodulevisited', { token, body: { moduleid, userid } });

describe('GET /api/search', () => {
  test('401: without a session', async () => {
    expect((await find(undefined, 'algebra')).status).toBe(401);
  });

  test('400: for too much, for nothing, and for what is no place', async () => {
    const { token } = await app.buildAccount();
    expect((await find(token, 'x'.repeat(101))).status).toBe(400);
    expect((await app.call('GET', '/api/search', { token })).status).toBe(400);
    expect((await find(token, 'algebra', 'nowhere')).status).toBe(400);
  });

  test('200: what one created, moderates and visited, with its topics', async () => {
    const [person, other] = [await app.buildAccount(), await app.buildAccount()];
    const topics = [topic('t1', 'Vectors in Algebra'), topic('t2', 'Groups')];
    const own = await putModule(app, person.userid, {
      content: { title: 'Linear Algebra', topics },
    });
    await putModule(app, other.userid, {
      moderators: [person.userid],
      content: { title: 'Algebra' },
    });
    const open = await putModule(app, other.userid, { content: { title: 'Old algebras' } });
    await visit(person, open);
    await putModule(app, other.userid, { content: { title: 'Algebra that nobody visited' } });
    const answer = await find(person.token, 'algebra');
    expect(answer.status).toBe(200);
    expect(titles(answer).slice(0, 1)).toEqual(['Algebra']);
    expect(titles(answer).toSorted()).toEqual([
      'Algebra',
      'Linear Algebra',
      'Old algebras',
      'Vectors in Algebra',
    ]);
    expect(answer.body.hits.find(({ kind }) => kind === 'topic')).toEqual({
      kind: 'topic',
      moduleid: own,
      topicid: 't1',
      questionid: null,
      articleid: null,
      title: 'Vectors in Algebra',
      space: 'Linear Algebra',
    });
    expect(answer.body.next).toBeNull();
    expect(titles(await find(person.token, 'gr'))).toEqual(['Groups']);
    expect(titles(await find(person.token, 'g'))).toEqual([]);
  });

  test('200: never what is closed, deleted or put away, though one was there', async () => {
    const [person, other] = [await app.buildAccount(), await app.buildAccount()];
    const closed = { title: 'Secret vectors', visibility: 'school', school: 'Elsewhere' } as const;
    const there = [
      await putModule(app, other.userid, { content: closed }),
      await putModule(app, other.userid, {
        content: { title: 'Deleted vectors' },
        deletedAt: new Date(),
      }),
      await putModule(app, other.userid, {
        content: { title: 'Physics', topics: [topic('t1', 'Old vectors', true)] },
      }),
    ];
    for (const moduleid of there) await visit(person, moduleid);
    expect(titles(await find(person.token, 'vectors'))).toEqual([]);
    expect(titles(await find(other.token, 'vectors')).toSorted()).toEqual([
      'Old vectors',
      'Secret vectors',
    ]);
  });

  test('200: by pages, each once, and none is left out', async () => {
    const person = await app.buildAccount();
    const topics = Array.from({ length: 45 }, (_, i) => topic(`t${i}`, `Lecture ${i}`));
    await putModule(app, person.userid, { content: { title: 'Many', topics } });
    const pages: string[][] = [];
    for (let before: string | undefined; ;) {
      const { body } = await find(person.token, 'lecture', before);
      pages.push(body.hits.map(({ title }) => title));
      if (body.next === null) break;
      before = body.next;
    }
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(new Set(pages.flat()).size).toBe(45);
  });
});

describe('what other features bring', () => {
  const actor = { userid: 'u' } as Actor;
  const own: OwnSpace[] = [{ moduleid: 'm1', title: 'Algebra', moderates: true, topics: [] }];
  const question = (title: string, score: number, moduleid = 'm1'): Found => ({
    moduleid,
    topicid: 't',
    questionid: title.replaceAll(/\W/g, ''),
    articleid: null,
    title,
    score,
  });
  const searchOver = (findQuestions: Searchable['find'], spaces = own) =>
    new SearchService({
      ownSpaces: () => Promise.resolve(spaces),
      searchables: [{ kind: 'question', find: findQuestions }],
    });

  test('is asked for these spaces alone, and shown with their titles', async () => {
    const asked: unknown[] = [];
    const service = searchOver((...given) => {
      asked.push(given.slice(0, 2));
      return Promise.resolve([question('What is rank?', 1.5), question('Rank', 0.1)]);
    });
    const { hits } = await service.find(actor, 'rank', undefined);
    expect(asked).toEqual([['rank', ['m1']]]);
    expect(hits.map(({ title, space, kind }) => [title, space, kind])).toEqual([
      ['Rank', 'Algebra', 'question'],
      ['What is rank?', 'Algebra', 'question'],
    ]);
  });

  test('is not shown where it lies elsewhere, and nobody is asked without spaces', async () => {
    const service = searchOver(() => Promise.resolve([question('Rank', 1, 'm2')]));
    expect(await service.find(actor, 'rank', undefined)).toEqual({ hits: [], next: null });
    const none = searchOver(() => Promise.reject(new Error('asked')), []);
    expect(await none.find(actor, 'rank', undefined)).toEqual({ hits: [], next: null });
  });
});
