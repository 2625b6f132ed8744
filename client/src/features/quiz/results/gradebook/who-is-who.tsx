import type { QuizScores } from '@sets/shared/quiz/after/scores.contract.ts';
import { Select } from '../../../../ui/select.tsx';
import { gradebookMessages as words } from './gradebook.messages.ts';
import type { LmsPerson } from './lms-gradebook.ts';
import type { Gradebook } from './use-gradebook.ts';

interface WhoIsWhoProps {
  readonly scores: QuizScores;
  readonly gradebook: Gradebook;
  readonly loaded: NonNullable<Gradebook['loaded']>;
}

/** How somebody in the gradebook is told from another of the same name. */
const inList = ({ name, ids }: LmsPerson): string => [name, ...ids].filter(Boolean).join(' · ');

const Names = ({ title, names }: { readonly title: string; readonly names: readonly string[] }) => {
  if (names.length === 0) return null;
  return (
    <details className="rounded-md bg-sunken px-4 py-3">
      <summary className="cursor-pointer font-medium">{title}</summary>
      <ul className="mt-2 columns-1 gap-6 sm:columns-2">
        {names.map((name, at) => (
          // Two may be called alike.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} dir="auto">
            {name === '' ? words.noName : name}
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Whom somebody must choose. */
const Unsure = ({ scores, gradebook, loaded }: WhoIsWhoProps) => {
  const { book, matched } = loaded;
  const { unsure } = matched;
  if (unsure.size === 0) return null;
  const byRow = new Map(book.people.map((person) => [person.row, person]));
  const taken = new Set(gradebook.rows.values());
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="font-medium">{words.unsure}</legend>
      <p className="text-sm text-ink-soft">{words.unsureText}</p>
      {scores.people
        .filter(({ number }) => unsure.has(number))
        .map(({ number, name }) => {
          const own = gradebook.chosen.get(number);
          const free = (unsure.get(number) ?? []).filter((row) => row === own || !taken.has(row));
          const choices = free.flatMap((row) => {
            const person = byRow.get(row);
            return person === undefined ? [] : [{ value: String(row), text: inList(person) }];
          });
          return (
            <Select
              key={number}
              label={words.chooseFor(name === '' ? words.noName : name)}
              value={own === undefined ? '' : String(own)}
              choices={[{ value: '', text: words.leaveOut }, ...choices]}
              onChange={(row) => gradebook.choose(number, row === '' ? null : Number(row))}
              isSmall
            />
          );
        })}
    </fieldset>
  );
};

/** Who of the quiz is who in the gradebook, and who is in one of the two alone. */
export const WhoIsWho = (props: WhoIsWhoProps) => {
  const { scores, gradebook, loaded } = props;
  const { book, matched } = loaded;
  const found = new Set(gradebook.rows.values());
  const missing = book.people.filter(({ row }) => !found.has(row));
  const unknown = scores.people.filter(({ number }) => matched.unknown.includes(number));
  return (
    <div className="grid grid-cols-1 gap-4">
      <output>{words.matched(gradebook.rows.size, scores.people.length)}</output>
      {book.ragged > 0 && <p className="text-sm text-warn">{words.ragged(book.ragged)}</p>}
      <Unsure {...props} />
      <Names title={words.unknown(unknown.length)} names={unknown.map(({ name }) => name)} />
      <Names title={words.missing(missing.length)} names={missing.map(inList)} />
    </div>
  );
};
