import type { RunInfo } from '@sets/shared/live/run.ts';
import { Copy, Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { joinWay } from '../join-way.ts';
import { hostMessages as words } from '../poll-host.messages.ts';
import { spacedCode } from '../wall/wall-join.tsx';

type Copying = 'not' | 'done' | 'refused';
const labels: Record<Copying, string> = {
  not: words.copy,
  done: words.copied,
  refused: words.copyFailed,
};

/** The way in, for the host to read out, to show or to send. */
export const HostJoin = ({ run }: { run: RunInfo }) => {
  const [copying, setCopying] = useState<Copying>('not');
  const way = joinWay(run.code);
  const copy = async (): Promise<void> => {
    setCopying((await copyText(way.link)) ? 'done' : 'refused');
    setTimeout(() => setCopying('not'), 2_000);
  };
  return (
    <section
      aria-label={words.join}
      className="grid gap-4 rounded-lg border border-line bg-raised p-5"
    >
      <div className="flex items-center gap-4">
        <div className="w-20 flex-none overflow-hidden rounded-sm">
          <QrCode text={way.link} label={words.qr(way.link)} />
        </div>
        <div className="min-w-0">
          <p className="text-sm break-words text-ink-soft">{way.address}</p>
          <p className="text-2xl font-bold tracking-wider whitespace-nowrap">
            {spacedCode(run.code)}
          </p>
        </div>
      </div>
      {run.locked && (
        <p className="flex items-center gap-2 text-sm font-medium text-warn-ink">
          <Lock size={16} aria-hidden="true" />
          {words.locked}
        </p>
      )}
      <Button size="small" onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
        <span aria-live="polite">{labels[copying]}</span>
      </Button>
    </section>
  );
};
