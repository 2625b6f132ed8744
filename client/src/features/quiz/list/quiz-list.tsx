import { FileText } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MaterialList } from '../../material/list/material-list.tsx';
import { OpenStanding } from '../../material/list/open-standing.tsx';
import type { MaterialLine, Shelf } from '../../material/material.ts';
import { RehearseButton } from '../../material/rehearse/rehearse-button.tsx';
import { quizMaterial } from '../editor/quiz-material.ts';
import { quizPaths } from '../quiz-paths.ts';
import { quizzesMessages as words } from './quizzes.messages.ts';

/** To what it asks, to read through or to print, and into a rehearsal. */
const renderWays = ({ id }: MaterialLine, title: string): ReactNode => (
  <>
    <RehearseButton title={title} path={(students) => quizPaths.rehearse(id, students)} />
    <Link
      to={quizPaths.review(id)}
      aria-label={words.reviewOf(title)}
      title={words.reviewOf(title)}
      className="grid size-12 flex-none place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <FileText size={18} aria-hidden="true" />
    </Link>
  </>
);

interface QuizListProps {
  readonly token: string;
  readonly shelf: Shelf;
  /** What stands in its place while there is none. */
  readonly empty?: ReactNode;
  /** What other features let be done with one. */
  readonly renderMore?: (quizid: string, title: string) => ReactNode;
}

/** The quizzes of a shelf, each a click away from the screen. */
export const QuizList = ({ renderMore, ...props }: QuizListProps) => (
  <MaterialList
    {...props}
    material={quizMaterial}
    renderStanding={({ survey, code }) =>
      survey !== null && code !== null ? (
        <OpenStanding {...survey} code={code} words={words.alone} />
      ) : null
    }
    renderWays={(line, title) => (
      <>
        {renderMore?.(line.id, title)}
        {renderWays(line, title)}
      </>
    )}
  />
);
