import { useId, useState } from 'react';
import { newId } from '../../../core/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { PollOutline } from '../parts/poll-outline.tsx';
import type { PollDraft } from '../poll-draft.ts';
import { pollTemplates } from './poll-templates.ts';
import type { PollTemplate } from './template.ts';
import { templatesMessages as words } from './templates.messages.ts';

interface LookProps {
  readonly template: PollTemplate;
  readonly onUse: (draft: PollDraft) => void;
  readonly onClose: () => void;
}

/** A template as it would be, before it is taken. */
const Look = ({ template, onUse, onClose }: LookProps) => {
  const [draft] = useState(() => template.make(newId));
  return (
    <Dialog title={template.name} onClose={onClose} closesOnBackdrop>
      <p className="mb-4 text-ink-soft">
        {template.text} {words.note}
      </p>
      <section
        className="max-h-[50dvh] overflow-y-auto rounded-md border border-line p-4"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
        tabIndex={0}
        aria-label={template.name}
      >
        <PollOutline draft={draft} />
      </section>
      <div className={`mt-6 ${dialogButtons}`}>
        <Button onClick={onClose}>{words.back}</Button>
        <Button look="primary" data-takes-focus onClick={() => onUse(draft)}>
          {words.use}
        </Button>
      </div>
    </Dialog>
  );
};

/** What a poll can begin with, for who does not write the first question at once. */
export const TemplateChooser = ({ onChoose }: { onChoose: (draft: PollDraft) => void }) => {
  const titleId = useId();
  const [looked, setLooked] = useState<PollTemplate | null>(null);
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3 border-t border-line pt-6">
      <h2 id={titleId} className="text-lg font-semibold">
        {words.title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {pollTemplates.map((template) => (
          <li key={template.name}>
            <button
              type="button"
              className="grid h-full w-full content-start gap-1 rounded-md border-[1.5px] border-line bg-raised px-4 py-3 text-start hover:border-line-strong hover:bg-sunken"
              onClick={() => setLooked(template)}
            >
              <span className="font-semibold">
                <span className="only-spoken">{words.look} </span>
                {template.name}
              </span>
              <span className="text-sm text-ink-soft">{template.text}</span>
            </button>
          </li>
        ))}
      </ul>
      {looked !== null && (
        <Look
          template={looked}
          onClose={() => setLooked(null)}
          onUse={(draft) => {
            setLooked(null);
            onChoose(draft);
          }}
        />
      )}
    </section>
  );
};
