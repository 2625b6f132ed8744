import {
  discussionLimits,
  type DiscussionPerson,
} from '@sets/shared/discussion/discussion.contract.ts';
import { Eye, Pencil, SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useCallback, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { discussionMessages as words } from '../discussion.messages.ts';
import { mentionedIn, mentioningAt, offeredFor, withMention } from '../mention.ts';
import { inOneLine } from '../one-line.ts';
import type { Message } from '../read-message.ts';
import { MentionChoice } from './mention-choice.tsx';

/** What is being written: a new message, an answer to one, or one's own anew. */
export interface Writing {
  readonly text: string;
  readonly replyTo: Message | null;
  readonly editing: Message | null;
}

export const nothingWritten: Writing = { text: '', replyTo: null, editing: null };

interface ComposerProps {
  readonly writing: Writing;
  readonly onWriting: (writing: Writing) => void;
  /** Whom one can mention; asked for when the first @ is typed. */
  readonly people: readonly DiscussionPerson[];
  readonly onMention: () => void;
  readonly onTyped: () => void;
  readonly onSend: (text: string, mentions: readonly string[]) => void;
}

/** On a phone Enter makes a new line, as everywhere there. */
const entersSend = (): boolean => window.matchMedia('(pointer: fine)').matches;

/** Who is offered behind an @, and which of them is picked by the keyboard. */
const useMentions = (
  { writing, onWriting, people, onMention }: ComposerProps,
  box: RefObject<HTMLTextAreaElement | null>,
) => {
  const [cursor, setCursor] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const [picked] = useState(() => new Map<string, DiscussionPerson>());
  const mentioning = cursor === null ? null : mentioningAt(writing.text, cursor);
  const offered = mentioning === null ? [] : offeredFor(people, mentioning.typed);
  const at = Math.min(active, Math.max(0, offered.length - 1));
  const pick = (person: DiscussionPerson): void => {
    if (mentioning === null) return;
    picked.set(person.userid, person);
    const next = withMention(writing.text, mentioning, person);
    onWriting({ ...writing, text: next.text });
    setCursor(null);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(next.cursor, next.cursor);
    });
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const person = offered[at];
    if (person === undefined) return false;
    if (event.key === 'ArrowDown') setActive((at + 1) % offered.length);
    else if (event.key === 'ArrowUp') setActive((at + offered.length - 1) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(person);
    else if (event.key === 'Escape') setCursor(null);
    else return false;
    return true;
  };
  const look = (area: HTMLTextAreaElement): void => {
    setCursor(area.selectionStart);
    setActive(0);
    if (mentioningAt(area.value, area.selectionStart) !== null) onMention();
  };
  return { offered, at, pick, onKey, look, picked };
};

/** What is answered or edited, with the way out of it. */
const About = ({ writing, onWriting }: Pick<ComposerProps, 'writing' | 'onWriting'>) => {
  const { replyTo, editing } = writing;
  if (replyTo === null && editing === null) return null;
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-sunken py-1 pr-1 pl-3 text-sm">
      <p dir="auto" className="min-w-0 truncate">
        {editing === null ? words.replyTo(replyTo?.by.username ?? '') : words.editing}
        {replyTo !== null && (
          <span className="text-ink-soft"> {inOneLine(replyTo.text).slice(0, 80)}</span>
        )}
      </p>
      <IconButton label={words.cancel} className="size-9" onClick={() => onWriting(nothingWritten)}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
};

interface WrittenProps extends ComposerProps {
  readonly id: string;
  readonly isTooLong: boolean;
  readonly mentions: ReturnType<typeof useMentions>;
  readonly onBox: (area: HTMLTextAreaElement) => void;
  readonly onSubmit: () => void;
}

/** The line in which one writes, with what its keys do. */
const Written = (props: WrittenProps) => {
  const { id, writing, onWriting, onTyped, isTooLong, mentions, onBox, onSubmit } = props;
  return (
    <WritingBox
      {...{ id, isTooLong, onBox }}
      text={writing.text}
      isOffering={mentions.offered.length > 0}
      active={mentions.at}
      isAnew={writing.editing !== null || writing.replyTo !== null}
      onText={(area) => {
        onWriting({ ...writing, text: area.value });
        mentions.look(area);
        if (area.value !== '') onTyped();
      }}
      onLook={mentions.look}
      onKeyDown={(event) => {
        if (mentions.onKey(event)) event.preventDefault();
        else if (event.key === 'Enter' && !event.shiftKey && entersSend()) {
          event.preventDefault();
          if (!event.nativeEvent.isComposing) onSubmit();
        }
      }}
    />
  );
};

