import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { NewPoll } from '@sets/shared/poll/poll.contract.ts';
import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import type { ServerTools } from '../../server/src/app/create-server.ts';
import { ensureAccount, startStageServer } from '../../server/test/start-stage-server.ts';
import { startTestStore } from '../../server/test/start-test-store.ts';
import type { Page } from 'playwright-core';
import { openBrowser } from './browser-stage.ts';
import { sendLogIn } from './stage-acts.ts';

export const moderator = { email: 'mira@school.example', password: 'correct horse battery' };

interface Shelf {
  readonly moduleid: string;
  readonly topicid: string;
}

export type ModeratorStage = Awaited<ReturnType<typeof openModeratorStage>>;

/** The server with the client as it is built, a moderator's account, and a browser. */
export const openModeratorStage = async (
  tools: Partial<ServerTools> = {},
  ...launched: Parameters<typeof openBrowser>
) => {
  const store = await startTestStore();
  let server = await startStageServer({ MONGODB_URI: store.uri }, tools);
  const { port } = server;
  const account = { ...moderator, username: 'Mira', accountType: 'moderator' } as const;
  const owner = await ensureAccount(server, account);
  const browser = await openBrowser(...launched);
  const url = `http://127.0.0.1:${port}`;

  return {
    ...browser,
    url,
    /** The moderator, who has signed in, on a laptop. */
    desk: async (): Promise<Page> => {
      const page = await browser.page(await browser.context());
      await sendLogIn(page, url, moderator);
      await page.waitForURL(`${url}/`);
      return page;
    },
    /** A poll of the moderator; its pollid. */
    addPoll: async (poll: NewPoll): Promise<string> => {
      const actor = { userid: owner._id, accountType: owner.accountType };
      return (await server.features.polls.create(actor, poll))._id;
    },
    /** A quiz of the moderator; its quizid. */
    addQuiz: async (quiz: QuizDefinition, shelf: Shelf = personalShelf): Promise<string> => {
      const actor = { userid: owner._id, accountType: owner.accountType };
      return (await server.features.quizzes.create(actor, { ...quiz, ...shelf }))._id;
    },
    /** Somebody else with an account. */
    addAccount: async (other: Parameters<typeof ensureAccount>[1]): Promise<void> => {
      await ensureAccount(server, other);
    },
    /** Stops the server in good order, and starts it again at the same address. */
    restart: async (): Promise<void> => {
      await server.close();
      server = await startStageServer({ MONGODB_URI: store.uri, PORT: String(port) }, tools);
    },
    close: async (): Promise<void> => {
      await browser.close();
      await server.close();
      await store.close();
    },
  };
};
