import { classNames } from '../../../ui/class-names.ts';

/** People are dots: the one whose page it is, a large one. */
export const PersonMark = ({ name, isLarge = false }: { name: string; isLarge?: boolean }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'grid flex-none place-items-center rounded-full bg-people-tint font-semibold text-people-ink',
      isLarge ? 'size-16 text-2xl' : 'size-10',
    )}
  >
    {/\p{L}|\p{N}/u.exec(name)?.[0].toUpperCase()}
  </span>
);
