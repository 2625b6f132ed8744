import type { Person } from '@sets/shared/admin/admin.contract.ts';
import { Button } from '../../../ui/button.tsx';
import { peopleMessages as words } from '../people.messages.ts';

interface PersonDivisionProps {
  readonly person: Person;
  readonly onDecide: (division: string, confirmed: boolean) => Promise<void>;
}

/** Of which division somebody says they are; nothing where they say none. */
export const PersonDivision = ({ person, onDecide }: PersonDivisionProps) => {
  const { division, verified } = person.division;
  if (division === '') return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h3 className="text-sm font-medium">{words.divisionTitle}</h3>
        <p className="text-sm text-ink-soft">
          {verified ? words.divisionConfirmed(division) : words.divisionNot(division)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void onDecide(division, false)}>{words.takeDivision}</Button>
        {!verified && (
          <Button onClick={() => void onDecide(division, true)}>{words.confirmDivision}</Button>
        )}
      </div>
    </section>
  );
};
