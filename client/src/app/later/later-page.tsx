import {
  Bus,
  Car,
  ChefHat,
  GraduationCap,
  type LucideIcon,
  Presentation,
  UsersRound,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { useToken } from '../../features/account/account.store.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import type { LaterArea } from './later-areas.ts';
import { laterMessages as words } from './later.messages.ts';

const icons: Readonly<Record<LaterArea, LucideIcon>> = {
  slides: Presentation,
  food: ChefHat,
  buses: Bus,
  rides: Car,
  groups: UsersRound,
  professors: GraduationCap,
};

/** A screen whose feature this version does not have: what it will be, and what there is today. */
export const LaterPage = ({ area }: { area: LaterArea }) => {
  const { title, text } = words.areas[area];
  const isSignedIn = useToken() !== null;
  const Icon = icons[area];
  useTitle(title);
  return (
    <main className="mx-auto grid w-full max-w-lg grow content-center justify-items-start gap-4 px-4 py-16">
      <span className="grid size-16 place-items-center rounded-lg bg-people-tint text-people-ink">
        <Icon size={30} strokeWidth={1.6} aria-hidden="true" />
      </span>
      <p className="mt-2 text-sm font-medium text-ink-soft">{words.notYet}</p>
      <h1 className="text-4xl font-semibold tracking-[-0.03em]">{title}</h1>
      <p className="text-lg text-pretty text-ink-soft">{text}</p>
      <Link to="/" className={`${buttonClass('primary')} mt-4`}>
        {isSignedIn ? words.toPolls : words.toHome}
      </Link>
    </main>
  );
};
