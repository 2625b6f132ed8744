import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { nameWaits, ownName } from '../../../../live/join-room.ts';
import { SchoolMark } from '../../../../ui/school-mark.tsx';
import { PhoneHeading } from '../../../stage/phone/asked/phone-heading.tsx';
import { NameForm } from '../../../stage/phone/name-form.tsx';
import { OwnSet } from '../../../stage/phone/own-set.tsx';
import { quizPhoneMessages as say } from '../quiz-phone.messages.ts';
import { TeamPick } from '../team/team-pick.tsx';
import type { QuizPageProps } from '../quiz-phone-view.ts';

interface OwnNameProps {
  readonly notes: QuizPageProps['notes'];
  readonly rename: QuizPageProps['rename'] | undefined;
}

/** What one is called, where people are asked; changed in its place. */
export const OwnName = ({ notes, rename }: OwnNameProps) => {
  const [isChanging, setChanging] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  const name = notes.read(ownName, z.string());
  if (name === null || rename === undefined) return null;
  const back = (): void => {
    setChanging(false);
    // The button is there again once this was drawn.
    requestAnimationFrame(() => chip.current?.focus());
  };
  if (!isChanging) {
    return (
      <>
        <button ref={chip} type="button" className="quiz-name" onClick={() => setChanging(true)}>
          <span className="only-spoken">{say.named(name)}</span>
          <b dir="auto" aria-hidden="true">
            {name}
          </b>
          <span>{say.changeName}</span>
        </button>
        {notes.read(nameWaits, z.boolean()) === true && (
          <p className="quiz-name-waits">{say.nameWaits}</p>
        )}
      </>
    );
  }
  return (
    <div className="quiz-naming">
      <NameForm start={name} rename={rename} onNamed={back} action={say.keepName}>
        <button type="button" className="phone-button" onClick={back}>
          {say.cancel}
        </button>
      </NameForm>
    </div>
  );
};

/** Everybody is coming in; nothing to do yet. */
export const Lobby = ({ run, school = null, notes, rename, ...page }: QuizPageProps) => (
  <main className="phone-lobby quiz-lobby" data-light="house">
    {school !== null && <SchoolMark school={school} />}
    <OwnSet />
    <PhoneHeading about={run.title}>{say.lobbyTitle}</PhoneHeading>
    <p>{say.lobby}</p>
    <OwnName {...{ notes, rename }} />
    <TeamPick {...page} />
  </main>
);
