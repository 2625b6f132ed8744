import { ChevronDown, ChevronUp, Eye, EyeOff } from 'lucide-react';
import { memo, useState } from 'react';
import { formatCount } from '../number-format.ts';
import { Button, IconButton } from '../button.tsx';
import { Select } from '../select.tsx';
import type { HostWord, WordActions } from './host-word.ts';
import { wordCloudMessages as messages } from './word-cloud.messages.ts';

interface HostRowProps {
  readonly word: HostWord;
  readonly all: readonly HostWord[];
  readonly actions: WordActions;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** What is special about a word, in words. */
const Marks = ({ word: { hidden, pinned, allowed } }: { readonly word: HostWord }) => {
  const marks = [
    hidden === true && messages.hidden,
    pinned === true && messages.pinned,
    allowed === true && messages.letThrough,
  ].filter((mark) => mark !== false);
  return marks.map((mark) => (
    <span key={mark} className="word-mark">
      {mark}
    </span>
  ));
};

interface JoinProps extends Pick<HostRowProps, 'word' | 'all' | 'actions'> {}

const Join = ({ word: { key, text }, all, actions }: JoinProps) => {
  const [into, setInto] = useState('');
  const others = all.filter((each) => each.key !== key);
  return (
    <div className="word-join">
      <Select
        label={messages.joinInto(text)}
        isSmall
        value={into}
        choices={[
          { value: '', text: messages.choose },
          ...others.map((each) => ({ value: each.key, text: each.text })),
        ]}
        onChange={setInto}
      />
      <Button size="small" disabled={into === ''} onClick={() => actions.onJoin(key, into)}>
        {messages.joinDone}
      </Button>
    </div>
  );
};

interface LineProps {
  readonly text: string;
  readonly count?: number;
  readonly button: string;
  readonly label: string;
  readonly onPress: () => void;
}

const Line = ({ text, count, button, label, onPress }: LineProps) => (
  <li>
    <bdi>{text}</bdi>
    {count !== undefined && <span className="word-list-note">{formatCount(count)}</span>}
    <Button size="small" look="plain" aria-label={label} onClick={onPress}>
      {button}
    </Button>
  </li>
);

const Variants = ({ word: { variants }, actions }: Pick<HostRowProps, 'word' | 'actions'>) =>
  variants !== undefined &&
  variants.length > 1 && (
    <div className="word-variants">
      <p className="word-list-note">{messages.variants}</p>
      <ul>
        {variants.map(({ text, count }) => (
          <Line
            key={text}
            text={text}
            count={count}
            button={messages.split}
            label={messages.splitWord(text)}
            onPress={() => actions.onSplit(text)}
          />
        ))}
      </ul>
    </div>
  );

/** What was joined into a word, each to be taken out again. */
const Joined = ({ word: { joined }, actions }: Pick<HostRowProps, 'word' | 'actions'>) =>
  joined !== undefined && (
    <div className="word-variants">
      <p className="word-list-note">{messages.joined}</p>
      <ul>
        {joined.map((key) => (
          <Line
            key={key}
            text={key.replace('⁼', '')}
            button={messages.part}
            label={messages.partWord(key.replace('⁼', ''))}
            onPress={() => actions.onPart(key)}
          />
        ))}
      </ul>
    </div>
  );

const More = ({ word, all, actions }: Pick<HostRowProps, 'word' | 'all' | 'actions'>) => {
  const { key, pinned = false, allowed = false, split } = word;
  return (
    <tr>
      <td colSpan={3}>
        <div className="word-more">
          <div className="word-buttons">
            <Button size="small" aria-pressed={pinned} onClick={() => actions.onPin(key, !pinned)}>
              {pinned ? messages.unpin : messages.pin}
            </Button>
            {allowed && (
              <Button size="small" onClick={() => actions.onAllow(key, false)}>
                {messages.hold}
              </Button>
            )}
            {split !== undefined && (
              <Button
                size="small"
                aria-label={messages.mendWord(split)}
                onClick={() => actions.onMend(split)}
              >
                {messages.mend}
              </Button>
            )}
          </div>
          <Join word={word} all={all} actions={actions} />
          <Joined word={word} actions={actions} />
          <Variants word={word} actions={actions} />
        </div>
      </td>
    </tr>
  );
};

/** A word of the host's list: hidden with one press, the rest behind another. */
export const HostRow = memo(({ word, all, actions, isOpen, onOpen }: HostRowProps) => {
  const { key, text, count, hidden = false } = word;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <tr data-hidden={hidden}>
        <th scope="row">
          <bdi>{text}</bdi> <Marks word={word} />
        </th>
        <td>{formatCount(count)}</td>
        <td className="word-actions">
          <IconButton
            label={hidden ? messages.showWord(text) : messages.hideWord(text)}
            onClick={() => actions.onHide(key, !hidden)}
          >
            {hidden ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </IconButton>
          <IconButton
            label={messages.changeWord(text)}
            aria-expanded={isOpen}
            onClick={() => onOpen(!isOpen)}
          >
            <Chevron size={18} aria-hidden />
          </IconButton>
        </td>
      </tr>
      {isOpen && <More word={word} all={all} actions={actions} />}
    </>
  );
});
