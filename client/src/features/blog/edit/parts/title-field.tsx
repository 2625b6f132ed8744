import { blogLimits } from '@sets/shared/blog/blog.contract.ts';
import { TextBox } from '../../../../ui/text-box.tsx';
import { editMessages as words } from '../edit.messages.ts';
import type { PostDesk } from '../use-post-saver.ts';

interface TitleFieldProps {
  readonly desk: PostDesk;
  /** On with the text. */
  readonly onEnter: () => void;
}

/** The title of a post, as large as it is read. */
export const TitleField = ({ desk, onEnter }: TitleFieldProps) => (
  <TextBox
    dir="auto"
    takesFocus={desk.state.post.revision === 0}
    value={desk.state.draft.content.title}
    maxLength={blogLimits.title}
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
