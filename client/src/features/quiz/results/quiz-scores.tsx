import './scores.css';
import { passesByItself } from '@sets/shared/core/result.ts';
import { quizAfterCalls } from '@sets/shared/quiz/after/quiz-after.calls.ts';
import type { QuizScores as Scores } from '@sets/shared/quiz/after/scores.contract.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { Button } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToken } from '../../account/account.store.ts';
import { PeopleTable } from './people-table.tsx';
import { QuestionCard } from './question-card.tsx';
import { ScoreTeams } from './score-teams.tsx';
import { ScoreFiles } from './score-files.tsx';
import type { ToPdf } from './to-pdf.ts';
import { scoresMessages as words } from './scores.messages.ts';

const HowToRead = () => (
  <details className="rounded-lg border border-line bg-raised p-5 print:hidden">
    <summary className="cursor-pointer font-medium">{words.read.title}</summary>
    <ul className="mt-3 grid max-w-prose gap-2">
      {words.read.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </details>
);

const Told = ({ scores, toPdf }: { readonly scores: Scores; readonly toPdf: ToPdf }) => {
  const { questions, people, thirds, reliability, named } = scores;
  if (people.length === 0) return <p className="text-ink-soft">{words.nothing}</p>;
  return (
    <div className="report quiz-scores">
      <section aria-labelledby="scores-people" className="grid grid-cols-1 gap-4">
        <h2 id="scores-people" className="text-2xl font-semibold">
          {words.people}
        </h2>
        <p className="max-w-prose text-ink-soft">
          {words.lead(scores)} {scores.alone !== null && words.alone(scores.alone)}{' '}
          {!named && words.nameless}
        </p>
        {scores.teams !== null && <ScoreTeams scores={scores} teams={scores.teams} />}
        <ScoreFiles {...{ scores, toPdf }} />
        <PeopleTable {...{ scores, toPdf }} />
      </section>
      <section aria-labelledby="scores-questions" className="grid grid-cols-1 gap-4">
        <h2 id="scores-questions" className="text-2xl font-semibold">
          {words.questions}
        </h2>
        <div className="max-w-prose">
          <h3 className="font-semibold">{words.reliability.title}</h3>
          <p>
            {reliability === null ? words.reliability.none : words.reliability.told(reliability)}
          </p>
        </div>
        <HowToRead />
        {thirds !== null && (
          <p className="max-w-prose text-sm text-ink-soft">{words.thirds(thirds)}</p>
        )}
        <div className="report-cards">
          {questions.map((question) => (
            <QuestionCard key={question.position} question={question} thirds={thirds} />
          ))}
        </div>
      </section>
    </div>
  );
};

interface QuizScoresProps {
  readonly runId: string;
  readonly toPdf: ToPdf;
}

/** What a quiz came to: by person, by question and by option. */
export const QuizScores = ({ runId, toPdf }: QuizScoresProps) => {
  const given = { token: useToken() ?? '', params: { runId } };
  const { data, failure, reload } = useAsked(quizAfterCalls.scores, given);
  if (data !== null) return <Told scores={data} toPdf={toPdf} />;
  if (failure === null) return <Skeleton label={words.loading} isPart />;
  return (
    <PageNote title={words.failed} text={failure.msg} level="h2">
      {passesByItself(failure.code) && (
        <Button look="primary" onClick={() => void reload()}>
          {words.retry}
        </Button>
      )}
    </PageNote>
  );
};
