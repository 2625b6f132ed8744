import { blogAudiences } from '@sets/shared/blog/blog.contract.ts';
import { noSchool } from '@sets/shared/account/account.contract.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { useId, useState } from 'react';
import { useSending } from '../../../../core/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Dialog, dialogButtons } from '../../../../ui/dialog.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { uiMessages } from '../../../../ui/ui.messages.ts';
import { useAccount } from '../../../account/account.store.ts';
import { editMessages } from '../edit.messages.ts';
import type { PostSettings } from '../saving/post-server.ts';
import type { PostDesk } from '../use-post-saver.ts';

const words = editMessages.publish;

interface AudienceProps {
  readonly name: string;
  readonly audience: PostSettings['audience'];
  readonly isChosen: boolean;
  /** There is nobody whom it would be for. */
  readonly isShut: boolean;
  readonly onChoose: () => void;
}

const Audience = ({ name, audience, isChosen, isShut, onChoose }: AudienceProps) => {
  const id = `${name}-${audience}`;
  const { name: title, text } = words.audiences[audience];
  return (
    <label
      htmlFor={id}
      className={classNames(
        'grid grid-cols-[auto_1fr] gap-x-3 rounded-md border-[1.5px] border-line px-4 py-2.5 has-checked:border-people has-checked:bg-people-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-people-ink',
        isShut ? 'border-dashed' : 'cursor-pointer',
      )}
    >
      <input
        id={id}
        type="radio"
        name={name}
        value={audience}
        checked={isChosen}
        disabled={isShut && !isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text`}
        data-takes-focus={isChosen ? true : undefined}
        onChange={onChoose}
        className="mt-1 size-4 accent-people outline-none"
      />
      <span id={`${id}-name`} className={classNames('font-medium', isShut && 'text-ink-soft')}>
        {title}
      </span>
      <span id={`${id}-text`} className="col-start-2 text-sm text-ink-soft">
        {isShut ? words.noSchool : text}
      </span>
    </label>
  );
};

interface AudienceChoiceProps {
  readonly chosen: PostSettings['audience'];
  readonly onChoose: (audience: PostSettings['audience']) => void;
}

const AudienceChoice = ({ chosen, onChoose }: AudienceChoiceProps) => {
  const id = useId();
  const isOfNone = useAccount()?.school === noSchool;
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-1 border-0 p-0">
      <legend className="mb-1 p-0 font-semibold">{words.who}</legend>
      {blogAudiences.map((audience) => (
        <Audience
          key={audience}
          name={id}
          audience={audience}
          isChosen={audience === chosen}
          isShut={audience === 'school' && isOfNone}
          onChoose={() => onChoose(audience)}
        />
      ))}
    </fieldset>
  );
};

interface PublishSheetProps {
  readonly desk: PostDesk;
  readonly onClose: () => void;
  /** It is done: published now, or who reads it is saved. */
  readonly onDone: (isPublished: boolean) => void;
}

/** Saves the choice where it is another one, and publishes what is not published yet; gives why not, or null. */
const publishAs = async (
  { saver, state: { doc: post } }: PostDesk,
  settings: PostSettings,
): Promise<Failure | null> => {
  const isSame = settings.audience === post.audience && settings.commentsOpen === post.commentsOpen;
  const failure = isSame ? null : await saver.change({ kind: 'settings', ...settings });
  if (failure !== null || post.published !== null) return failure;
  return saver.change({ kind: 'publish' });
};

/** Who may read a post, and whether they may comment on it: asked for before it is published, and changed after. */
export const PublishSheet = ({ desk, onClose, onDone }: PublishSheetProps) => {
  const { doc: post } = desk.state;
  const isPublished = post.published !== null;
  const [settings, setSettings] = useState<PostSettings>(() => ({
    audience: post.audience,
    commentsOpen: post.commentsOpen,
  }));
  const [fault, setFault] = useState<string | null>(null);
  const { isBusy, send } = useSending();
  const go = (): void =>
    void send(async () => {
      setFault(null);
      const failure = await publishAs(desk, settings);
      if (failure === null) onDone(!isPublished);
      else setFault(failure.msg);
    });
  return (
    <Dialog title={isPublished ? words.titlePublished : words.title} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <AudienceChoice
          chosen={settings.audience}
          onChoose={(audience) => setSettings({ ...settings, audience })}
        />
        <Switch
          label={words.comments}
          hint={words.commentsText}
          checked={settings.commentsOpen}
          onChange={(commentsOpen) => setSettings({ ...settings, commentsOpen })}
        />
        <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad empty:hidden">
          {fault}
        </p>
        <div className={dialogButtons}>
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button look="primary" aria-disabled={isBusy} onClick={go}>
            {isPublished ? words.save : words.go}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
