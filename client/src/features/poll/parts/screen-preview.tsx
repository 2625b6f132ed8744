import type { Question } from '@sets/shared/question/question-kinds.ts';
import { screenParts } from '../../question/screen-parts.ts';
import { ScreenSheet } from '../../stage/screen/screen-sheet.tsx';
import { editorMessages as words } from '../poll-editor.messages.ts';
import { useSettled } from '../../../core/use-settled.ts';

/** A pause in typing, in ms: fitting the text into the screen is more than a key should wait for. */
const pause = 150;

/** The question as the room will see it, small. */
export const ScreenPreview = ({ question: typed }: { question: Question }) => {
  const settled = useSettled(typed, pause);
  // Another question is shown at once.
  const question = settled.id === typed.id ? settled : typed;
  const { Screen } = screenParts(question);
  return (
    <figure className="grid grid-cols-1 gap-2">
      <figcaption className="text-sm font-medium text-ink-soft">{words.preview}</figcaption>
      <div className="aspect-video overflow-hidden rounded-md border border-line shadow-raised">
        <ScreenSheet>
          <Screen
            question={{ ...question, text: question.text || words.textPlaceholder }}
            counts={null}
            answered={0}
          />
        </ScreenSheet>
      </div>
    </figure>
  );
};
