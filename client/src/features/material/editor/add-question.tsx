import type { QuestionKindName } from '@sets/shared/question/question-kinds.ts';
import { Plus, Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formParts } from '../../question/kind-parts.ts';
import { addQuestionMessages as words } from './add-question.messages.ts';

interface AddProps {
  /** Those that can be asked. */
  readonly kinds: readonly QuestionKindName[];
  readonly onAdd: (kind: QuestionKindName) => void;
  /** Leads to where questions are made of a text. */
  readonly onFromText?: (() => void) | undefined;
}

/** Beside the writing there is room for a button of each kind. */
const Buttons = ({ kinds, onAdd, onFromText }: AddProps) => {
  const captionId = useId();
  return (
    <section aria-labelledby={captionId} className="mt-3 hidden gap-1 lg:grid lg:grid-cols-1">
      <h2 id={captionId} className="px-4 text-sm font-medium text-ink-soft">
        {words.add}
      </h2>
      {kinds.map((kind) => {
        const { name, Icon } = formParts(kind);
        return (
          <Button
            key={kind}
            look="plain"
            aria-label={words.addKind(name)}
            className="!justify-start !gap-3 !px-4"
            onClick={() => onAdd(kind)}
          >
            <Icon size={18} aria-hidden="true" />
            {name}
          </Button>
        );
      })}
      {onFromText !== undefined && (
        <Button look="plain" className="!justify-start !gap-3 !px-4" onClick={onFromText}>
          <Sparkles size={18} aria-hidden="true" />
          {words.fromText}
        </Button>
      )}
    </section>
  );
};

interface KindsProps extends AddProps {
  readonly onClose: () => void;
}

/** Every kind, with what it is for. */
const Kinds = ({ kinds, onAdd, onClose }: KindsProps) => (
  <Dialog title={words.choose} onClose={onClose} closesOnBackdrop>
    <ul className="-mx-3 grid grid-cols-1 gap-1">
      {kinds.map((kind, at) => {
        const { name, means, Icon } = formParts(kind);
        return (
          <li key={kind}>
            <button
              type="button"
              data-takes-focus={at === 0 ? true : undefined}
              className="flex w-full items-start gap-4 rounded-md px-3 py-2 text-start hover:bg-sunken"
              onClick={() => onAdd(kind)}
            >
              <Icon size={20} aria-hidden="true" className="mt-0.5 flex-none text-ink-soft" />
              <span className="grid min-w-0">
                <span className="font-medium">{name}</span>
                <span className="text-sm text-ink-soft">{means}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  </Dialog>
);

/** Where there is less room, one button opens a list of them. */
const Opener = ({ kinds, onAdd, onFromText }: AddProps) => {
  const [isOpen, setOpen] = useState(false);
  const choose = (kind: QuestionKindName): void => {
    setOpen(false);
    onAdd(kind);
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2 px-1 lg:hidden">
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus size={18} aria-hidden="true" />
        {words.add}
      </Button>
      {onFromText !== undefined && (
        <Button look="plain" onClick={onFromText}>
          <Sparkles size={18} aria-hidden="true" />
          {words.fromText}
        </Button>
      )}
      {isOpen && <Kinds kinds={kinds} onAdd={choose} onClose={() => setOpen(false)} />}
    </div>
  );
};

/** Adds a question of some kind. */
export const AddQuestion = (props: AddProps) => (
  <>
    <Buttons {...props} />
    <Opener {...props} />
  </>
);
