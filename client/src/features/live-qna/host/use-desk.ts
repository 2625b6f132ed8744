import type { LiveQnaCommand, LiveQnaHostView } from '@sets/shared/live-qna/live-qna.live.ts';
import { useState } from 'react';
import type { Feed } from '../../../live/use-feed.ts';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import type { HostQuestion } from '../questions-on-show.ts';
import { beside, countsOf, type Filter, listed } from './desk-questions.ts';
import { questionActs } from './question-acts.ts';
import type { QuestionAsks } from './question-ways.tsx';

/** What the host is asked before it is done. */
type Asked =
  | { readonly about: 'remove' | 'stop'; readonly question: HostQuestion }
  | { readonly about: 'end' }
  | null;

interface DeskParts {
  readonly view: LiveQnaHostView;
  readonly questions: readonly HostQuestion[];
  readonly feed: Feed;
  readonly send: (command: LiveQnaCommand) => void;
}

/** The desk: what is listed and chosen, what is asked, and what keys do. */
export const useDesk = ({ view, questions, feed, send }: DeskParts) => {
  const [filter, setFilter] = useState<Filter>('open');
  const [chosenId, setChosen] = useState<number | null>(null);
  const [asked, setAsked] = useState<Asked>(null);
  const [joiningId, setJoining] = useState<number | null>(null);
  const list = listed(questions, filter, view.order);
  const chosen = list.find(({ id }) => id === chosenId) ?? null;
  const joining = questions.find(({ id }) => id === joiningId) ?? null;
  const acts = questionActs(view, feed, send, questions);
  const asks: QuestionAsks = {
    remove: (question) => setAsked({ about: 'remove', question }),
    stop: (question) => setAsked({ about: 'stop', question }),
    join: ({ id }) => setJoining(id),
  };
  const join = (into: HostQuestion): void => {
    if (joining !== null && joining.id !== into.id) acts.join(joining, into);
    setJoining(null);
  };
  const onChosen = (act: (question: HostQuestion) => void) => () => {
    if (chosen !== null) act(chosen);
  };
  useShortcuts({
    arrowdown: () => setChosen(beside(list, chosenId, 1)),
    arrowup: () => setChosen(beside(list, chosenId, -1)),
    w: onChosen(acts.toggleWall),
    a: onChosen(acts.toggleAnswered),
    p: onChosen(acts.togglePin),
    s: onChosen(acts.show),
    h: onChosen(acts.hide),
    m: onChosen((question) => (joining === null ? asks.join(question) : join(question))),
    escape: () => setJoining(null),
  });
  return {
    filter,
    setFilter,
    counts: countsOf(questions),
    list,
    chosen,
    choose: setChosen,
    asked,
    setAsked,
    joining,
    stopJoining: () => setJoining(null),
    join,
    acts,
    asks,
  };
};
export type Desk = ReturnType<typeof useDesk>;
