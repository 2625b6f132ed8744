import { TextBox } from '../text-box.tsx';
import { writingMessages as words } from './writing.messages.ts';
import type { TextDesk } from './text-desk.ts';

interface TitleFieldProps {
  readonly desk: TextDesk;
  /** In characters. */
  readonly maxLength: number;
  /** On with the text. */
  readonly onEnter: () => void;
}

/** The title of what is written, as large as it is read. */
export const TitleField = ({ desk, maxLength, onEnter }: TitleFieldProps) => (
  <TextBox
    dir="auto"
    takesFocus={desk.state.doc.revision === 0}
    value={desk.state.draft.content.title}
    maxLength={maxLength}
    aria-label={words.title}
    placeholder={words.titleHint}
    onChange={(event) => desk.saver.edit({ title: event.target.value.replaceAll('\n', ' ') })}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onEnter();
    }}
    className="-mx-2 w-[calc(100%+1rem)] resize-none overflow-hidden rounded-sm bg-transparent px-2 py-1 text-3xl leading-tight font-[660] tracking-[-0.025em] outline-offset-0! placeholder:text-line-strong narrow:text-4xl"
  />
);
