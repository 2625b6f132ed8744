import { askedOf, marksIn } from '@sets/shared/search/search-words.ts';

/** A title with the beginnings of words that were looked for marked. */
export const Marked = ({ title, query }: { title: string; query: string }) => {
  const marks = marksIn(title, askedOf(query));
  const ends = marks.map(({ to }) => to);
  return (
    <>
      {marks.map(({ from, to }, place) => (
        <span key={from}>
          {title.slice(ends[place - 1] ?? 0, from)}
          <mark className="rounded-[3px] bg-people-tint font-semibold text-people-ink">
            {title.slice(from, to)}
          </mark>
        </span>
      ))}
      {title.slice(ends.at(-1) ?? 0)}
    </>
  );
};
