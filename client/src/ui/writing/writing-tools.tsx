import {
  Bold,
  Code,
  Heading,
  ImagePlus,
  Italic,
  Link,
  List,
  type LucideIcon,
  Quote,
  Sigma,
} from 'lucide-react';
import { useRef } from 'react';
import {
  asCode,
  asFormula,
  asHeading,
  asLink,
  emboldened,
  type Selected,
  slanted,
  withLineMarks,
} from '../../core/text-edits.ts';
import { IconButton } from '../button.tsx';
import { pictureTypes } from '../../core/writing/keep-picture.ts';
import { writingMessages } from './writing.messages.ts';

const words = writingMessages.tools;

export type TextEdit = (from: Selected) => Selected;

const bold: TextEdit = (from) => emboldened(from, words.boldStand);
const italic: TextEdit = (from) => slanted(from, words.italicStand);
const link: TextEdit = (from) => asLink(from, words.linkStand);

/** What keys do together with Ctrl, or with the key that stands for it. */
export const editKeys: Readonly<Record<string, TextEdit>> = { b: bold, i: italic, k: link };

const tools: readonly { label: string; Icon: LucideIcon; edit: TextEdit }[] = [
  { label: words.withKey(words.bold, 'B'), Icon: Bold, edit: bold },
  { label: words.withKey(words.italic, 'I'), Icon: Italic, edit: italic },
  { label: words.heading, Icon: Heading, edit: asHeading },
  { label: words.list, Icon: List, edit: (from) => withLineMarks(from, '- ') },
  { label: words.quote, Icon: Quote, edit: (from) => withLineMarks(from, '> ') },
  { label: words.code, Icon: Code, edit: (from) => asCode(from, words.codeStand) },
  { label: words.withKey(words.link, 'K'), Icon: Link, edit: link },
  { label: words.math, Icon: Sigma, edit: (from) => asFormula(from, words.mathStand) },
];

interface WritingToolsProps {
  readonly onEdit: (edit: TextEdit) => void;
  readonly onPictures: (files: readonly File[]) => void;
}

const PictureTool = ({ onPictures }: Pick<WritingToolsProps, 'onPictures'>) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={words.picture} className="w-full" onClick={() => input.current?.click()}>
        <ImagePlus size={19} aria-hidden="true" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        multiple
        hidden
        aria-label={words.picture}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file again is a change again.
          target.value = '';
          onPictures(files);
        }}
      />
    </>
  );
};

/** What helps to write: each does to what is selected what can also be typed. */
export const WritingTools = ({ onEdit, onPictures }: WritingToolsProps) => (
  <fieldset
    aria-label={words.all}
    // The cursor stays in the text, and with it the keyboard of a phone.
    onPointerDown={(event) => event.preventDefault()}
    className="m-0 grid min-w-0 grow grid-cols-9 p-0 narrow:grow-0 narrow:grid-cols-[repeat(9,2.75rem)]"
  >
    {tools.map(({ label, Icon, edit }) => (
      <IconButton key={label} label={label} className="w-full" onClick={() => onEdit(edit)}>
        <Icon size={19} aria-hidden="true" />
      </IconButton>
    ))}
    <PictureTool onPictures={onPictures} />
  </fieldset>
);
