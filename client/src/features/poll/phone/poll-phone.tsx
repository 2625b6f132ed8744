import './poll-phone.css';
import { useEffect } from 'react';
import type { PhoneViewProps } from '../../../live/phone-view.ts';
import { OwnSet } from '../../stage/phone/own-set.tsx';
import { SchoolMark } from '../../../ui/school-mark.tsx';
import { Ended } from './parts/ended.tsx';
import { PhoneHeading } from './parts/phone-heading.tsx';
import { Question } from './parts/question.tsx';
import { pollPhoneMessages as say } from './poll-phone.messages.ts';
import { readTally, readView } from './poll-phone-view.ts';
import { keepQuestion } from './seen-questions.ts';

/** Everybody is coming in; nothing to do yet. */
const Lobby = ({ run, school = null }: Pick<PhoneViewProps, 'run' | 'school'>) => (
  <main className="poll-lobby" data-light="house">
    {school !== null && <SchoolMark school={school} />}
    <OwnSet />
    <PhoneHeading about={run.title}>{say.lobbyTitle}</PhoneHeading>
    <p>{say.lobby}</p>
  </main>
);

/** The server shows something that this page does not know. */
const Unreadable = () => (
  <main className="poll-lobby">
    <PhoneHeading about={say.unreadableTitle}>{say.unreadableTitle}</PhoneHeading>
    <p>{say.unreadable}</p>
  </main>
);

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
  if (view.phase === 'lobby') return <Lobby run={run} school={props.school ?? null} />;
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
