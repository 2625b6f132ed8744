import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'outline' | 'plain' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** What cannot be pressed is flat, and still read. */
const flat = 'disabled:bg-sunken disabled:text-ink-soft';

const looks: Record<ButtonLook, string> = {
  primary: `bg-people text-on-people hover:bg-people-ink ${flat}`,
  outline: `border-[1.5px] border-line bg-raised text-ink hover:border-line-strong hover:bg-sunken disabled:border-line ${flat}`,
  plain: 'hover:bg-sunken disabled:bg-transparent disabled:text-ink-soft',
  danger: `bg-bad text-paper hover:bg-[color-mix(in_srgb,var(--bad)_85%,var(--ink))] ${flat}`,
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 rounded-sm px-3 text-sm pointer-coarse:min-h-12',
  medium: 'min-h-12 rounded-md px-5',
  large: 'min-h-16 rounded-lg px-7 text-xl',
};

/** How a button looks, for links that lead on like one. */
export const buttonClass = (look: ButtonLook = 'outline', size: ButtonSize = 'medium'): string =>
  classNames(
    'inline-flex select-none [&>svg]:flex-none items-center justify-center gap-2 font-medium whitespace-nowrap',
    'transition-colors duration-150 active:scale-[0.985]',
    // It takes a press all the same: passed on, the second of two quick ones would select the words around it.
    'disabled:scale-100 disabled:cursor-default',
    looks[look],
    sizes[size],
  );

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
}

export const Button = ({ look, size, className, ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={classNames(buttonClass(look, size), className)} />
);

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: spoken, and shown while pointed at. */
  readonly label: string;
  /** It does nothing now, but keeps the focus: mostly, its last press has made it so. */
  readonly isOff?: boolean;
}

export const IconButton = ({ label, isOff, className, onClick, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={isOff === true ? undefined : onClick}
    {...rest}
    className={classNames(
      'relative grid size-10 flex-none place-items-center rounded-md text-ink-soft',
      'transition-colors hover:bg-sunken hover:text-ink disabled:pointer-events-none disabled:text-line-strong',
      isOff === true && 'pointer-events-none !text-line-strong',
      // A finger has more room than what is drawn: 48 px.
      'after:absolute after:-inset-1 pointer-fine:after:hidden',
      className,
    )}
  />
);
