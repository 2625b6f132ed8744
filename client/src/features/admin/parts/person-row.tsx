import { isPremium } from '@sets/shared/account/premium.contract.ts';
import { noSchool } from '@sets/shared/account/account.contract.ts';
import type { Person } from '@sets/shared/admin/admin.contract.ts';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useAccount } from '../../account/account.store.ts';
import { roleNames } from '../admin.messages.ts';
import { peopleMessages as words } from '../people.messages.ts';

const tones = {
  quiet: 'bg-sunken text-ink-soft',
  people: 'bg-people-tint text-people-ink',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
} as const;

interface Label {
  readonly text: string;
  readonly tone: keyof typeof tones;
}

/** What is out of the ordinary with somebody. */
const labelsOf = (person: Person, now: number, isSelf: boolean): Label[] => [
  ...(isSelf ? [{ text: words.you, tone: 'quiet' } as const] : []),
  ...(person.accountType === 'student'
    ? []
    : [{ text: roleNames[person.accountType], tone: 'quiet' } as const]),
  ...(isPremium(person.premium, now) ? [{ text: words.premium, tone: 'people' } as const] : []),
  ...(person.verified ? [] : [{ text: words.unverified, tone: 'warn' } as const]),
  ...(person.locked ? [{ text: words.locked, tone: 'bad' } as const] : []),
];

export const PersonLabels = ({ person }: { person: Person }) => {
  const [now] = useState(Date.now);
  const isSelf = useAccount()?.userid === person.userid;
  const labels = labelsOf(person, now, isSelf);
  if (labels.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {labels.map(({ text, tone }) => (
        <span
          key={text}
          className={`rounded-full px-2.5 py-0.5 text-xs font-semibold ${tones[tone]}`}
        >
          {text}
        </span>
      ))}
    </span>
  );
};

export const schoolOf = ({ school }: Pick<Person, 'school'>): string =>
  school === noSchool ? words.noSchool : school;

/** Somebody in the list: who, where from, and what is out of the ordinary. */
export const PersonRow = ({ person, onOpen }: { person: Person; onOpen: () => void }) => (
  <li>
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-center gap-4 rounded-sm px-2 py-2.5 text-left hover:bg-sunken"
    >
      <span className="grid min-w-0 grow gap-x-4 gap-y-1 [overflow-wrap:anywhere] sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_12.5rem] sm:items-center">
        <span className="min-w-0">
          <span dir="auto" className="block font-semibold">
            {person.username}
          </span>
          <span className="block text-sm text-ink-soft">{person.email}</span>
        </span>
        <span className="text-sm text-ink-soft">{schoolOf(person)}</span>
        <PersonLabels person={person} />
      </span>
      <ChevronRight size={18} aria-hidden="true" className="flex-none text-ink-soft" />
    </button>
  </li>
);
