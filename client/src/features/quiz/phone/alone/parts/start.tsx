import type { AloneStanding } from '@sets/shared/quiz/alone/alone.standing.ts';
import { MathText } from '../../../../../ui/math/math-text.tsx';
import { SchoolMark } from '../../../../../ui/school-mark.tsx';
import { PhoneHeading } from '../../../../stage/phone/asked/phone-heading.tsx';
import { OwnSet } from '../../../../stage/phone/own-set.tsx';
import { untilWhen } from '../../../../stage/until-when.ts';
import { OwnName } from '../../parts/lobby.tsx';
import { aloneMessages as say } from '../alone.messages.ts';
import type { AlonePageProps } from '../alone-page.ts';

/** It is open later. */
export const Waits = ({ run, school = null, view, offset, notes, rename }: AlonePageProps) => (
  <main className="phone-lobby quiz-lobby" data-light="house">
    {school !== null && <SchoolMark school={school} />}
    <OwnSet />
    <PhoneHeading about={run.title}>{say.waitsTitle}</PhoneHeading>
    <p>{say.waits(untilWhen(view.alone.since, offset))}</p>
    <OwnName {...{ notes, rename }} />
  </main>
);

interface TermsProps {
  readonly alone: AloneStanding;
  readonly questions: number;
  readonly offset: number;
}

/** How it is gone through. */
const Terms = ({ alone, questions, offset }: TermsProps) => (
  <ul className="alone-terms">
    <li>{say.questions(questions)}</li>
    <li>{say.openUntil(untilWhen(alone.until, offset))}</li>
    <li>{say.attempts(alone.attempts, alone.counts, alone.attempts)}</li>
    <li>{say.feedback[alone.feedback]}</li>
    <li>{say.resumes}</li>
  </ul>
);

/** Before the first attempt: what it is, and the way in. */
export const Start = (props: AlonePageProps & { readonly onStart: () => void }) => {
  const { run, school = null, view, asks, offset, notes, rename, onStart } = props;
  return (
    <>
      <main className="alone-start">
        {school !== null && <SchoolMark school={school} />}
        <PhoneHeading about={run.title}>
          <MathText text={run.title} />
        </PhoneHeading>
        <p className="alone-lead">{say.startTitle}</p>
        <Terms alone={view.alone} questions={asks.length} offset={offset} />
        <OwnName {...{ notes, rename }} />
      </main>
      <footer className="phone-foot">
        <button type="button" className="phone-button" data-look="primary" onClick={onStart}>
          {say.start}
        </button>
      </footer>
    </>
  );
};
