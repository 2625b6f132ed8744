import type { Notice } from '@sets/shared/live/notices.ts';
import type { People, RoomInfo } from '@sets/shared/live/room.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import { quizActivity } from '@sets/shared/quiz/quiz.activity.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import type { QuizCommand, QuizState } from '@sets/shared/quiz/quiz.live.ts';
import {
  afterCommands,
  buildQuiz,
  type Given,
  sumOf,
} from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ServerState } from '../src/app/server-state.tsx';
import { pollStage } from '../src/features/poll/poll-stage.ts';
import { EndedWays } from '../src/features/quiz/host/ended-ways.tsx';
import { QuizHost } from '../src/features/quiz/host/quiz-host.tsx';
import { HostPage } from '../src/features/stage/host/host-page.tsx';
import { Toasts } from '../src/ui/toasts.tsx';
import { LiveContext } from '../src/live/live-context.ts';
import { liveRun, room, run } from './poll-run.ts';
import { fillGaps } from './render-app.tsx';

/** The quiz on the stage; its part is there from the start, so that no test waits for it. */
const quizStage = { ...pollStage, name: quizName, Host: QuizHost, EndedWays };

/** How a test says where a quiz stands. */
export interface HostedQuiz {
  /** What its host has done. */
  readonly commands?: readonly QuizCommand[];
  readonly state?: Partial<QuizState>;
  readonly quiz?: ReturnType<typeof buildQuiz>;
  readonly answers?: readonly Given[];
  /** What people are called, by participant. */
  readonly names?: Readonly<Record<string, string>>;
  readonly people?: Partial<People>;
  readonly room?: Partial<RoomInfo>;
  readonly run?: Partial<RunInfo>;
}

/** What the host of a quiz is told that stands so. */
export const quizNotices = (told: HostedQuiz): Notice[] => {
  const { quiz = buildQuiz(), answers = [] } = told;
  const state = { ...afterCommands(quiz, told.commands ?? []), ...told.state };
  const tallies = new Map(
    quizActivity.shown(state).map((slot) => {
      const counted = answers.filter((answer) => answer.slot === slot);
      const counters: Record<string, number> = {};
      for (const { value } of counted) {
        const adds = quizActivity.contribution(quiz, slot, value, state);
        for (const [name, count] of Object.entries(adds)) {
          counters[name] = (counters[name] ?? 0) + count;
        }
      }
      return [slot, { answered: counted.length, counters }];
    }),
  );
  const sum = state.told.length === 0 ? null : sumOf(quiz, state, answers, told.names);
  const all = [
    { name: 'room:changed', payload: { room: { ...room, ...told.room } } },
    {
      name: 'run:changed',
      payload: {
        run: {
          ...run,
          activity: quizName,
          title: quiz.title,
          ended: quizActivity.over(state),
          ...told.run,
        },
        view: quizActivity.view('host', quiz, state),
      },
    },
    {
      name: 'tally:changed',
      payload: {
        runId: run.runId,
        tally: quizActivity.tally('host', quiz, state, { tallies, results: sum }),
      },
    },
    {
      name: 'people:changed',
      payload: { people: { joined: 5, connected: 5, slow: 0, lost: 0, ...told.people } },
    },
    { name: 'joins:changed', payload: { bursts: [] } },
  ] as const;
  return all.map(({ name, payload }, index) => ({
    roomId: room.roomId,
    epoch: 'e',
    seq: index + 1,
    name,
    payload,
  }));
};

/** The host's page of a quiz that stands so. */
export const openQuizHost = async (told: HostedQuiz) => {
  fillGaps();
  const live = liveRun(quizNotices(told));
  const opens = { activity: quizStage, definitionId: 'quiz1' };
  const page = <HostPage activities={[quizStage]} opens={opens} />;
  const router = createMemoryRouter([{ path: '*', element: page }]);
  const rendered = render(
    <LiveContext value={() => live}>
      <ServerState>
        <RouterProvider router={router} />
        <Toasts />
      </ServerState>
    </LiveContext>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Capitals' });
  const commands = () => live.inputs('run:command').map(({ command }) => command);
  return { ...rendered, live, commands };
};