/** Where a message is written: Markdown with formulas and code, seen before it is sent where one likes. */
export const Composer = (props: ComposerProps) => {
  const { writing, onWriting, onSend } = props;
  const [isPreview, setPreview] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const mentions = useMentions(props, box);
  const { text } = writing;
  const isTooLong = text.length > discussionLimits.text;
  const isNothing = text.trim() === '';
  const onBox = useCallback((area: HTMLTextAreaElement) => {
    box.current = area;
  }, []);
  const send = (): void => {
    if (isNothing || isTooLong) return;
    setPreview(false);
    onSend(text, mentionedIn(text, mentions.picked.values()));
  };
  return (
    <form
      className="relative grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <About writing={writing} onWriting={onWriting} />
      {mentions.offered.length > 0 && <MentionChoice id={`${id}-people`} {...mentions} />}
      <div className="flex items-end gap-1 rounded-lg border border-line-strong bg-raised p-1.5 focus-within:border-people">
        {isPreview ? (
          <div className="max-h-60 min-h-10 min-w-0 grow overflow-y-auto px-2.5 py-2">
            <Markdown text={text} />
          </div>
        ) : (
          <Written {...props} {...{ id, isTooLong, mentions, onBox }} onSubmit={send} />
        )}
        <IconButton
          label={isPreview ? words.write2 : words.preview}
          disabled={isNothing}
          onClick={() => setPreview(!isPreview)}
        >
          {isPreview ? (
            <Pencil size={18} aria-hidden="true" />
          ) : (
            <Eye size={18} aria-hidden="true" />
          )}
        </IconButton>
        <Button
          type="submit"
          look="primary"
          className="!min-h-10 !px-3"
          disabled={isNothing || isTooLong}
        >
          <SendHorizontal size={18} aria-hidden="true" />
          <span className="sr-only">{writing.editing === null ? words.send : words.save}</span>
        </Button>
      </div>
      <Note id={`${id}-note`} isTooLong={isTooLong} />
    </form>
  );
};

const Note = ({ id, isTooLong }: { id: string; isTooLong: boolean }) => (
  <p id={id} className={`px-1 text-sm ${isTooLong ? 'text-bad' : 'text-ink-soft short:sr-only'}`}>
    {isTooLong ? words.tooLong(discussionLimits.text) : words.writeHint}
  </p>
);

interface WritingBoxProps {
  readonly id: string;
  readonly text: string;
  readonly onBox: (area: HTMLTextAreaElement) => void;
  readonly isOffering: boolean;
  readonly isTooLong: boolean;
  readonly active: number;
  /** Something else is written than before: the cursor goes there. */
  readonly isAnew: boolean;
  readonly onText: (area: HTMLTextAreaElement) => void;
  readonly onLook: (area: HTMLTextAreaElement) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

const WritingBox = (props: WritingBoxProps) => {
  const { id, text, onBox, isOffering, isTooLong, active, isAnew, onText, onLook, onKeyDown } =
    props;
  return (
    <TextBox
      key={String(isAnew)}
      takesFocus={isAnew}
      aria-label={words.write}
      aria-describedby={`${id}-note`}
      aria-invalid={isTooLong}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-controls={isOffering ? `${id}-people` : undefined}
      aria-activedescendant={isOffering ? `${id}-people-${active}` : undefined}
      dir="auto"
      placeholder={words.writePlaceholder}
      value={text}
      onFocus={(event) => onBox(event.currentTarget)}
      onChange={(event) => onText(event.currentTarget)}
      onClick={(event) => onLook(event.currentTarget)}
      onKeyDown={onKeyDown}
      className="max-h-60 min-h-10 w-full min-w-0 grow resize-none overflow-y-auto bg-transparent px-2.5 py-2 outline-none placeholder:text-ink-soft"
    />
  );
};
