import { MathText } from '../../ui/math/math-text.tsx';
import { type UpdateEntry, updateEntries } from './update-log.entries.ts';
import { locale } from '../../core/locale.ts';

/** A day, whatever the clock of the reader: it is the same one everywhere. */
const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

interface UpdateListProps {
  /** Of their headings. */
  readonly level: 'h2' | 'h3';
  readonly entries?: readonly UpdateEntry[];
}

/** Entries, newest first; every one where none are named. */
export const UpdateList = ({ level: Heading, entries = updateEntries }: UpdateListProps) => (
  <ol className="grid gap-8">
    {entries.map(({ id, date, title, description, picture }) => (
      <li key={id} className="grid gap-2">
        <time dateTime={date} className="text-sm text-ink-soft">
          {dayFormat.format(new Date(date))}
        </time>
        <Heading className="text-xl font-semibold">{title}</Heading>
        <div className="text-pretty text-ink-soft">
          <MathText text={description} />
        </div>
        {picture !== undefined && (
          <img
            src={picture.src}
            alt={picture.alt}
            loading="lazy"
            width={1200}
            height={750}
            className="mt-2 h-auto w-full rounded-md border border-line"
          />
        )}
      </li>
    ))}
  </ol>
);
