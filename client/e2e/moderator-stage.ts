import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { NewPoll } from '@sets/shared/poll/poll.contract.ts';
import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { ensureAccount, startStageServer } from '../../server/test/start-stage-server.ts';
import { startTestStore } from '../../server/test/start-test-store.ts';
import { openBrowser } from './browser-stage.ts';

export const moderator = { email: 'mira@school.example', password: 'correct horse battery' };

export type ModeratorStage = Awaited<ReturnType<typeof openModeratorStage>>;

/** The server with the client as it is built, a moderator's account, and a browser. */
export const openModeratorStage = async () => {
  const store = await startTestStore();
  const server = await startStageServer({ MONGODB_URI: store.uri });
  const account = { ...moderator, username: 'Mira', accountType: 'moderator' } as const;
  const owner = await ensureAccount(server, account);
  const browser = await openBrowser();

  return {
    ...browser,
    url: `http://127.0.0.1:${server.port}`,
    /** A poll of the moderator; its pollid. */
    addPoll: async (poll: NewPoll): Promise<string> => {
      const actor = { userid: owner._id, accountType: owner.accountType };
      return (await server.features.polls.create(actor, poll))._id;
    },
    /** A quiz of the moderator; its quizid. */
    addQuiz: async (quiz: QuizDefinition): Promise<string> => {
      const actor = { userid: owner._id, accountType: owner.accountType };
      return (await server.features.quizzes.create(actor, { ...quiz, ...personalShelf }))._id;
    },
    /** Somebody else with an account. */
    addAccount: async (other: Parameters<typeof ensureAccount>[1]): Promise<void> => {
      await ensureAccount(server, other);
    },
    close: async (): Promise<void> => {
      await browser.close();
      await server.close();
      await store.close();
    },
  };
};
