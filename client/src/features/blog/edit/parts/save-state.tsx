import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { editMessages as words } from '../edit.messages.ts';
import { statusOf } from '../saving/post-state.ts';
import type { PostDesk } from '../use-post-saver.ts';

/** Where what is typed is. Nothing is said before something was typed, and nobody hears of each try. */
export const SaveState = ({ desk: { state } }: { desk: PostDesk }) => {
  const status = statusOf(state);
  const [first] = useState(state.post.revision);
  const isQuiet = status === 'saved' && state.post.revision === first;
  const isUnderWay = status === 'waiting' || status === 'saving';
  const isWrong = !isUnderWay && status !== 'saved';
  const Icon = isUnderWay ? LoaderCircle : isWrong ? CircleAlert : Check;
  const said = words.statuses[status];
  return (
    <>
      {!isQuiet && (
        <p
          aria-hidden="true"
          className={classNames(
            'blog-save flex min-w-0 items-center gap-1.5 text-sm leading-tight font-medium',
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
