import { Bold, Code, ImagePlus, Sigma } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { editorMessages as words } from '../editor.messages.ts';
import { asCode, asFormula, emboldened, type Selected } from '../../../core/text-edits.ts';
import { pictureOf } from '../use-picture-adding.ts';

interface EditorToolsProps {
  /** What is written is shown, not changed. */
  readonly isPreview: boolean;
  readonly onEdit: (edit: (from: Selected) => Selected) => void;
  /** Undefined where no pictures can be added. */
  readonly onPicture?: ((file: File) => void) | undefined;
  readonly isAdding: boolean;
}

const PictureButton = ({
  onPicture,
  disabled,
}: {
  onPicture: (file: File) => void;
  disabled: boolean;
}) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={words.picture}
        className="size-11"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <ImagePlus size={19} aria-hidden="true" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        hidden
        aria-label={words.picture}
        onChange={({ target }) => {
          const file = pictureOf(target.files);
          // The same file again is a change again.
          target.value = '';
          if (file !== undefined) onPicture(file);
        }}
      />
    </>
  );
};

/** What helps to write: each does to what is selected what can also be typed. */
export const EditorTools = ({ isPreview, onEdit, onPicture, isAdding }: EditorToolsProps) => {
  const tools = [
    { label: words.bold, Icon: Bold, edit: (from: Selected) => emboldened(from, words.boldStand) },
    { label: words.code, Icon: Code, edit: (from: Selected) => asCode(from, words.codeStand) },
    {
      label: words.formula,
      Icon: Sigma,
      edit: (from: Selected) => asFormula(from, words.formulaStand),
    },
  ];
  return (
    <fieldset aria-label={words.tools} className="m-0 -ml-3 flex min-w-0 p-0">
      {tools.map(({ label, Icon, edit }) => (
        <IconButton
          key={label}
          label={label}
          className="size-11"
          disabled={isPreview}
          onClick={() => onEdit(edit)}
        >
          <Icon size={19} aria-hidden="true" />
        </IconButton>
      ))}
      {onPicture !== undefined && (
        <PictureButton onPicture={onPicture} disabled={isPreview || isAdding} />
      )}
    </fieldset>
  );
};
