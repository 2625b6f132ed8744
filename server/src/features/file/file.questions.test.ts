import type { Picture } from '@sets/shared/file/file.contract.ts';
import type { PollDefinition } from '@sets/shared/poll/poll.contract.ts';
import type { Question } from '@sets/shared/question/question-kinds.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createManualClock } from '../../../test/manual-clock.ts';
import { putModule } from '../../../test/put-module.ts';
import { settle } from '../../../test/settle.ts';
import { smallPicture } from '../../../test/small-picture.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { FileStore } from './file-store.ts';

const clock = createManualClock();
let app: TestApp;
let owner: Person;
let student: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await app.buildAccount();
  student = await app.buildAccount();
});
afterAll(() => app.close());

const day = 24 * 60 * 60_000;
const upload = (who: Person | undefined, query: string, body: Buffer) =>
  app.call<Picture>('POST', `/api/file?moduleid=${query}`, { token: who?.token, body });
const statusOf = async (path: string) => (await fetch(app.url + path)).status;
const keptOf = ({ fileid }: Picture) =>
  app.inStore(async (store) => ({
    files: await store
      .collection<{ _id: string }>('pictures.files')
      .countDocuments({ _id: fileid }),
    chunks: await store.collection('pictures.chunks').countDocuments({ files_id: fileid }),
  }));
const sweepsUnderWay = () =>
  app.inStore((store) =>
    store.collection('jobs').countDocuments({ kind: 'picture sweep', held: { $ne: null } }),
  );
const school = { visibility: 'school', school: 'Picture University' } as const;
type Ask = (picture: Picture, at: number) => Question;
const pinned: Ask = ({ fileid, width, height }, at) => ({
  kind: 'pin',
  id: `q${at}`,
  text: 'Where is it?',
  picture: { fileid, width, height, alt: 'A map' },
  seconds: null,
});
const chosen: Ask = ({ fileid, width, height }, at) => ({
  kind: 'choice',
  id: `q${at}`,
  text: 'Which is it?',
  options: [
    { id: 'o1', text: 'Neither' },
    { id: 'o2', text: 'This', picture: { fileid, width, height, alone: false } },
  ],
  multiple: false,
  seconds: null,
});
const beside: Ask = ({ fileid, width, height }, at) => ({
  kind: 'number',
  id: `q${at}`,
  text: 'How many are on it?',
  picture: { fileid, width, height, alt: 'A jar of beans' },
  min: 0,
  max: 1_000,
  step: 1,
  unit: '',
  unitPlace: 'after',
  seconds: null,
});
const askingWith =
  (ask: Ask) =>
  (...pictures: Picture[]): PollDefinition => ({
    title: 'Maps',
    liveResults: true,
    phoneResults: 'closed',
    questions: pictures.map(ask),
  });
const toQuestion = (who: Person | undefined, moduleid: string, body: Buffer) =>
  upload(who, `${moduleid}&use=question`, body);

test('are sent by who moderates the space, and seen by whoever knows the id', async () => {
  const moduleid = await putModule(app, owner.userid, { content: school });
  const member = await app.buildAccount();
  await settle(app, member, { school: 'Picture University' });
  const picture = await smallPicture();
  expect((await toQuestion(undefined, moduleid, picture)).status).toBe(401);
  expect((await toQuestion(member, moduleid, picture)).status).toBe(403);
  expect((await toQuestion(student, moduleid, picture)).status).toBe(404);
  expect((await upload(owner, `${moduleid}&use=all`, picture)).status).toBe(400);
  const { status, body } = await toQuestion(owner, moduleid, picture);
  expect(status).toBe(201);
  expect(await statusOf(body.path)).toBe(200);
  // Another picture of the same space is as closed as it was.
  const { body: other } = await upload(owner, moduleid, picture);
  expect(await statusOf(other.path)).toBe(404);
  expect((await toQuestion(student, 'personal', picture)).status).toBe(201);
});

