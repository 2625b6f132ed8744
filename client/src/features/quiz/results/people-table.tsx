import type { QuizScores, ScoredPerson } from '@sets/shared/quiz/after/scores.contract.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { OutcomeMark } from './outcome-mark.tsx';
import { PersonSheet } from './person-sheet.tsx';
import type { ToPdf } from './to-pdf.ts';
import { scoresMessages as words } from './scores.messages.ts';
import { type Sorting, sortedBy, sortedPeople, type SortKey } from './sort-people.ts';
import { TeamMark } from '../team-mark.tsx';
import { whoIs } from './who-is.ts';

/** So many lines are drawn at once: a hall has thousands. */
const atOnce = 50;
/** From so many people on somebody is looked for by their name. */
const manyPeople = 15;

interface HeadProps {
  readonly sorting: Sorting;
  readonly by: SortKey;
  readonly text: string;
  /** What is spoken. */
  readonly label: string;
  readonly onSort: (by: SortKey) => void;
}

const Head = ({ sorting, by, text, label, onSort }: HeadProps) => {
  const isOn = sorting.by === by;
  const Arrow = sorting.isUp ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isOn ? (sorting.isUp ? 'ascending' : 'descending') : undefined}
      data-question={typeof by === 'number' || undefined}
    >
      <button type="button" aria-label={label} title={label} onClick={() => onSort(by)}>
        {text}
        {isOn && <Arrow size={14} aria-hidden="true" />}
      </button>
    </th>
  );
};

const Heads = ({
  scores,
  ...rest
}: { scores: QuizScores } & Pick<HeadProps, 'sorting' | 'onSort'>) => (
  <tr>
    {(['place', 'who', 'points', 'credit'] as const).map((by) => (
      <Head
        key={by}
        by={by}
        text={words.columns[by]}
        label={words.sortBy(words.columns[by])}
        {...rest}
      />
    ))}
    {scores.questions.map(({ position, text }, at) => (
      <Head
        key={position}
        by={at}
        text={words.questionColumn(position)}
        label={words.questionSort(position, text)}
        {...rest}
      />
    ))}
  </tr>
);

interface RowProps {
  readonly scores: QuizScores;
  readonly person: ScoredPerson;
  readonly onOpen: (person: ScoredPerson) => void;
}

const Row = ({ scores, person, onOpen }: RowProps) => (
  <tr>
    <td>{formatCount(person.place)}</td>
    <th scope="row">
      <button type="button" className="score-name" dir="auto" onClick={() => onOpen(person)}>
        {person.team !== null && <TeamMark team={person.team} />}
        {whoIs(scores, person)}
      </button>
    </th>
    <td>{formatCount(person.points)}</td>
    <td className="whitespace-nowrap">{words.right(person.credit, scores.counted)}</td>
    {scores.questions.map(({ position }, at) => (
      <td key={position} data-question>
        <OutcomeMark letter={person.made[at] ?? ''} />
      </td>
    ))}
  </tr>
);

interface PeopleTableProps {
  readonly scores: QuizScores;
  readonly toPdf: ToPdf;
}

/** Who has which points, and what they made of each question. */
export const PeopleTable = ({ scores, toPdf }: PeopleTableProps) => {
  const [sorting, setSorting] = useState<Sorting>({ by: 'place', isUp: true });
  const [wanted, setWanted] = useState('');
  const [shown, setShown] = useState(atOnce);
  const [open, setOpen] = useState<ScoredPerson | null>(null);
  const all = sortedPeople(scores.people, sorting, wanted);
  const onSort = (by: SortKey): void => setSorting((now) => sortedBy(now, by));
  return (
    <>
      {scores.named && scores.people.length >= manyPeople && (
        <div className="grid max-w-sm gap-1 print:hidden">
          <Field
            label={words.find}
            value={wanted}
            type="search"
            onChange={(event) => setWanted(event.target.value)}
          />
          <output className="text-sm text-ink-soft">
            {wanted !== '' && words.found(all.length)}
          </output>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached with keys */}
      <section className="score-table" aria-label={words.tableOf} tabIndex={0}>
        <table>
          <caption className="only-spoken">{words.tableOf}</caption>
          <thead>
            <Heads {...{ scores, sorting, onSort }} />
          </thead>
          <tbody>
            {all.slice(0, shown).map((person) => (
              <Row key={person.number} {...{ scores, person }} onOpen={setOpen} />
            ))}
          </tbody>
        </table>
      </section>
      {all.length > shown && (
        <Button className="justify-self-start" onClick={() => setShown(shown + 4 * atOnce)}>
          {words.more(Math.min(4 * atOnce, all.length - shown))}
        </Button>
      )}
      {open !== null && (
        <PersonSheet {...{ scores, toPdf }} person={open} onClose={() => setOpen(null)} />
      )}
    </>
  );
};
