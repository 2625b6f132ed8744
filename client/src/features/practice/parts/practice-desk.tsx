import {
  practiceLimits,
  type PracticeDesk as Told,
} from '@sets/shared/practice/practice.contract.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { Switch } from '../../../ui/switch.tsx';
import { practiceMessages as words } from '../practice.messages.ts';
import { useOpening } from '../use-opening.ts';
import { usePracticeDesk } from '../use-practice.ts';

const Missed = ({ missed }: Pick<Told, 'missed'>) =>
  missed.length === 0 ? null : (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">{words.missedMost}</h3>
      <ol className="grid grid-cols-1 gap-2">
        {missed.map(({ quizid, quiz, text, share }) => (
          <li
            key={`${quizid} ${text}`}
            className="rounded-md border-[1.5px] border-line px-4 py-2 [overflow-wrap:anywhere]"
          >
            <span dir="auto" className="block font-medium">
              <MathText text={text} />
            </span>
            <span dir="auto" className="block text-sm text-ink-soft">
              <MathText text={words.missedIn(quiz, share)} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );

const Quizzes = ({ moduleid, quizzes }: Pick<Told, 'quizzes'> & { moduleid: string }) => {
  const setOpen = useOpening(moduleid);
  if (quizzes.length === 0) return <p className="text-ink-soft">{words.noQuizzes}</p>;
  return (
    <section className="grid grid-cols-1">
      <h3 className="font-semibold">{words.openForPractice}</h3>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {quizzes.map(({ quizid, title, questions, open }) => (
          <li key={quizid} dir="auto" className="[overflow-wrap:anywhere]">
            <Switch
              label={plainMath(title)}
              hint={words.quizLine(questions, 0)}
              checked={open}
              onChange={(isOpen) => void setOpen(quizid, isOpen)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What whoever moderates the space decides about practice, and what they are told of it: never of one person. */
export const PracticeDesk = ({ moduleid }: { readonly moduleid: string }) => {
  const { data, failure } = usePracticeDesk(moduleid);
  if (data === null) {
    return failure === null ? null : <p className="text-ink-soft">{failure.msg}</p>;
  }
  const { people, missed, quizzes } = data;
  return (
    <section className="grid grid-cols-1 gap-5 border-t border-line pt-8">
      <header className="grid grid-cols-1 gap-1">
        <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.desk}</h2>
        <p className="text-ink-soft">{words.deskText}</p>
        <p className="text-ink-soft">
          {people === null ? words.fewPeople(practiceLimits.floor) : words.people(people)}
        </p>
      </header>
      <Missed missed={missed} />
      <Quizzes {...{ moduleid, quizzes }} />
    </section>
  );
};
