import type { QuestionAct } from '@sets/shared/live-qna/live-qna.feed.ts';
import type { LiveQnaCommand, LiveQnaHostView } from '@sets/shared/live-qna/live-qna.live.ts';
import type { Feed } from '../../../live/use-feed.ts';
import type { HostQuestion } from '../questions-on-show.ts';

/** What a host can do with a question. */
export interface QuestionActs {
  readonly toggleWall: (question: HostQuestion) => void;
  readonly toggleAnswered: (question: HostQuestion) => void;
  readonly togglePin: (question: HostQuestion) => void;
  readonly show: (question: HostQuestion) => void;
  readonly hide: (question: HostQuestion) => void;
  readonly join: (from: HostQuestion, into: HostQuestion) => void;
  readonly partAll: (question: HostQuestion) => void;
  readonly remove: (question: HostQuestion) => void;
  /** Deletes what this person asked, and takes nothing more of them; or takes it again. */
  readonly stop: (by: string) => void;
  readonly letAsk: (by: string) => void;
}

export const questionActs = (
  view: LiveQnaHostView,
  feed: Pick<Feed, 'change'>,
  send: (command: LiveQnaCommand) => void,
  all: readonly HostQuestion[],
): QuestionActs => {
  const act = ({ id }: HostQuestion, name: QuestionAct['act']): void =>
    feed.change(id, { act: name } satisfies QuestionAct);
  const offWall = ({ id }: HostQuestion): void => {
    if (view.wall === id) send({ type: 'wall', question: null });
  };
  const remove = (question: HostQuestion): void => {
    offWall(question);
    feed.change(question.id, null);
  };
  return {
    toggleWall: (question) => {
      const isOn = view.wall === question.id;
      // What is on the wall everybody sees.
      if (!isOn && question.stage !== 'shown') act(question, 'show');
      send({ type: 'wall', question: isOn ? null : question.id });
    },
    toggleAnswered: (question) => {
      if (!question.answered) offWall(question);
      act(question, question.answered ? 'unanswered' : 'answered');
    },
    togglePin: (question) => act(question, question.pinned ? 'unpin' : 'pin'),
    show: (question) => act(question, 'show'),
    hide: (question) => {
      offWall(question);
      act(question, 'hide');
    },
    join: (from, into) => send({ type: 'merge', from: from.id, into: into.id }),
    partAll: ({ id }) => {
      for (const { from, into } of view.merged) {
        if (into === id) send({ type: 'part', question: from });
      }
    },
    remove,
    stop: (by) => {
      send({ type: 'mute', participant: by, on: true });
      for (const question of all) if (question.by === by) remove(question);
    },
    letAsk: (by) => send({ type: 'mute', participant: by, on: false }),
  };
};
