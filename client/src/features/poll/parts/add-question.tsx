import { type QuestionKindName, questionKindNames } from '@sets/shared/question/question-kinds.ts';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { formParts } from '../../question/kind-parts.ts';
import { editorMessages as words } from '../poll-editor.messages.ts';

/** A button for each kind of question. */
export const AddQuestion = ({ onAdd }: { onAdd: (kind: QuestionKindName) => void }) => {
  const captionId = useId();
  return (
    <section aria-labelledby={captionId} className="mt-3 grid grid-cols-1 gap-1">
      <h2 id={captionId} className="px-4 text-sm font-medium text-ink-soft">
        {words.addQuestion}
      </h2>
      <div className="flex flex-wrap lg:grid lg:grid-cols-1">
        {questionKindNames.map((kind) => {
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
      </div>
    </section>
  );
};
