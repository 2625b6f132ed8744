import type { EmbedLink } from '@sets/shared/embed/embed.contract.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { ago } from '../../../../ui/when.ts';
import { embedDialogMessages as words } from './embed-dialog.messages.ts';

interface LinkListProps {
  readonly links: readonly EmbedLink[];
  readonly onWithdraw: (embedid: string) => void;
}

/** The links of a room, each with the way to end it. */
export const LinkList = ({ links, onWithdraw }: LinkListProps) => {
  const [asked, setAsked] = useState<EmbedLink | null>(null);
  return (
    <section aria-label={words.links} className="grid gap-2">
      <h3 className="text-sm font-medium">{words.links}</h3>
      {links.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      <ul className="grid gap-2">
        {links.map((link) => (
          <li key={link.embedid} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <span className="block truncate font-medium" dir="auto">
                {link.name}
              </span>
              <span className="block text-sm text-ink-soft">
                {words.by(link.madeBy, ago(link.madeAt))}
              </span>
            </span>
            <Button
              size="small"
              aria-label={words.withdrawNamed(link.name)}
              onClick={() => setAsked(link)}
            >
              {words.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title={words.withdrawAsk(asked.name)}
          text={words.withdrawText}
          yes={words.withdraw}
          isDanger
          onCancel={() => setAsked(null)}
          onYes={() => {
            onWithdraw(asked.embedid);
            setAsked(null);
          }}
        />
      )}
    </section>
  );
};
