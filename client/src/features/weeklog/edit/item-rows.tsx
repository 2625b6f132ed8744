import { weeklogLimits } from '@sets/shared/weeklog/weeklog.contract.ts';
import { X } from 'lucide-react';
import type { Sender } from '../../../core/sending/sender.ts';
import { IconButton } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { SendingLine } from '../../../ui/sending-line.tsx';
import { weeklogMessages } from '../weeklog.messages.ts';
import type { TypedItem } from './entry-typed.ts';

const words = weeklogMessages.form;

interface ItemRowsProps {
  /** Of the list, and of the name of each. */
  readonly label: string;
  readonly nameLabel: string;
  readonly items: readonly TypedItem[];
  readonly sender: Sender;
  readonly onChange: (items: readonly TypedItem[]) => void;
  readonly onTakeOut: (id: string) => void;
}

/** Papers or files of an entry: how each is called, and how far it is on its way. */
export const ItemRows = ({ label, nameLabel, items, sender, onChange, onTakeOut }: ItemRowsProps) =>
  items.length === 0 ? null : (
    <ul aria-label={label} className="grid grid-cols-1 gap-3">
      {items.map((item) => (
        <li key={item.id} className="grid grid-cols-1 gap-2">
          <div className="flex items-center gap-2">
            <input
              aria-label={nameLabel}
              dir="auto"
              value={item.name}
              maxLength={weeklogLimits.title}
              aria-invalid={item.name.trim() === ''}
              onChange={({ target }) =>
                onChange(
                  items.map((each) =>
                    each.id === item.id ? { ...each, name: target.value } : each,
                  ),
                )
              }
              className={inputClass}
            />
            <IconButton label={words.noPaper(item.name)} onClick={() => onTakeOut(item.id)}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </div>
          {item.from.kind === 'sent' && (
            <SendingLine sender={sender} part={{ key: item.from.key, name: item.from.fileName }} />
          )}
        </li>
      ))}
    </ul>
  );
