import { classNames } from './class-names.ts';

const lines = ['w-1/3 h-10', 'w-full h-16', 'w-5/6 h-16', 'w-2/3 h-16'];

interface SkeletonProps {
  readonly label: string;
  /** It stands for a part of a page, whose edges it keeps, instead of for a whole one. */
  readonly isPart?: boolean;
}

/** The place of what is still loading; `data-waits` keeps back what comes below it (`in-order.css`). */
export const Skeleton = ({ label, isPart = false }: SkeletonProps) => (
  <output
    aria-label={label}
    data-waits
    className={classNames(
      'grid w-full gap-4',
      isPart ? 'py-4' : 'mx-auto max-w-content px-4 py-10',
    )}
  >
    {lines.map((line) => (
      <span key={line} className={`block animate-pulse rounded-md bg-sunken ${line}`} />
    ))}
  </output>
);
