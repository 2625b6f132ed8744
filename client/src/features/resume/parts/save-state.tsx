import { Check, CircleAlert, LoaderCircle, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { resumeMessages as words } from '../resume.messages.ts';
import { type SaveStatus, statusOf } from '../resume-state.ts';
import type { ResumeDesk } from '../use-resume-saver.ts';

const icons: Readonly<Record<SaveStatus, typeof Check>> = {
  saved: Check,
  waiting: LoaderCircle,
  saving: LoaderCircle,
  offline: CircleAlert,
  asks: CircleAlert,
  unfinished: PencilLine,
};

/** Where what is typed is. Nothing is said before something was typed, and nobody hears of each try. */
export const SaveState = ({ desk: { state } }: { desk: ResumeDesk }) => {
  const status = statusOf(state);
  const [first] = useState(state.resume.revision);
  const isQuiet = status === 'saved' && state.resume.revision === first;
  const isUnderWay = status === 'waiting' || status === 'saving';
  const isWrong = status === 'offline' || status === 'asks';
  const Icon = icons[status];
  return (
    <div className="resume-save pointer-events-none sticky bottom-4 z-3 mt-4 flex justify-end print:hidden">
      {!isQuiet && (
        <p
          aria-hidden="true"
          className={classNames(
            'flex min-h-10 items-center gap-2 rounded-full border px-4 text-sm font-medium shadow-raised',
            isWrong ? 'border-warn bg-warn-tint text-warn' : 'border-line bg-raised text-ink-soft',
          )}
        >
          <Icon size={16} className="flex-none" />
          {words.statuses[status]}
        </p>
      )}
      <output className="only-spoken">{isQuiet || isUnderWay ? '' : words.statuses[status]}</output>
    </div>
  );
};
