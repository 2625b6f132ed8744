import type { LivePromiseList } from '@sets/shared/live-qna/live-qna.contract.ts';
import type { LiveQnaTally } from '@sets/shared/live-qna/live-qna.live.ts';
import type { OwnAnswers, RunResults } from '@sets/shared/run/run.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import type { Peer } from '../../../test/connect.ts';
import { openLiveQnaStage } from '../../../test/live-qna-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';

let live: Awaited<ReturnType<typeof openLiveQnaStage>>;
beforeAll(async () => {
  live = await openLiveQnaStage();
});
afterAll(() => live.close());

/** All that a client was ever told, as it came. */
const heard = (peer: Peer, ...replies: unknown[]): string =>
  JSON.stringify([peer.notices, peer.plain, replies]);
const talliedUp = (peer: Peer, wanted: Record<string, number>) =>
  peer.notice('tally:changed', ({ tally }: { tally: LiveQnaTally | null }) => {
    return JSON.stringify(tally?.up) === JSON.stringify(wanted);
  });

test('FE8: what waits and what is hidden reaches neither phones nor screens, also who comes later', async () => {
  const qna = await live.present({ moderated: true });
  const [ann, ben, screen] = [await qna.join(), await qna.join(), await qna.watch()];
  const followed = [];
  for (const peer of [ben, screen]) followed.push(await peer.ask('feed:follow', qna.ref));
  const told = await qna.host.ask('feed:follow', qna.ref);
  expect(told.how).toBe('reset');
  const first = await qna.ask(ann, 'Is the open one shown?', 'Ann');
  const secret = await qna.ask(ann, 'Is the secret one shown?', 'Ann');
  await qna.act(first, 'show');
  await ben.told('feed:added', ({ entries }) => JSON.stringify(entries).includes('open one'));
  await qna.act(secret, 'show');
  await ben.told('feed:added', ({ entries }) => JSON.stringify(entries).includes('secret one'));
  await qna.act(secret, 'hide');
  await ben.told('feed:added', ({ to }) => to === 5);
  const late = await qna.join();
  const lateScreen = await qna.watch();
  const replies = [
    await late.ask('feed:follow', qna.ref),
    await lateScreen.ask('feed:follow', qna.ref),
    await late.ask('feed:page', { ...qna.ref, before: 100 }),
  ];
  expect(heard(late, replies)).toContain('open one');
  for (const peer of [late, lateScreen]) expect(heard(peer, replies)).not.toContain('secret');
  // Before it was shown to everybody nobody but hosts had it.
  const hosts = qna.host.plain.filter(({ name }) => name === 'feed:added');
  expect(JSON.stringify(hosts)).toContain('"waiting"');
  for (const peer of [ben, screen, late]) expect(heard(peer, replies)).not.toContain('"waiting"');
  expect(heard(ben, replies)).not.toContain(ann.joined.participant);
});

test('RU10: joined questions have the votes of all who voted for either, each once, also after a restart', async () => {
  const qna = await live.present();
  const people = [await qna.join(), await qna.join(), await qna.join()];
  const [one, other] = [await qna.ask(people[0]!, 'One?'), await qna.ask(people[1]!, 'Other?')];
  await people[0]!.vote(1, [one]);
  await people[1]!.vote(1, [one, other]);
  await people[2]!.vote(1, [other]);
  await talliedUp(qna.host, { [one]: 2, [other]: 2 });
  await qna.command({ type: 'merge', from: one, into: other });
  await talliedUp(qna.host, { [other]: 3 });
  // Who takes their vote for it back takes back both.
  await people[1]!.vote(2, []);
  await talliedUp(qna.host, { [other]: 2 });
  await qna.command({ type: 'part', question: one });
  await talliedUp(qna.host, { [one]: 1, [other]: 1 });
  await qna.command({ type: 'merge', from: one, into: other });
  await live.stage.restart();
  const back = await live.stage.peer();
  const joined = await back.ask('room:join', { room: { code: qna.code } });
  back.notices.unshift(...joined.notices);
  await talliedUp(back, { [other]: 2 });
});

