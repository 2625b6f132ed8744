import { type ResumeHint, resumeHints } from '@sets/shared/resume/resume-hints.ts';
import { ArrowRight, Lightbulb } from 'lucide-react';
import { useId, useState } from 'react';
import { deviceStorage } from '../../../core/device-storage.ts';
import { Button } from '../../../ui/button.tsx';
import { entryKey, valueOf } from '../resume-pieces.ts';
import { resumeMessages } from '../resume.messages.ts';
import type { ResumeDesk } from '../use-resume-saver.ts';
import { nameOf } from './entry-row.tsx';

const words = resumeMessages.hints;

const goTo = ({ saver }: ResumeDesk, { place }: ResumeHint): void => {
  if (place.kind === 'photo') {
    document.querySelector<HTMLElement>('[data-edits="photo"]')?.focus();
  } else if (place.kind === 'section') saver.add(place.section);
  else saver.open(place.kind === 'entry' ? entryKey(place.section, place.entryId) : place.kind);
};

const textOfHint = ({ state }: ResumeDesk, { code, place }: ResumeHint): string => {
  if (place.kind !== 'entry') return words.all[code];
  const fields = valueOf(state.resume, entryKey(place.section, place.entryId));
  return words.about(words.all[code], nameOf(place.section, { fields: fields ?? {} }));
};

/** What is missing, as a quiet list that leads to the right fields. */
export const HintsPart = ({ desk }: { desk: ResumeDesk }) => {
  const key = `sets.resume-hints.${desk.state.resume.userid}`;
  const [isAway, setAway] = useState(() => deviceStorage.getItem(key) !== null);
  const id = useId();
  const hints = resumeHints(desk.state.resume);
  const put = (away: boolean): void => {
    setAway(away);
    if (away) deviceStorage.setItem(key, 'away');
    else deviceStorage.removeItem(key);
  };
  if (hints.length === 0) return null;
  if (isAway) {
    return (
      <Button look="plain" className="mb-4 -ms-5 text-ink-soft" onClick={() => put(false)}>
        <Lightbulb size={18} aria-hidden="true" />
        {words.show(hints.length)}
      </Button>
    );
  }
  return (
    <section aria-labelledby={id} className="mb-7 rounded-lg bg-sunken px-4 py-3 narrow:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="flex items-center gap-2 font-semibold">
          <Lightbulb size={18} className="flex-none text-ink-soft" aria-hidden="true" />
          {words.title}
        </h2>
        <Button look="plain" size="small" className="-me-3" onClick={() => put(true)}>
          {words.hide}
        </Button>
      </div>
      <ul>
        {hints.map((hint) => (
          <li key={hint.code}>
            <button
              type="button"
              className="flex min-h-12 w-full items-center justify-between gap-3 rounded-sm py-1 text-start [overflow-wrap:anywhere] text-ink-soft hover:text-ink"
              onClick={() => goTo(desk, hint)}
            >
              <span className="min-w-0">{textOfHint(desk, hint)}</span>
              <ArrowRight size={18} className="flex-none rtl:-scale-x-100" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
