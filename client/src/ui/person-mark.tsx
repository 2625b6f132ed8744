import { classNames } from './class-names.ts';

const sizes = { small: 'size-6 text-xs', medium: 'size-10', large: 'size-16 text-2xl' } as const;

interface PersonMarkProps {
  readonly name: string;
  readonly size?: keyof typeof sizes;
}

/** People are dots: one with the first letter of a name, large where the page is theirs. */
export const PersonMark = ({ name, size = 'medium' }: PersonMarkProps) => (
  <span
    aria-hidden="true"
    className={classNames(
      'grid flex-none place-items-center rounded-full bg-people-tint font-semibold text-people-ink',
      sizes[size],
    )}
  >
    {/\p{L}|\p{N}/u.exec(name)?.[0].toUpperCase()}
  </span>
);