test('RU2: a double tap and two hosts are as if it was done once, and none is refused', async () => {
  const qna = await live.present();
  const second = await live.stage.peer({ token: live.stage.owner.token });
  await second.ask('room:host', { roomId: qna.roomId });
  const ann = await qna.join();
  const id = await qna.ask(ann, 'Once?');
  await Promise.all([
    qna.command({ type: 'wall', question: id }),
    qna.command({ type: 'wall', question: id }),
    qna.command({ type: 'ask', open: false }, second),
    qna.act(id, 'pin'),
    qna.act(id, 'answered'),
  ]);
  const seen = (await second.ask('feed:follow', qna.ref)).entries[0]?.view;
  expect(seen).toMatchObject({ pinned: true, answered: true });
  const asked = { lot: qna.lot, text: 'Too late?', name: null };
  const late = await ann.request('feed:post', { ...qna.ref, attempt: 'late', item: asked });
  expect(late).toMatchObject({ ok: false, error: { code: 'TOO_LATE' } });
});

test('AN11: a vote counts for questions of this run alone, and other numbers make no counter', async () => {
  const qna = await live.present();
  const [ann, ben] = [await qna.join(), await qna.join()];
  const there = await qna.ask(ann, 'There?');
  const gone = await qna.ask(ann, 'Gone?');
  await ann.ask('feed:change', { ...qna.ref, id: gone, attempt: 'gone', item: null });
  await ben.vote(1, [there, gone, 77, 4_000_000]);
  await talliedUp(qna.host, { [there]: 1 });
  // Nor is it stored.
  const stored = await live.collection('answers').find({}).toArray();
  expect(JSON.stringify(stored)).not.toContain('4000000');
  // Whoever asks after that is counted: what was not there is looked for anew.
  const late = await qna.ask(ann, 'Late?');
  await ben.vote(2, [there, late]);
  await talliedUp(qna.host, { [there]: 1, [late]: 1 });
});

test('one phone asks at most five questions a minute, and is told when it may go on; hosts and others are free', async () => {
  const qna = await live.present();
  const [ann, ben] = [await qna.join(), await qna.join()];
  const item = (text: string) => ({ lot: qna.lot, text, name: null });
  const asked = { ...qna.ref, attempt: 'first', item: item('First?') };
  const first = await ann.ask('feed:post', asked);
  for (let at = 2; at <= 5; at += 1) await qna.ask(ann, `Question ${at}?`);
  const sixth = await ann.request('feed:post', { ...asked, attempt: 'sixth' });
  expect(sixth).toMatchObject({
    error: { code: 'RATE_LIMITED', msg: expect.stringContaining('5 questions') as string },
  });
  expect(sixth.ok ? 0 : sixth.error.retryInMs).toBeGreaterThan(0);
  // What was taken is acknowledged again, and what is taken back is no way around it.
  expect(await ann.ask('feed:post', asked)).toEqual(first);
  await ann.ask('feed:change', { ...qna.ref, id: first.id, attempt: 'back', item: null });
  expect(await ann.request('feed:post', { ...asked, attempt: 'again' })).toMatchObject({
    error: { code: 'RATE_LIMITED' },
  });
  await qna.ask(ben, 'And mine?');
  for (let at = 1; at <= 6; at += 1) await qna.ask(qna.host, `From the host ${at}?`);
});

test('one phone asks at most thirty questions in a run', async () => {
  const clock = createManualClock();
  const stage = await openLiveQnaStage(clock);
  const qna = await stage.present();
  const ann = await qna.join();
  for (let at = 1; at <= 30; at += 1) {
    if (at % 5 === 1) clock.advance(60_000);
    await qna.ask(ann, `Question ${at}?`);
  }
  clock.advance(60_000);
  const item = { lot: qna.lot, text: 'One more?', name: null };
  const more = await ann.request('feed:post', { ...qna.ref, attempt: 'more', item });
  expect(more).toMatchObject({
    error: { code: 'TOO_LARGE', msg: 'You have asked 30 questions here. That is the most.' },
  });
  await stage.close();
});

