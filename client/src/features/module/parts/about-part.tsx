import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { descriptionChange } from '@sets/shared/module/module.contract.ts';
import { Pencil } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import { ask } from '../../../core/api.ts';
import { tabStorage } from '../../../core/device-storage.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { moduleMessages as words } from '../module.messages.ts';
import type { SpaceDesk } from '../use-space.ts';
import { DescriptionField } from './description-field.tsx';

interface Editing {
  readonly desk: SpaceDesk;
  readonly onClose: () => void;
}

/** A description that was begun in this tab: the text alone, as it was typed. */
const keyOf = (moduleid: string): string => `sets.space.about.${moduleid}`;

const useAbout = ({ desk: { space, token, change }, onClose }: Editing) => {
  const { moduleid } = space;
  const [text, setText] = useState(() => tabStorage.getItem(keyOf(moduleid)) ?? space.description);
  const [fault, setFault] = useState<string>();
  const { isBusy, send } = useSending();
  const write = (typed: string): void => {
    tabStorage.setItem(keyOf(moduleid), typed);
    setText(typed);
  };
  const close = (): void => {
    tabStorage.removeItem(keyOf(moduleid));
    onClose();
  };
  const save = async (): Promise<void> => {
    const read = z.safeParse(descriptionChange, { moduleid, description: text });
    setFault(read.success ? undefined : read.error.issues[0]?.message);
    if (!read.success) return;
    const failure = await send(() => change(ask(moduleCalls.describe, { token, body: read.data })));
    if (failure === null) close();
    else if (failure !== undefined) setFault(failure.msg);
  };
  return { text, write, fault, isBusy, save, close };
};

const AboutForm = (props: Editing) => {
  const { text, write, fault, isBusy, save, close } = useAbout(props);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form className="grid grid-cols-1 gap-4" onSubmit={onSubmit} noValidate>
      <DescriptionField value={text} fault={fault} takesFocus onChange={write} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" size="small" disabled={isBusy}>
          {words.save}
        </Button>
        <Button size="small" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
};

/** What a space is about, which whoever may edits where it stands. */
export const AboutPart = ({ desk }: { desk: SpaceDesk }) => {
  const { description, may, moduleid } = desk.space;
  const [isEdited, setEdited] = useState(
    () => may.edit && tabStorage.getItem(keyOf(moduleid)) !== null,
  );
  if (description === '' && !may.edit) return null;
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.about}</h2>
        {may.edit && !isEdited && description !== '' && (
          <IconButton
            label={words.editAbout}
            className="-my-2 -mr-2.5 size-11"
            onClick={() => setEdited(true)}
          >
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isEdited && <AboutForm desk={desk} onClose={() => setEdited(false)} />}
      {!isEdited && description !== '' && <Markdown text={description} />}
      {!isEdited && description === '' && (
        <>
          <p className="text-ink-soft">{words.noAbout}</p>
          <Button className="justify-self-start" size="small" onClick={() => setEdited(true)}>
            {words.addAbout}
          </Button>
        </>
      )}
    </section>
  );
};
