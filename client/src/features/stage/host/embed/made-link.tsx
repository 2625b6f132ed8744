import { embedAddresses, embedBackgrounds, type EmbedLook } from '@sets/shared/embed/embed-look.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useAbout } from '../../../../core/about.ts';
import { inputClass } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { CopyLink } from '../copy-link.tsx';
import { embedDialogMessages as words } from './embed-dialog.messages.ts';

/** A frame as it is pasted into a page; in an address of ours there is nothing to be escaped. */
export const frameText = (address: string): string =>
  `<iframe src="${address.replaceAll('&', '&amp;')}" title="${words.frameTitle}" width="960" height="540" style="border: 0" referrerpolicy="no-referrer" allowtransparency="true"></iframe>`;

interface ToCopyProps {
  readonly label: string;
  readonly text: string;
  readonly copy: string;
}

const ToCopy = ({ label, text, copy }: ToCopyProps) => {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <input
          id={id}
          readOnly
          value={text}
          onFocus={(event) => event.target.select()}
          className={`${inputClass} min-w-40 flex-1 truncate text-sm`}
        />
        <CopyLink link={text} label={copy} />
      </div>
    </div>
  );
};

const choices = embedBackgrounds.map((value) => ({ value, text: words.backgrounds[value] }));

/** A link that was just made: how it looks, and all that is to be copied of it. */
export const MadeLink = ({ name, secret }: { readonly name: string; readonly secret: string }) => {
  const [look, setLook] = useState<EmbedLook>({ background: 'projector', code: true });
  const section = useRef<HTMLElement>(null);
  // It comes below what was pressed: whoever hears the page, or has a small one, is led there.
  useEffect(() => section.current?.focus(), []);
  const origin = useAbout()?.phoneOrigin ?? window.location.origin;
  const { page, image } = embedAddresses(origin, secret, look);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words.ready(name)}
      className="grid gap-4 rounded-md bg-people-tint p-4 outline-none"
    >
      <div>
        <h3 className="font-semibold">{words.ready(name)}</h3>
        <p className="text-sm text-ink-soft">{words.once}</p>
      </div>
      <Select
        label={words.background}
        isSmall
        value={look.background}
        choices={choices}
        onChange={(background) => setLook({ ...look, background })}
      />
      <Switch
        label={words.code}
        hint={words.codeHint}
        checked={look.code}
        onChange={(code) => setLook({ ...look, code })}
      />
      <ToCopy label={words.page} text={page} copy={words.copyPage} />
      <ToCopy label={words.frame} text={frameText(page)} copy={words.copyFrame} />
      <ToCopy label={words.image} text={image} copy={words.copyImage} />
    </section>
  );
};