test('results, the list of what stayed unanswered, and the written answer for whoever asked', async () => {
  const qna = await live.present();
  const [ann, ben] = [await qna.join(), await qna.join()];
  const ids = [
    await qna.ask(ann, 'Owed?'),
    await qna.ask(ann, 'Told?'),
    await qna.ask(ben, 'Rude?'),
  ];
  await ben.vote(1, [ids[0]!]);
  await qna.act(ids[1]!, 'answered');
  await qna.act(ids[2]!, 'hide');
  const createdAt = new Date(Date.now() - 7.5 * 60_000);
  await live.collection('runs').updateOne({ _id: qna.runId }, { $set: { createdAt } });
  await qna.command({ type: 'end' });

  const results = await live.call<RunResults>('GET', `/api/runs/${qna.runId}/results`);
  expect(results.rounds).toMatchObject([
    {
      answered: 1,
      lines: [
        { text: 'Owed?', count: 1 },
        { text: 'Told?', count: 0, asked: { answered: true, against: 0 } },
      ],
    },
  ]);
  const { moduleid, topicid } = live.shelf;
  const list = `/api/live-qna/promises?moduleid=${moduleid}&topicid=${topicid}`;
  const promised = () => live.call<LivePromiseList>('GET', list);
  const { promises } = await eventually(async () => {
    const told = await promised();
    expect(told.promises.map(({ runId }) => runId)).toContain(qna.runId);
    return told;
  });
  const own = promises.filter(({ runId }) => runId === qna.runId);
  expect(own).toMatchObject([
    { text: 'Owed?', votes: 1, reply: null, runId: qna.runId, minute: 7 },
  ]);
  await live.stage.features().gathering.gather(qna.runId);
  expect((await promised()).promises.filter(({ runId }) => runId === qna.runId)).toEqual(own);

  const path = `/api/live-qna/promises/${own[0]!.promiseid}`;
  await live.call('PUT', path, { body: { reply: 'Yes: it is compact.' } });
  const secret = ann.joined.ticket;
  const mine = await live.call<OwnAnswers>('POST', `/api/runs/${qna.runId}/own`, {
    body: { secret },
  });
  expect(mine.asked).toMatchObject([
    { text: 'Owed?', outcome: 'open', reply: 'Yes: it is compact.' },
    { text: 'Told?', outcome: 'answered', reply: null },
  ]);
  // The private link opens the same, and others are told nothing of it.
  const byKey = await live.call('POST', `/api/runs/${qna.runId}/own`, {
    body: { secret: mine.key },
  });
  expect(byKey).toEqual(mine);
  const others = { body: { secret: ben.joined.ticket } };
  const told = await live.call<OwnAnswers>('POST', `/api/runs/${qna.runId}/own`, others);
  expect(JSON.stringify(told)).not.toContain('compact');
  expect(told.answers).toMatchObject([{ answer: 'For: Owed?' }]);

  // What is taken off the list does not come back, and nothing of its text is kept.
  await live.call('DELETE', path);
  await live.stage.features().gathering.gather(qna.runId);
  expect(JSON.stringify(await promised())).not.toContain(qna.runId);
  const left = await live.collection('livepromises').findOne({ runId: qna.runId });
  expect(JSON.stringify(left)).not.toContain('Owed');
});

test('whoever takes back all votes has not voted: not on the wall, in the results, nor on their own page', async () => {
  const qna = await live.present();
  const [ann, ben] = [await qna.join(), await qna.join()];
  const id = await qna.ask(ann, 'One vote?');
  await ben.vote(1, [id]);
  await ann.vote(1, [id]);
  const voters = (count: number) =>
    qna.host.notice('tally:changed', ({ tally }: { tally: LiveQnaTally | null }) => {
      return tally?.voters === count;
    });
  await voters(2);
  await ben.vote(2, []);
  await voters(1);
  await qna.command({ type: 'end' });
  const results = await live.call('GET', `/api/runs/${qna.runId}/results`);
  expect(results).toMatchObject({ rounds: [{ answered: 1, lines: [{ count: 1 }] }] });
  const own = { body: { secret: ben.joined.ticket } };
  expect(await live.call('POST', `/api/runs/${qna.runId}/own`, own)).toMatchObject({ answers: [] });
});
