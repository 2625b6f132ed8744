import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { Zap } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadChunk } from '../../../core/chunk.ts';
import { newId } from '../../../core/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import type { Shelf } from '../../material/material.ts';
import { pollPaths } from '../poll-paths.ts';
import type { QuickAsked } from './quick-asked.ts';
import { quickMessages as words } from './quick.messages.ts';

const QuickSheet = lazy(async () => ({
  default: (await loadChunk(() => import('./quick-sheet.tsx'))).QuickSheet,
}));

interface AskNowProps {
  /** Where it is kept, unless it is asked in a room in which something lies elsewhere. */
  readonly shelf?: Shelf;
  readonly look?: 'outline' | 'plain';
  readonly size?: 'small' | 'medium';
  readonly className?: string;
  /** Of the words beside the sign. */
  readonly wordsClass?: string;
  /** Whether a key opens it, too. */
  readonly hasKey?: boolean;
}

/** A question in two taps: one opens the sheet, the next asks it. */
export const AskNow = (props: AskNowProps) => {
  const { shelf = personalShelf, look = 'outline', size = 'medium', hasKey = false } = props;
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { moduleid, topicid } = shelf;
  useShortcuts(hasKey ? { [words.key]: () => setOpen(true) } : {});
  return (
    <>
      <Button
        {...{ look, size }}
        className={props.className}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasKey ? words.key : undefined}
        aria-label={words.open}
        title={words.openHint}
        onClick={() => setOpen(true)}
      >
        <Zap size={18} aria-hidden="true" />
        <span className={props.wordsClass}>{words.open}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <QuickSheet
            onClose={() => setOpen(false)}
            onAsk={(quick) => {
              const asked = { ...quick, moduleid, topicid, attempt: newId(), from: pathname };
              void navigate(pollPaths.ask, { state: asked satisfies QuickAsked });
            }}
          />
        </Suspense>
      )}
    </>
  );
};
