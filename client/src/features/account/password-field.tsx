import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, useId, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { inputClass } from '../../ui/field.tsx';
import { accountMessages as words } from './account.messages.ts';

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** What is wrong with it, or undefined. */
  readonly fault?: string | undefined;
}

/** A password, hidden until one asks to see it. */
export const PasswordField = ({ label, fault, ...rest }: PasswordFieldProps) => {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-note`}
          {...rest}
          className={classNames(inputClass, '!pr-13')}
        />
        <IconButton
          label={isShown ? words.hideTyped : words.showTyped}
          className="!absolute top-0 right-0 !size-12"
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {fault !== undefined && (
        <p id={`${id}-note`} className="text-sm text-bad">
          {fault}
        </p>
      )}
    </div>
  );
};
