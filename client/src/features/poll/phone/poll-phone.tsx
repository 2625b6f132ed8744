import './poll-phone.css';
import { useEffect } from 'react';
import type { PhoneViewProps } from '../../../live/phone-view.ts';
import { Ended } from './parts/ended.tsx';
import { Lobby } from './parts/lobby.tsx';
import { Question } from './parts/question.tsx';
import { Unreadable } from './parts/unreadable.tsx';
import { readTally, readView } from './poll-phone-view.ts';
import { keepQuestion } from './seen-questions.ts';

/** A poll on a phone. */
export const PollPhone = (props: PhoneViewProps) => {
  const { run, notes } = props;
  const view = readView(props.view);
  const current = view?.current ?? null;
  const index = view?.question ?? 0;

  useEffect(() => {
    if (current !== null) keepQuestion(notes, index, current);
  }, [notes, index, current]);

  if (view === null) return <Unreadable />;
  if (view.phase === 'lobby') return <Lobby title={run.title} />;
  if (view.phase === 'ended' || current === null) {
    return <Ended title={run.title} sheet={props.sheet} notes={notes} questions={view.questions} />;
  }
  return (
    <Question
      // A new question, and the same one asked again, start afresh.
      key={`${view.question}.${view.round}`}
      {...props}
      view={view}
      question={current}
      tally={readTally(props.tally, view)}
    />
  );
};
