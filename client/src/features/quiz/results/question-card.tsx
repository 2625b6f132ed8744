import type { QuizScores, ScoredQuestion } from '@sets/shared/quiz/after/scores.contract.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { OptionTable } from './option-table.tsx';
import { scoresMessages as words } from './scores.messages.ts';

const Figures = ({ question }: { readonly question: ScoredQuestion }) => {
  const { share, medianMs, discrimination, upperLower } = question;
  const told = [
    [words.difficulty(share), words.figures.difficulty],
    [medianMs === null ? '–' : words.seconds(medianMs), words.figures.median],
    [words.discrimination(discrimination), words.figures.discrimination],
    [words.upperLower(upperLower), words.figures.upperLower],
  ] as const;
  return (
    <dl className="question-figures">
      {told.map(([figure, name]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
};

const Notes = ({ question }: { readonly question: ScoredQuestion }) => {
  const { notes, options, discrimination, answered } = question;
  const unchosen = options.filter(({ right, count }) => !right && count === 0);
  const said = notes.map((note) =>
    note === 'unchosen' ? words.unchosen(unchosen.map(({ text }) => text)) : words.notes[note],
  );
  if (discrimination === null) {
    const few = answered < words.read.people;
    return few ? <p className="text-sm text-ink-soft">{words.tooFew(answered)}</p> : null;
  }
  return (
    <>
      {notes.includes('backwards') || notes.includes('weak') || (
        <p className="text-sm text-ink-soft">{words.inWords(discrimination)}</p>
      )}
      {said.length > 0 && (
        <ul className="question-notes">
          {said.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
};

const States = ({ question: { voided, corrected, counts } }: { question: ScoredQuestion }) => {
  const states = [
    ...(voided ? [words.voided] : []),
    ...(corrected ? [words.corrected] : []),
    ...(voided || counts ? [] : [words.noPoints]),
  ];
  if (states.length === 0) return null;
  return <p className="text-sm font-medium text-warn">{states.join(' · ')}</p>;
};

interface QuestionCardProps extends Pick<QuizScores, 'thirds'> {
  readonly question: ScoredQuestion;
}

/** A question: how hard it was, how well it tells people apart, and who chose what. */
export const QuestionCard = ({ question, thirds }: QuestionCardProps) => (
  <section className="report-card" aria-label={words.questionColumn(question.position)}>
    <header className="grid gap-1">
      <h3 dir="auto" className="text-lg font-semibold [overflow-wrap:anywhere]">
        {words.numbered(question.position)}
        <MathText text={question.text} />
      </h3>
      <States question={question} />
    </header>
    {!question.voided && (
      <>
        <Figures question={question} />
        <Notes question={question} />
        <OptionTable question={question} thirds={thirds} />
      </>
    )}
    {question.explanation !== '' && (
      <p dir="auto" className="text-sm text-ink-soft">
        {words.why}
        <MathText text={question.explanation} />
      </p>
    )}
  </section>
);
