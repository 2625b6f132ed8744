import type { QuestionKindName } from '@sets/shared/question/question-kinds.ts';
import { UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { MaterialList } from '../material/list/material-list.tsx';
import { OpenStanding } from '../material/list/open-standing.tsx';
import type { Shelf } from '../material/material.ts';
import { pollMaterial } from './poll-material.ts';
import { pollsMessages } from './polls.messages.ts';
import { RehearseDialog } from './rehearse/rehearse-dialog.tsx';
import { rehearseMessages } from './rehearse/rehearse.messages.ts';

interface PollListProps {
  readonly token: string;
  readonly shelf: Shelf;
  /** What stands in its place while there is none; it has the way to the first one, and says so: `data-empty`. */
  readonly empty?: ReactNode;
  /** Of those that have a question of this kind alone. */
  readonly kind?: QuestionKindName;
}

/** The polls of a shelf, each a click away from the screen. */
export const PollList = (props: PollListProps) => {
  const [rehearsed, setRehearsed] = useState<string | null>(null);
  return (
    <>
      <MaterialList
        {...props}
        material={pollMaterial}
        renderStanding={({ survey, code }) =>
          survey !== null && code !== null ? (
            <OpenStanding {...survey} code={code} words={pollsMessages.survey} />
          ) : null
        }
        renderWays={({ id }, title) => (
          <IconButton
            label={rehearseMessages.wayOf(title)}
            className="!size-12"
            onClick={() => setRehearsed(id)}
          >
            <UsersRound size={18} aria-hidden="true" />
          </IconButton>
        )}
      />
      {rehearsed !== null && (
        <RehearseDialog pollid={rehearsed} onClose={() => setRehearsed(null)} />
      )}
    </>
  );
};
