import { weeklogLimits } from '@sets/shared/weeklog/weeklog.contract.ts';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '../../../core/new-id.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { weeklogMessages } from '../weeklog.messages.ts';
import { isAddress, type TypedLink } from './entry-typed.ts';

const words = weeklogMessages.form;

interface LinkRowsProps {
  readonly links: readonly TypedLink[];
  /** Saving was refused: what has to be mended is shown. */
  readonly isRefused: boolean;
  readonly onChange: (links: readonly TypedLink[]) => void;
}

interface LinkRowProps {
  readonly link: TypedLink;
  readonly at: number;
  readonly isRefused: boolean;
  readonly takesFocus: boolean;
  readonly onChange: (part: Partial<TypedLink>) => void;
  readonly onTakeOut: () => void;
}

const LinkRow = (props: LinkRowProps) => {
  const { link, at, isRefused, takesFocus, onChange, onTakeOut } = props;
  const { address, title } = link;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const isFilled = address.trim() !== '' || title.trim() !== '';
  return (
    <div className="flex items-start gap-2">
      <div className="grid min-w-0 grow grid-cols-1 gap-2 narrow:grid-cols-[3fr_2fr]">
        <input
          ref={input}
          type="url"
          inputMode="url"
          aria-label={words.linkAddress(at + 1)}
          aria-invalid={isRefused && isFilled && !isAddress(address)}
          placeholder="https://…"
          value={address}
          maxLength={weeklogLimits.address}
          onChange={({ target }) => onChange({ address: target.value })}
          className={inputClass}
        />
        <input
          aria-label={words.linkTitle(at + 1)}
          placeholder={words.titlePlaceholder}
          dir="auto"
          value={title}
          maxLength={weeklogLimits.title}
          onChange={({ target }) => onChange({ title: target.value })}
          className={inputClass}
        />
      </div>
      <IconButton label={words.noLink} className="mt-1" onClick={onTakeOut}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
};

/** The links of an entry, each with an address and a title. */
export const LinkRows = ({ links, isRefused, onChange }: LinkRowsProps) => {
  /** Which was added last: one writes in it. */
  const [fresh, setFresh] = useState<string | null>(null);
  const keep = useKeptFocus<HTMLFieldSetElement>((place) =>
    place.querySelector<HTMLElement>(':scope > button'),
  );
  const add = (): void => {
    const key = newKey();
    setFresh(key);
    onChange([...links, { key, title: '', address: '' }]);
  };
  return (
    <fieldset ref={keep} className="m-0 grid min-w-0 grid-cols-1 gap-3 p-0">
      <legend className="mb-1.5 p-0 text-sm font-medium">{words.links}</legend>
      {links.map((link, at) => (
        <LinkRow
          key={link.key}
          {...{ link, at, isRefused }}
          takesFocus={link.key === fresh}
          onChange={(part) =>
            onChange(links.map((each) => (each.key === link.key ? { ...each, ...part } : each)))
          }
          onTakeOut={() => onChange(links.filter((each) => each.key !== link.key))}
        />
      ))}
      {links.length < weeklogLimits.links && (
        <Button look="plain" size="small" className="-ms-3 justify-self-start" onClick={add}>
          <Plus size={18} aria-hidden="true" />
          {words.addLink}
        </Button>
      )}
    </fieldset>
  );
};
