import { weeklogLimits } from '@sets/shared/weeklog/weeklog.contract.ts';
import { Plus, X } from 'lucide-react';
import { newKey } from '../../../core/new-id.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { weeklogMessages } from '../weeklog.messages.ts';
import type { TypedLink } from './entry-typed.ts';

const words = weeklogMessages.form;

interface LinkRowsProps {
  readonly links: readonly TypedLink[];
  readonly onChange: (links: readonly TypedLink[]) => void;
}

/** The links of an entry, each with an address and a title. */
export const LinkRows = ({ links, onChange }: LinkRowsProps) => {
  const change = (key: string, part: Partial<TypedLink>): void =>
    onChange(links.map((each) => (each.key === key ? { ...each, ...part } : each)));
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-3 p-0">
      <legend className="mb-1.5 p-0 text-sm font-medium">{words.links}</legend>
      {links.map(({ key, address, title }, at) => (
        <div key={key} className="flex items-start gap-2">
          <div className="grid min-w-0 grow grid-cols-1 gap-2 narrow:grid-cols-[3fr_2fr]">
            <input
              type="url"
              inputMode="url"
              aria-label={words.linkAddress(at + 1)}
              placeholder="https://…"
              value={address}
              maxLength={weeklogLimits.address}
              onChange={({ target }) => change(key, { address: target.value })}
              className={inputClass}
            />
            <input
              aria-label={words.linkTitle(at + 1)}
              placeholder={words.titlePlaceholder}
              dir="auto"
              value={title}
              maxLength={weeklogLimits.title}
              onChange={({ target }) => change(key, { title: target.value })}
              className={inputClass}
            />
          </div>
          <IconButton
            label={words.noLink}
            className="mt-1"
            onClick={() => onChange(links.filter((each) => each.key !== key))}
          >
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {links.length < weeklogLimits.links && (
        <Button
          look="plain"
          size="small"
          className="-ms-3 justify-self-start"
          onClick={() => onChange([...links, { key: newKey(), title: '', address: '' }])}
        >
          <Plus size={18} aria-hidden="true" />
          {words.addLink}
        </Button>
      )}
    </fieldset>
  );
};
