import type { Module } from '@sets/shared/module/module.contract.ts';
import type { PracticeOverview, PractisedQuiz } from '@sets/shared/practice/practice.contract.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { practiceMessages as words } from '../practice.messages.ts';
import { practicePaths } from '../practice-paths.ts';

interface TopicProps {
  readonly moduleid: string;
  readonly topicid: string;
  readonly title: string;
  readonly quizzes: readonly PractisedQuiz[];
}

const QuizRow = ({ moduleid, quiz }: { moduleid: string; quiz: PractisedQuiz }) => (
  <li className="rounded-md border-[1.5px] border-line bg-raised hover:border-line-strong">
    <Link
      to={practicePaths.round(moduleid, { of: 'quiz', id: quiz.quizid })}
      className="flex min-h-14 items-center gap-3 rounded-md px-4 py-2"
    >
      <span className="grid min-w-0 grow grid-cols-1">
        <span dir="auto" className="font-medium [overflow-wrap:anywhere]">
          <MathText text={quiz.title} />
        </span>
        <span className="text-sm text-ink-soft">{words.quizLine(quiz.questions, quiz.missed)}</span>
      </span>
      <ChevronRight size={20} aria-hidden="true" className="flex-none text-ink-soft" />
    </Link>
  </li>
);

const Topic = ({ moduleid, topicid, title, quizzes }: TopicProps) => (
  <section className="grid grid-cols-1 gap-3">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h3 dir="auto" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
        <MathText text={title} />
      </h3>
      {quizzes.length > 1 && (
        <Link
          to={practicePaths.round(moduleid, { of: 'topic', id: topicid })}
          className={`${buttonClass('plain', 'small')} -mr-3`}
        >
          {words.wholeTopic} <span className="only-spoken">{title}</span>
        </Link>
      )}
    </div>
    <ul className="grid grid-cols-1 gap-2">
      {quizzes.map((quiz) => (
        <QuizRow key={quiz.quizid} {...{ moduleid, quiz }} />
      ))}
    </ul>
  </section>
);

interface FreePracticeProps {
  readonly space: Module;
  readonly standing: PracticeOverview;
}

/** All that can be practised, by the topics of the space: any of it, at any time. */
export const FreePractice = ({ space, standing }: FreePracticeProps) => {
  const { moduleid, topics } = space;
  const byTopic = Map.groupBy(standing.quizzes, ({ topicid }) => topicid);
  if (byTopic.size === 0) return null;
  const titled = topics.flatMap(({ topicid, title }) => {
    const quizzes = byTopic.get(topicid);
    return quizzes === undefined ? [] : [{ topicid, title, quizzes }];
  });
  const known = new Set(topics.map(({ topicid }) => topicid));
  const others = [...byTopic]
    .filter(([topicid]) => !known.has(topicid))
    .map(([topicid, quizzes]) => ({ topicid, title: words.otherTopics, quizzes }));
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.free}</h2>
      {[...titled, ...others].map((topic) => (
        <Topic key={topic.topicid} moduleid={moduleid} {...topic} />
      ))}
    </section>
  );
};
