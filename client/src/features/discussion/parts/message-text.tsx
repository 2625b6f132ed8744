import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { isPlain } from '../read-message.ts';

/** Words as they are, and Markdown only where it would change something. */
export const MessageText = ({ text }: { text: string }) =>
  isPlain(text) ? (
    <p dir="auto" className="leading-[1.6] [overflow-wrap:anywhere]">
      {text}
    </p>
  ) : (
    <Markdown text={text} />
  );
