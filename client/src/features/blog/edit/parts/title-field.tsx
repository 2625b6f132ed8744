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
    className="w-full resize-none overflow-hidden rounded-sm bg-transparent text-3xl leading-tight font-[660] tracking-[-0.025em] placeholder:text-ink-soft narrow:text-4xl"
  />
);
