import { afterAll, beforeAll, expect, test } from 'vitest';
import { countCalls } from '../../../test/count-calls.ts';
import { enterDiscussion, type InDiscussion, openSpaceOf } from '../../../test/discussion-stage.ts';
import { putQuestion } from '../../../test/put-question.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

/* What a change costs must not grow with those who are there: counted, for times say little. */

let app: TestApp;
let owner: Person;
let members: readonly Person[];
let halls: readonly Hall[];

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.buildAccount();
  members = await Promise.all(Array.from({ length: 20 }, () => app.buildAccount()));
  halls = [await openHall(3), await openHall(300)];
});
afterAll(async () => {
  for (const { there } of halls) for (const each of there) each.close();
  await app.close();
});

interface Hall {
  readonly moduleid: string;
  readonly there: readonly InDiscussion[];
}

/** A space with so many connections: of members, who have several each, and half as many of visitors. */
const openHall = async (connections: number): Promise<Hall> => {
  const moduleid = await openSpaceOf(app, owner);
  const there: InDiscussion[] = [];
  for (let at = 0; at < connections; at += 1) {
    const person = at % 3 === 2 ? null : (members[at % members.length] ?? null);
    there.push(await enterDiscussion(app, { moduleid }, person));
  }
  return { moduleid, there };
};

const change = (method: string, path: string, body: object) =>
  app.call(method, path, { token: owner.token, body });

/** How often people were asked for; the rest is the call’s own, and what is told of the place now and then. */
const looks = (calls: readonly string[], most = 40): number => {
  expect(calls.length).toBeLessThan(most);
  return calls.filter((each) => each === 'discussionblocks.find').length;
};

test.each([0, 1])('a mute looks after the one whom it concerns, in hall %i', async (hall) => {
  const { moduleid, there } = halls[hall]!;
  const body = { moduleid, userid: members[0]?.userid, minutes: 5 };
  expect(looks(await countCalls(() => change('PUT', '/api/module/mutediscussant', body)))).toBe(1);
  const isTold = ({ plain }: InDiscussion): boolean =>
    plain.some(({ name }) => name === 'place:standing');
  await there[0]?.told('place:standing');
  expect(there.filter(isTold)).toHaveLength(hall === 0 ? 1 : 10);
});

test('a pause makes nobody be looked after', async () => {
  for (const { moduleid } of halls) {
    const body = { moduleid, seconds: 30 };
    const calls = await countCalls(() => change('PUT', '/api/module/slowdiscussion', body));
    expect(looks(calls)).toBe(0);
  }
});

test('typing costs no look-up', async () => {
  const [one] = halls[0]?.there ?? [];
  expect(looks(await countCalls(async () => one?.typing()))).toBe(0);
});

test('a question that goes, with all that were merged into it, costs nothing for who is elsewhere', async () => {
  const { moduleid } = halls[1]!;
  const questionid = await putQuestion(app, { moduleid });
  for (let at = 0; at < 19; at += 1) await putQuestion(app, { moduleid, mergedInto: questionid });
  const under = await enterDiscussion(app, { moduleid, topicid: 't1', questionid }, members[0]);
  const calls = await countCalls(async () => {
    await change('DELETE', `/api/qna/question/${questionid}`, {});
    await under.told('place:left');
  });
  under.close();
  // Each of the twenty is counted and forgotten, whoever is there.
  expect(looks(calls, 120)).toBe(1);
});

test('when a space changes everybody is looked after by one read of space, settings, people and blocks', async () => {
  for (const { moduleid, there } of halls) {
    const calls = await countCalls(async () => {
      await change('DELETE', `/api/module/deletemodule/${moduleid}`, {});
      await Promise.all(there.map((each) => each.told('place:left')));
    });
    expect(looks(calls)).toBe(1);
  }
});
