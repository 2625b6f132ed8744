import { Link } from 'react-router-dom';
import { personPath } from '../../../core/person-path.ts';
import { ago } from '../../../ui/when.ts';
import { qnaMessages as words } from '../qna.messages.ts';

interface AuthorLineProps {
  /** Null where it is not told who it was, or they are gone. */
  readonly author: { readonly userid: string; readonly username: string } | null;
  /** It was written without a name. */
  readonly anonymous?: boolean;
  readonly mine: boolean;
  /** Of the space. */
  readonly isModerator?: boolean;
  /** In milliseconds since the epoch. */
  readonly at: number;
  readonly editedAt?: number | null;
}

const asItIs = (when: string): string => when;

const Moment = ({ at, says = asItIs }: { at: number; says?: (when: string) => string }) => {
  const date = new Date(at).toISOString();
  return <time dateTime={date}>{says(ago(date))}</time>;
};

/** The name leads to the page of its person, where it was not left out. */
const nameOf = ({ author, anonymous = false }: AuthorLineProps) => {
  if (author === null) return anonymous ? words.anonymous : words.gone;
  if (anonymous) return author.username;
  return (
    <Link to={personPath(author.userid)} className="hover:text-people-ink">
      {author.username}
    </Link>
  );
};

/** Who wrote it, and when. A name is what somebody typed: it cannot turn the words around it. */
export const AuthorLine = (props: AuthorLineProps) => {
  const { mine, isModerator = false, at, editedAt = null } = props;
  return (
    <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
      <bdi>{nameOf(props)}</bdi>
      {mine && ` (${words.you})`}
      {isModerator && (
        <span className="ml-2 rounded-sm bg-people-tint px-1.5 font-medium text-people-ink">
          {words.moderator}
        </span>
      )}
      {' · '}
      <Moment at={at} />
      {editedAt !== null && (
        <>
          {' · '}
          <Moment at={editedAt} says={words.edited} />
        </>
      )}
    </p>
  );
};
