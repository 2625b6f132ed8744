import '../report.css';
import '../report-chart.css';
import './paper.css';
import type { RunCourse } from '@sets/shared/run/run-course.contract.ts';
import type { RoundResult, RunResults, RunSplit } from '@sets/shared/run/run.contract.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { courseMessages } from '../course/course.messages.ts';
import { CourseCard } from '../course/run-course.tsx';
import { AskedCard } from '../parts/asked-card.tsx';
import { ResultsHead } from '../parts/results-head.tsx';
import { Turnout } from '../parts/turnout.tsx';
import { SplitCharts } from '../split/split-charts.tsx';
import { splitMessages } from '../split/split.messages.ts';
import { type AskedQuestion, questionsOf } from '../questions-of.ts';
import { runMessages as words } from '../run.messages.ts';

interface BlockProps {
  /** Under which name a reader of the file goes to it. */
  readonly name: string;
  readonly children: React.ReactNode;
}

/** Each block stands alone: none is cut by the end of a page that fits on one. */
const Block = ({ name, children }: BlockProps) => (
  <div className="report paper-block" data-bookmark={name}>
    {children}
  </div>
);

/** A question among those that a reader can go to. */
const nameOf = ({ position, text, rounds }: AskedQuestion): string => {
  const isAsked = rounds.some(({ lists }) => lists === 'questions');
  return isAsked ? words.asked.fromRoom : words.namedQuestion(position, plainMath(text));
};

/** A report as blocks for paper, one below the other. */
export const PaperReport = ({ results, course }: { results: RunResults; course: RunCourse }) => {
  const { rounds, joined } = results;
  return (
    <>
      <Block name={plainMath(results.title)}>
        <ResultsHead results={results} />
      </Block>
      <Block name={words.turnout}>
        <Turnout rounds={rounds} joined={joined} />
      </Block>
      <Block name={courseMessages.title}>
        <CourseCard {...{ results, course }} />
      </Block>
      {questionsOf(rounds).map((asked) => (
        <Block key={asked.position} name={nameOf(asked)}>
          <AskedCard asked={asked} joined={joined} />
        </Block>
      ))}
    </>
  );
};

/** A question as a picture for a slide. */
export const PaperQuestion = ({ results, position }: { results: RunResults; position: number }) => {
  const asked = questionsOf(results.rounds).find((each) => each.position === position);
  if (asked === undefined) return null;
  return (
    <div className="report paper-block paper-slide">
      <AskedCard asked={asked} joined={results.joined} />
    </div>
  );
};

/** The same, split. */
export const PaperSplit = ({ round, split }: { round: RoundResult; split: RunSplit }) => (
  <div className="report paper-block paper-slide">
    <section className="report-card asked">
      <header className="asked-head">
        <div>
          <p className="report-note">
            <span>
              <MathText text={splitMessages.title(split.by)} />
            </span>
          </p>
          <h2 dir="auto">
            <MathText text={split.text} />
          </h2>
        </div>
      </header>
      <SplitCharts {...{ split, round }} />
    </section>
  </div>
);
