import type { QuestionKindName } from '@sets/shared/question/question-kinds.ts';
import type { ReactNode } from 'react';
import { MaterialList } from '../material/list/material-list.tsx';
import { OpenStanding } from '../material/list/open-standing.tsx';
import type { Shelf } from '../material/material.ts';
import { RehearseButton } from '../material/rehearse/rehearse-button.tsx';
import { pollMaterial } from './poll-material.ts';
import { pollPaths } from './poll-paths.ts';
import { pollsMessages } from './polls.messages.ts';

interface PollListProps {
  readonly token: string;
  readonly shelf: Shelf;
  /** What stands in its place while there is none; it has the way to the first one, and says so: `data-empty`. */
  readonly empty?: ReactNode;
  /** Of those that have a question of this kind alone. */
  readonly kind?: QuestionKindName;
}

/** The polls of a shelf, each a click away from the screen. */
export const PollList = (props: PollListProps) => (
  <MaterialList
    {...props}
    material={pollMaterial}
    renderStanding={({ survey, code }) =>
      survey !== null && code !== null ? (
        <OpenStanding {...survey} code={code} words={pollsMessages.survey} />
      ) : null
    }
    renderWays={({ id }, title) => (
      <RehearseButton title={title} path={(students) => pollPaths.rehearse(id, students)} />
    )}
  />
);
