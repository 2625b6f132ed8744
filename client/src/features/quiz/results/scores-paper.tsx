import type { QuizScores, ScoredPerson } from '@sets/shared/quiz/after/scores.contract.ts';
import type { ReactNode } from 'react';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { SheetAnswers } from './sheet-answers.tsx';
import type { ToPdf } from './to-pdf.ts';
import { QuestionCard } from './question-card.tsx';
import { ScoreTeams } from './score-teams.tsx';
import { scoresMessages as words } from './scores.messages.ts';
import { whoIs } from './who-is.ts';

/** So many people stand on paper: the tables have all. */
const mostOnPaper = 200;

const Block = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="report paper-block" data-bookmark={name}>
    {children}
  </div>
);

const PaperPeople = ({ scores }: { readonly scores: QuizScores }) => (
  <section className="report-card">
    <h2 className="text-2xl font-semibold">{words.people}</h2>
    <p>{words.lead(scores)}</p>
    {scores.people.length > mostOnPaper && <p>{words.firstOf(mostOnPaper)}</p>}
    <div className="score-table">
      <table>
        <thead>
          <tr>
            {(['place', 'who', 'points', 'credit'] as const).map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scores.people.slice(0, mostOnPaper).map((person) => (
            <tr key={person.number}>
              <td>{formatCount(person.place)}</td>
              <th scope="row" dir="auto">
                {whoIs(scores, person)}
              </th>
              <td>{formatCount(person.points)}</td>
              <td>{words.right(person.credit, scores.counted)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

/** The whole of it as a PDF: who has how much, and every question with its figures. */
export const scoresPdf = (toPdf: ToPdf, scores: QuizScores): Promise<Blob> => {
  const title = plainMath(scores.title);
  const reliability =
    scores.reliability === null
      ? words.reliability.none
      : words.reliability.told(scores.reliability);
  const blocks = (
    <>
      {scores.teams !== null && (
        <Block name={words.teams}>
          <section className="report-card">
            <h2 className="text-2xl font-semibold">{words.teams}</h2>
            <ScoreTeams scores={scores} teams={scores.teams} isOpen />
          </section>
        </Block>
      )}
      <Block name={words.people}>
        <PaperPeople scores={scores} />
      </Block>
      <Block name={words.reliability.title}>
        <section className="report-card">
          <h2 className="text-xl font-semibold">{words.reliability.title}</h2>
          <p>{reliability}</p>
        </section>
      </Block>
      {scores.questions.map((question) => (
        <Block key={question.position} name={words.questionColumn(question.position)}>
          <QuestionCard question={question} thirds={scores.thirds} />
        </Block>
      ))}
    </>
  );
  return toPdf(blocks, { title, footing: words.footing(title, scores.openedAt) });
};

/** The answers of one person as a PDF, to hand to them. */
export const personPdf = (
  toPdf: ToPdf,
  scores: QuizScores,
  person: ScoredPerson,
): Promise<Blob> => {
  const title = plainMath(scores.title);
  const blocks = (
    <Block name={whoIs(scores, person)}>
      <section className="report-card">
        <h2 className="text-2xl font-semibold">{whoIs(scores, person)}</h2>
        <SheetAnswers scores={scores} person={person} />
      </section>
    </Block>
  );
  return toPdf(blocks, { title, footing: words.footing(title, scores.openedAt) });
};
