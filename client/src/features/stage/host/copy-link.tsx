import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { hostMessages as words } from './host.messages.ts';

type Copying = 'not' | 'done' | 'refused';
const labels: Record<Exclude<Copying, 'not'>, string> = {
  done: words.copied,
  refused: words.copyFailed,
};

interface CopyLinkProps {
  readonly link: string;
  readonly label?: string;
}

/** Copies a link, as the one that leads into the room, and says for a moment that it did. */
export const CopyLink = ({ link, label = words.copy }: CopyLinkProps) => {
  const [copying, setCopying] = useState<Copying>('not');
  const copy = async (): Promise<void> => {
    setCopying((await copyText(link)) ? 'done' : 'refused');
    setTimeout(() => setCopying('not'), 2_000);
  };
  return (
    <Button size="small" onClick={() => void copy()}>
      <Copy size={16} aria-hidden="true" />
      <span aria-live="polite">{copying === 'not' ? label : labels[copying]}</span>
    </Button>
  );
};