test.each([
  ['a question', pinned],
  ['an option', chosen],
  ['the text of a question', beside],
])(
  'of %s stay while a poll, an earlier version or a run asks them, and go after that',
  async (_of, ask) => {
    // Somebody new: months go by, and with them sessions.
    const maker = await app.buildAccount();
    const asking = askingWith(ask);
    const topics = [{ topicid: 't1', title: 'One', archived: false }] as never;
    const moduleid = await putModule(app, maker.userid, { content: { topics } });
    const sent = async () => (await toQuestion(maker, moduleid, await smallPicture())).body;
    const [kept, before, never] = [await sent(), await sent(), await sent()];
    const { polls } = app.features;
    const at = { moduleid, topicid: 't1' };
    const made = await polls.create(maker, { ...asking(kept, before), ...at });
    await polls.keepPresented(made._id);
    await polls.change(maker, made._id, { ...asking(kept), revision: made.revision });
    const there = { files: 1, chunks: 1 };
    const gone = { files: 0, chunks: 0 };
    // A sweep has gone by when a picture of what is written is gone.
    const { body: written } = await upload(maker, moduleid, await smallPicture());
    clock.advance(3 * day);
    await expect.poll(() => keptOf(written), { timeout: 10_000 }).toEqual(gone);
    // It ends with when it comes again: had months gone by before that, it would be later.
    await expect.poll(sweepsUnderWay).toBe(0);
    // Its words may come as late as a survey is open, which is four weeks at most.
    expect(await keptOf(never)).toEqual(there);
    clock.advance(28 * day);
    await expect.poll(() => keptOf(never), { timeout: 10_000 }).toEqual(gone);
    expect(await keptOf(kept)).toEqual(there);
    expect(await keptOf(before)).toEqual(there);
    await app.inStore((store) =>
      store.collection<object>('runs').insertOne({
        _id: 'a-run',
        activity: 'poll',
        definitionId: made._id,
        ended: true,
        definition: asking(before),
        state: {},
      } as object),
    );
    await polls.remove(maker, made._id);
    clock.advance(31 * day);
    await expect.poll(() => keptOf(kept), { timeout: 10_000 }).toEqual(gone);
    expect(await keptOf(before)).toEqual(there);
    await app.features.files.removeAllIn(moduleid);
    expect(await keptOf(before)).toEqual(there);
    await app.inStore((store) => store.collection<object>('runs').deleteMany({}));
    await app.features.files.removeAllIn(moduleid);
    expect(await keptOf(before)).toEqual(gone);
  },
);

test('name none in a poll that were sent for something else; what is not there may be named', async () => {
  // The clock has gone on for days.
  const lecturer = await app.buildAccount();
  const topics = [{ topicid: 't1', title: 'One', archived: false }] as never;
  const moduleid = await putModule(app, lecturer.userid, { content: { topics } });
  const picture = await smallPicture();
  const [mine, elsewhere] = [
    (await toQuestion(lecturer, moduleid, picture)).body,
    (await upload(lecturer, moduleid, picture)).body,
  ];
  const at = { moduleid, topicid: 't1' };
  const refused = { code: 'BAD_REQUEST', message: expect.stringContaining('Choose it anew') };
  const { polls } = app.features;
  for (const ask of [pinned, chosen, beside]) {
    const asking = askingWith(ask);
    await expect(polls.create(lecturer, { ...asking(elsewhere), ...at })).rejects.toMatchObject(
      refused,
    );
    const gone = { ...mine, fileid: 'of-another-server-and-not-here' };
    const made = await polls.create(lecturer, { ...asking(mine, gone), ...at });
    const change = { ...asking(mine, elsewhere), revision: made.revision };
    await expect(polls.change(lecturer, made._id, change)).rejects.toMatchObject(refused);
    expect((await polls.read(lecturer, made._id)).revision).toBe(made.revision);
  }
});

test.each([
  [
    'whoever has deleted their account',
    404,
    async ({ userid, token, password }: Person) => {
      const body = { password };
      const left = app.call('POST', '/api/user/deleteaccount', { token, body });
      const isGoing = () =>
        app.inStore((store) =>
          store
            .collection<{ _id: string; goingSince: number | null }>('accounts')
            .countDocuments({ _id: userid, goingSince: { $ne: null } }),
        );
      await expect.poll(isGoing).toBe(1);
      // It waits no longer for the picture that is on its way.
      clock.advance(5_000);
      await left;
    },
    'personal',
  ],
  [
    'whoever moderates no more',
    403,
    (_sender: Person, moduleid: string) =>
      app.inStore((store) =>
        store
          .collection<{ _id: string }>('modules')
          .updateOne({ _id: moduleid }, { $set: { moderators: [] } }),
      ),
    null,
  ],
] as const)(
  'of %s while their picture waited its turn none is kept',
  async (_who, code, go, shelf) => {
    const sender = await app.buildAccount();
    const moduleid = await putModule(app, owner.userid, { moderators: [sender.userid] });
    const usedBy = vi.spyOn(FileStore.prototype, 'usedBy').mockImplementationOnce(async () => {
      await go(sender, moduleid);
      return { count: 0, bytes: 0 };
    });
    const sent = await upload(sender, `${shelf ?? moduleid}&use=question`, await smallPicture());
    expect(usedBy).toHaveBeenCalledOnce();
    usedBy.mockRestore();
    expect(sent.status).toBe(code);
    const kept = await app.inStore((store) =>
      store.collection('pictures.files').countDocuments({ 'metadata.by': sender.userid }),
    );
    expect(kept).toBe(0);
  },
);
