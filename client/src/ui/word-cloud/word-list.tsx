import './word-list.css';
import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { HeldWords } from './held-words.tsx';
import type { HostWord, WordActions } from './host-word.ts';
import { HostRow } from './host-row.tsx';
import { wordCloudMessages as messages } from './word-cloud.messages.ts';
import { WordRows, WordTable } from './word-table.tsx';

/** So many are looked through; who looks for another one types it. */
const mostListed = 60;

interface WordListProps {
  readonly caption: string;
  readonly words: readonly HostWord[];
  /** Words that are not among these. */
  readonly more?: number;
  /** For a host: what they can do. */
  readonly actions?: WordActions;
}

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface HostListProps {
  readonly caption: string;
  readonly words: readonly HostWord[];
  readonly more: number;
  readonly actions: WordActions;
}

const HostList = ({ caption, words, more, actions }: HostListProps) => {
  const [sought, setSought] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const listId = useId();
  const shown = words.filter(({ held }) => held === undefined);
  const found =
    sought === '' ? shown : shown.filter(({ text }) => plain(text).includes(plain(sought)));
  const listed = isWhole || sought !== '' ? found : found.slice(0, mostListed);
  return (
    <section className="word-list" aria-label={caption}>
      <HeldWords words={words.filter(({ held }) => held !== undefined)} onAllow={actions.onAllow} />
      <Field
        label={messages.find}
        type="search"
        value={sought}
        aria-controls={listId}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setSought(target.value)}
      />
      <div id={listId}>
        {found.length === 0 ? (
          <p className="word-list-note">{shown.length === 0 ? messages.empty : messages.none}</p>
        ) : (
          <WordRows caption={caption} hasActions>
            {listed.map((word) => (
              <HostRow
                key={word.key}
                word={word}
                all={shown}
                actions={actions}
                isOpen={open === word.key}
                onOpen={(isOpen) => setOpen(isOpen ? word.key : null)}
              />
            ))}
          </WordRows>
        )}
      </div>
      {listed.length < found.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {messages.showAll(found.length)}
        </Button>
      )}
      {more > 0 && <p className="word-list-note">{messages.more(more)}</p>}
    </section>
  );
};

/** The list beside a cloud, which says what the picture says; a host changes words in it. */
export const WordList = ({ caption, words, more = 0, actions }: WordListProps) =>
  actions === undefined ? (
    <WordTable caption={caption} words={words} more={more} />
  ) : (
    <HostList caption={caption} words={words} more={more} actions={actions} />
  );
