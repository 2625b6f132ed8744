import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { drawnOrder } from '@sets/shared/quiz/quiz.deck.ts';
import { ArrowLeft, Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { PageNote } from '../../../../ui/page-note.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { useTitle } from '../../../../ui/use-title.ts';
import { useToken } from '../../../account/account.store.ts';
import { QuestionOutline } from '../../../material/editor/question-outline.tsx';
import type { Filed } from '../../../material/material.ts';
import { useReading } from '../../../material/reading.ts';
import { quizPaths } from '../../quiz-paths.ts';
import { quizServer } from '../../quiz-server.ts';
import { notesOf, notesWithRight } from '../quiz-notes.ts';
import { reviewMessages as words } from './review.messages.ts';

/** How many questions a run asks: of what comes from pools, as many as are drawn. */
const askedOf = (quiz: QuizDefinition): number => drawnOrder(quiz, 0).length;

/** What can be done with it; nothing of this is on paper. */
const Ways = ({ quizid }: { readonly quizid: string }) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    <Link to={quizPaths.edit(quizid)} className={buttonClass('outline')}>
      <Pencil size={18} aria-hidden="true" />
      {words.edit}
    </Link>
    <Button look="primary" onClick={() => window.print()}>
      <Printer size={18} aria-hidden="true" />
      {words.print}
    </Button>
  </div>
);

const Review = ({ quiz: { id, shelf, definition } }: { readonly quiz: Filed<QuizDefinition> }) => {
  const [hasRight, setRight] = useState(true);
  const notes = hasRight ? notesWithRight : notesOf;
  useTitle(definition.title);
  return (
    <main className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-6 px-4 py-8">
      <Link
        to={quizPaths.list(shelf)}
        className="-mb-2 -ml-2 inline-flex min-h-12 items-center gap-2 justify-self-start rounded-md px-2 text-ink-soft hover:bg-sunken hover:text-ink print:hidden"
      >
        <ArrowLeft size={20} aria-hidden="true" />
        {words.back}
      </Link>
      <header className="grid grid-cols-1 gap-4">
        <div>
          <h1
            dir="auto"
            className="text-3xl font-semibold tracking-[-0.02em] [overflow-wrap:anywhere]"
          >
            <MathText text={definition.title} />
          </h1>
          <p className="mt-1 text-ink-soft">
            {words.questions(definition.items.length, askedOf(definition))}
          </p>
        </div>
        <Ways quizid={id} />
        <div className="max-w-sm print:hidden">
          <Switch label={words.withRight} checked={hasRight} onChange={setRight} />
        </div>
      </header>
      <QuestionOutline
        questions={definition.items.map(({ question }) => question)}
        notesOf={(at) => notes(definition, at)}
      />
    </main>
  );
};

/** What a quiz asks, to read through or to print: with what is right, or without. */
export const QuizReviewPage = () => {
  const token = useToken() ?? '';
  const { quizid = '' } = useParams();
  const { data, failure, reload } = useReading(quizServer.one(token, quizid));
  if (data !== null) return <Review quiz={data} />;
  if (failure === null) return <Skeleton label={words.loading} />;
  return (
    <main className="grid grow content-center">
      <PageNote title={words.failed} text={failure.msg}>
        <Button look="primary" onClick={() => void reload()}>
          {words.retry}
        </Button>
        <Link to={quizPaths.list()} className={buttonClass('outline')}>
          {words.back}
        </Link>
      </PageNote>
    </main>
  );
};
