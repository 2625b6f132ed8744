import type { DiscussionPerson } from '@sets/shared/discussion/discussion.contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import { discussionMessages as words } from '../discussion.messages.ts';

interface MentionChoiceProps {
  readonly id: string;
  readonly offered: readonly DiscussionPerson[];
  /** Which one the keyboard is at. */
  readonly at: number;
  readonly pick: (person: DiscussionPerson) => void;
}

/** Who is meant by an @: above the line that is being written. */
export const MentionChoice = ({ id, offered, at, pick }: MentionChoiceProps) => (
  <div
    id={id}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list beside a text: a select takes the cursor from it
    role="listbox"
    tabIndex={-1}
    aria-label={words.people}
    className="absolute inset-x-0 bottom-full z-10 mb-1 overflow-hidden rounded-md border border-line bg-raised py-1 shadow-raised"
  >
    {offered.map((person, index) => (
      <div
        key={person.userid}
        id={`${id}-${index}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
        role="option"
        tabIndex={-1}
        aria-selected={index === at}
        // The cursor stays in the text.
        onMouseDown={(event) => {
          event.preventDefault();
          pick(person);
        }}
        className={classNames(
          'flex min-h-11 cursor-pointer items-center truncate px-4',
          index === at ? 'bg-people-tint text-people-ink' : 'hover:bg-sunken',
        )}
      >
        {person.username}
      </div>
    ))}
  </div>
);
