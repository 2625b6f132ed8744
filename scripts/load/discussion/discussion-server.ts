/** The real server, with a space full of messages, and people who write in it: told in a file of its data folder. */
import { join } from 'node:path';
import type { MessageItem } from '@sets/shared/discussion/discussion.migrations.ts';
import { startServer } from '../../../server/src/app/create-server.ts';
import { systemClock } from '../../../server/src/core/clock.ts';
import { loadConfig } from '../../../server/src/core/config.ts';
import { createLog } from '../../../server/src/core/log.ts';
import { roomIdOf } from '../../../server/src/features/discussion/discussion-access.ts';
import { connectStore } from '../../../server/test/test-engine.ts';
import { questionRecord } from '../../../server/test/put-question.ts';
import { putModule } from '../../../server/test/put-module.ts';
import { cheapPasswords } from '../../../server/test/start-stage-server.ts';
import { startEmbeddedMongo } from '../../../server/src/embedded-mongo/start.ts';
import { tellStage } from '../stage-file.ts';
import { type DiscussionStage, subjects, topics } from './discussion-stage.ts';

const writers = 20;
const atOnce = 1_000;

const settings = loadConfig();
const store = await startEmbeddedMongo({ dir: join(settings.dataDir, 'store') });
const config = { ...settings, mongodbUri: store.uri };
const messages = Number(process.env.MESSAGES);
const questions = Number(process.env.QUESTIONS);
const { features } = await startServer(config, {
  clock: systemClock,
  log: createLog(config.logLevel),
  passwordCost: cheapPasswords,
});
const connection = await connectStore(store.uri);

const password = 'correct horse battery';
const account = async (name: string): Promise<{ userid: string; token: string }> => {
  const email = `${name}@load.example`;
  const whose = { email, username: name, accountType: 'student', password } as const;
  await features.accounts.ensure({ ...whose, verified: true, school: 'NA' });
  const { token, account: known } = await features.accounts
    .login({ email, password }, { address: `127.1.${name.length}.${name.charCodeAt(0)}` })
    .then((told) => ({ token: told.token, account: told.account }));
  return { userid: known._id, token };
};

const owner = await account('owner');
const moduleid = await putModule({ inStore: (visit) => visit(connection) }, owner.userid, {
  content: { topics: topics.map((topicid) => ({ topicid, title: topicid, archived: false })) },
});

/** So many messages in the chat of the space, as people have written them. */
const fill = async (): Promise<void> => {
  const feed = `${roomIdOf({ moduleid })}:discussion`;
  const entries = connection.collection('feedentries');
  const author = { as: 'phone', participant: 'somebody' };
  for (let from = 1; from <= messages; from += atOnce) {
    const count = Math.min(atOnce, messages - from + 1);
    const documents = Array.from({ length: count }, (_, index) => {
      const id = from + index;
      const item: MessageItem & { v: number } = {
        v: 1,
        by: { userid: 'somebody', username: 'Somebody' },
        text: `Message ${id}: what is the rank of a matrix with two equal rows?`,
        replyTo: null,
        mentions: [],
        editedAt: null,
        history: [],
        pinned: false,
        reactions: {},
      };
      const history = [{ seq: id, attempt: `somebody:a${id}` }];
      return { _id: `${feed}:${id}`, feed, id, seq: id, author, at: id, item, history };
    });
    await entries.insertMany(documents as never[]);
  }
};
await fill();

/** So many questions in a topic of the space, each found by its own number and by words that many have. */
const ask = async (): Promise<void> => {
  const asked = connection.collection('qnaquestions');
  for (let from = 1; from <= questions; from += atOnce) {
    const count = Math.min(atOnce, questions - from + 1);
    const documents = Array.from({ length: count }, (_, index) => {
      const number = from + index;
      const subject = subjects[number % subjects.length] ?? '';
      return questionRecord({
        moduleid,
        topicid: topics[0],
        title: `Question ${number} about ${subject}`,
        text: `Why does exercise ${number % 97} of ${subject} need the theorem of week ${number % 12}?`,
        at: new Date(number),
      });
    });
    await asked.insertMany(documents as never[]);
  }
};
await ask();

const tokens: string[] = [];
for (let at = 0; at < writers; at += 1) tokens.push((await account(`writer${at}`)).token);
tellStage(config.dataDir, { moduleid, tokens, owner: owner.token } satisfies DiscussionStage);
