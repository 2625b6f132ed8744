import type { School } from '@sets/shared/school/school.contract.ts';
import { Pencil, School as SchoolSymbol, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../ui/button.tsx';
import { adminPaths } from '../admin-parts.ts';
import { countryName } from '../countries.ts';
import { schoolMessages as words } from '../school.messages.ts';

/** The picture of a school, or a sign in its place; its name stands beside it. */
export const SchoolIcon = ({ icon, size = 'size-11' }: { icon: string; size?: string }) =>
  icon === '' ? (
    <span
      aria-hidden="true"
      className={`grid ${size} flex-none place-items-center rounded-md bg-sunken text-ink-soft`}
    >
      <SchoolSymbol size={20} />
    </span>
  ) : (
    <img
      src={icon}
      alt=""
      className={`${size} flex-none rounded-md border border-line bg-[#fff] object-contain p-0.5`}
    />
  );

/** A partnered school in the list. */
export const SchoolRow = ({ school, onRemove }: { school: School; onRemove: () => void }) => {
  const { schoolid, name, icon, country, domains, people } = school;
  return (
    <li className="flex items-center gap-4 py-3">
      <SchoolIcon icon={icon} />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <Link
          to={adminPaths.school(schoolid)}
          dir="auto"
          className="rounded-sm font-semibold hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm text-ink-soft">
          {countryName(country)} · {words.domains(domains[0] ?? '', domains.length - 1)} ·{' '}
          {words.people(people)}
        </p>
      </div>
      <div className="flex flex-none">
        <Link
          to={adminPaths.school(schoolid)}
          aria-label={words.edit(name)}
          title={words.edit(name)}
          className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Pencil size={18} aria-hidden="true" />
        </Link>
        <IconButton label={words.remove(name)} className="size-11" onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
};
