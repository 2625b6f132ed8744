import { formatCount } from '../number-format.ts';
import { Button } from '../button.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import type { HostWord, WordActions } from './host-word.ts';
import { wordCloudMessages as messages } from './word-cloud.messages.ts';

interface HeldWordsProps extends Pick<WordActions, 'onAllow'> {
  readonly words: readonly HostWord[];
}

/** What waits for the host: rude words, and those that say little alone. */
export const HeldWords = ({ words, onAllow }: HeldWordsProps) => {
  const place = useKeptFocus<HTMLDetailsElement>((held) =>
    held.querySelector<HTMLElement>('li button'),
  );
  return (
    words.length > 0 && (
      <details ref={place} className="held-words">
        <summary>{messages.held(words.length)}</summary>
        <p className="word-list-note">{messages.heldNote}</p>
        <ul>
          {words.map(({ key, text, count, held }) => (
            <li key={key}>
              <span className="held-word">
                <bdi>{text}</bdi>
                <span className="word-list-note">
                  {formatCount(count)} · {held !== undefined && messages.reasons[held]}
                </span>
              </span>
              <Button
                size="small"
                aria-label={messages.letWord(text)}
                onClick={() => onAllow(key, true)}
              >
                {messages.let}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    )
  );
};
