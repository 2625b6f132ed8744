import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { statusOf, type WritingState } from '../../core/writing/writing-state.ts';
import type { Written, WrittenContent } from '../../core/writing/written.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { writingMessages as words } from './writing.messages.ts';

interface SaveStateProps<Content extends WrittenContent> {
  readonly desk: { readonly state: WritingState<Written<Content>, Content> };
  /** Leads to what is to be decided. */
  readonly onAsked: () => void;
}

/** Where what is typed is. Nothing is said before something was typed, and nobody hears of each try. */
export const SaveState = <Content extends WrittenContent>({
  desk: { state },
  onAsked,
}: SaveStateProps<Content>) => {
  const status = statusOf(state);
  const [first] = useState(state.doc.revision);
  const isQuiet = status === 'saved' && state.doc.revision === first;
  const isUnderWay = status === 'waiting' || status === 'saving';
  const isWrong = !isUnderWay && status !== 'saved';
  const Icon = isUnderWay ? LoaderCircle : isWrong ? CircleAlert : Check;
  const said = words.statuses[status];
  return (
    <>
      {status === 'asks' && (
        <Button size="small" className="!border-warn !bg-warn-tint !text-warn" onClick={onAsked}>
          <Icon size={16} aria-hidden="true" />
          {said}
        </Button>
      )}
      {!isQuiet && status !== 'asks' && (
        <p
          aria-hidden="true"
          className={classNames(
            'flex min-w-0 items-center gap-1.5 text-sm leading-tight font-medium',
            isWrong ? 'text-warn' : 'text-ink-soft',
          )}
        >
          <Icon size={16} className="flex-none" />
          {said}
        </p>
      )}
      <output className="only-spoken">{isQuiet || isUnderWay ? '' : said}</output>
    </>
  );
};
