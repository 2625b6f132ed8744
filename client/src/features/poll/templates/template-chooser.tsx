import { useId, useState } from 'react';
import { newId } from '../../../core/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { QuestionOutline } from '../../material/editor/question-outline.tsx';
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
        <QuestionOutline questions={draft.questions} />
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

interface TemplateChooserProps {
  /** Seen, and nothing more. */
  readonly isOver: boolean;
  readonly onChoose: (draft: PollDraft) => void;
}

/** What a poll can begin with, for who does not write the first question at once. */
export const TemplateChooser = ({ isOver, onChoose }: TemplateChooserProps) => {
  const titleId = useId();
  const [looked, setLooked] = useState<PollTemplate | null>(null);
  return (
    <section
      aria-labelledby={titleId}
      inert={isOver}
      className={classNames(
        'grid grid-cols-1 gap-2 transition-opacity duration-150',
        isOver && 'opacity-40',
      )}
    >
      <h2 id={titleId} className="text-sm font-medium text-ink-soft">
        {words.title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {pollTemplates.map((template) => (
          <li key={template.name}>
            <Button size="small" title={template.text} onClick={() => setLooked(template)}>
              <span className="only-spoken">{words.look} </span>
              {template.name}
            </Button>
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
