import type { FeedEntry } from '@sets/shared/live/feed.ts';
import * as z from 'zod/mini';
import type { RunInfo } from '@sets/shared/live/run.ts';
import type { RoomFeeds } from '../src/live/room-feeds.ts';
import { useFeed } from '../src/live/use-feed.ts';

const note = z.object({ text: z.string() });

interface NotesProps {
  readonly run: RunInfo;
  readonly feeds: RoomFeeds;
  /** Whose page it is. */
  readonly who: string;
}

const Note = ({ entry, isOwn }: { readonly entry: FeedEntry; readonly isOwn: boolean }) => {
  const { text } = z.parse(note, entry.view);
  return <li>{isOwn ? `${text} (own)` : text}</li>;
};

/** What a part that follows a feed comes to. */
const Notes = ({ run, feeds, who }: NotesProps) => {
  const { entries, own, status, unsent, post } = useFeed(feeds, 'notes');
  return (
    <section aria-label={who}>
      <h2>{run.definitionId}</h2>
      <p>{`${status}, ${unsent.length} unsent`}</p>
      <ol>
        {entries.map((entry) => (
          <Note key={entry.id} entry={entry} isOwn={own.has(entry.id)} />
        ))}
      </ol>
      <button type="button" onClick={() => post({ text: `note of the ${who}` })}>
        Post
      </button>
    </section>
  );
};

type PartProps = Pick<NotesProps, 'run' | 'feeds'>;

export const NotesScreen = (props: PartProps) => <Notes {...props} who="screen" />;
export const NotesHost = (props: PartProps) => <Notes {...props} who="host" />;
export const NotesPhone = (props: PartProps) => <Notes {...props} who="phone" />;
