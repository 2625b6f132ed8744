import type { RunInfo } from '@sets/shared/live/run.ts';
import type { QuizAnswer, QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import type { QuizPhase } from '@sets/shared/quiz/quiz.standing.ts';
import { connect, type Peer } from '../../server/test/connect.ts';
import { runIn } from '../../server/test/live-stage.ts';

interface RunChanged {
  readonly run: RunInfo;
  readonly view: { readonly phase: QuizPhase };
}

/** A quiz in a room of its own, presented and played without a browser. `token`: its host's. */
export const playQuiz = async (url: string, token: string, definitionId: string) => {
  const host = await connect(url, { token });
  const peers = new Set<Peer>([host]);
  const { room } = await host.ask('room:open', { activity: quizName, definitionId });
  const { roomId, code } = room;
  const { notices } = await host.ask('room:host', { roomId });
  host.notices.unshift(...notices);
  const { runId } = runIn(host);
  /** Resolves once the quiz is in this phase. */
  const is = (phase: QuizPhase) =>
    host.notice('run:changed', ({ view }: RunChanged) => view.phase === phase);

  return {
    code,
    runId,
    is,
    /** Gives a command that must work, and waits until the quiz is in this phase. */
    command: async (command: QuizCommand, phase: QuizPhase): Promise<void> => {
      const { version } = runIn({ notices: host.notices.toReversed() });
      await host.ask('run:command', { roomId, runId, version, command });
      await is(phase);
    },
    /** Somebody who plays: as a guest, or whose token this is. */
    join: async (by?: string) => {
      const peer = await connect(url, { token: by });
      peers.add(peer);
      await peer.ask('room:join', { room: { code } });
      return {
        say: (name: string) => peer.ask('run:name', { roomId, runId, name }),
        /** Answers what is asked at this place, once. */
        answer: (place: number, answer: QuizAnswer['answer']) =>
          peer.ask('answer:submit', {
            roomId,
            runId,
            slot: `q${place}`,
            attempt: `attempt${place}`,
            revision: 1,
            value: { answer },
            tappedAt: Date.now(),
          }),
      };
    },
    close: (): void => {
      for (const peer of peers) peer.close();
    },
  };
};
