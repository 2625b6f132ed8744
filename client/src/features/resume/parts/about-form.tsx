import { resumeLimits } from '@sets/shared/resume/resume.contract.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { linksOf, textOf, type TypedLink } from '../resume-pieces.ts';
import { resumeMessages } from '../resume.messages.ts';
import type { ResumeDraft } from '../resume-state.ts';
import type { ResumeDesk } from '../use-resume-saver.ts';
import { type PieceFields, PieceForm } from './piece-form.tsx';
import { LineField } from './typed-fields.tsx';

const words = resumeMessages.about;

const lines = [
  { name: 'headline', type: 'text', autoComplete: 'organization-title' },
  { name: 'place', type: 'text', autoComplete: 'address-level2' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

const LinkFields = ({ fields, change, faultOf }: PieceFields) => {
  const links = linksOf(fields);
  const [added, setAdded] = useState(-1);
  const put = (at: number, link: TypedLink): void => change({ links: links.with(at, link) });
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-3 border-0 p-0">
      <legend className="mb-2 p-0 text-sm font-medium">{words.links}</legend>
      {links.map((link, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- links have no names of their own, and stay in their order
        <div key={at} className="flex items-end gap-2">
          <div className="grid min-w-0 grow grid-cols-1 gap-2 narrow:grid-cols-[2fr_3fr]">
            <LineField
              label={words.label}
              value={link.label}
              most={resumeLimits.line}
              fault={faultOf(`links.${at}.label`)}
              takesFocus={added === at}
              onChange={(label) => put(at, { ...link, label })}
            />
            <LineField
              label={words.url}
              type="url"
              placeholder="https://"
              value={link.url}
              most={resumeLimits.url}
              fault={faultOf(`links.${at}.url`)}
              onChange={(url) => put(at, { ...link, url })}
            />
          </div>
          <IconButton
            label={words.removeLink(link.label || link.url)}
            className="mb-1"
            onClick={() => change({ links: links.toSpliced(at, 1) })}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {links.length < resumeLimits.links && (
        <Button
          look="plain"
          className="justify-self-start"
          onClick={() => {
            setAdded(links.length);
            change({ links: [...links, { label: '', url: '' }] });
          }}
        >
          <Plus size={18} aria-hidden="true" />
          {words.addLink}
        </Button>
      )}
    </fieldset>
  );
};

/** The fields of what somebody does, and of how they are reached. */
export const AboutForm = ({ desk, draft }: { desk: ResumeDesk; draft: ResumeDraft }) => (
  <PieceForm desk={desk} draft={draft} name={words.name}>
    {(given) => (
      <>
        {lines.map(({ name, ...rest }) => (
          <LineField
            key={name}
            {...rest}
            label={words[name]}
            hint={name === 'headline' ? words.headlineHint : undefined}
            value={textOf(given.fields, name)}
            most={resumeLimits.line}
            fault={given.faultOf(name)}
            takesFocus={name === 'headline'}
            onChange={(value) => given.change({ [name]: value })}
          />
        ))}
        <LinkFields {...given} />
      </>
    )}
  </PieceForm>
);
