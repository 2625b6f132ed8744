import type { SchoolColours } from '@sets/shared/core/look.ts';
import { schoolColour } from '@sets/shared/school/school.contract.ts';
import { coloursOfSchool } from '@sets/shared/school/school-colours.ts';
import * as z from 'zod/mini';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { schoolStyle } from '../../../ui/look.ts';
import type { SchoolDraft } from '../school-draft.ts';
import { schoolMessages as words } from '../school.messages.ts';
import { shrinkLogo, shrinkPicture } from '../shrink-picture.ts';
import { PictureField } from './picture-field.tsx';
import { SchoolIcon } from './school-row.tsx';

/** What the picker of colours stands on while there is none. */
const noColour = '#7d778a';

const dots = [0, 1, 2, 3, 4];

/** A house scene and a question, as small as they can be told. */
const Sample = ({ colours, theme }: { colours: SchoolColours; theme: 'paper' | 'night' }) => (
  <div
    data-theme={theme}
    style={schoolStyle(colours)}
    className="grid flex-1 grid-cols-2 overflow-hidden rounded-md border border-line"
  >
    <div className="grid gap-2 bg-house p-4">
      <span className="text-lg font-semibold text-house-ink">{words.sample}</span>
      <span className="text-sm text-house-soft">{words.sampleSoft}</span>
      <Dots className="bg-house-dot" />
    </div>
    <div className="grid content-between gap-2 bg-paper p-4">
      <span className="text-sm font-semibold text-people-ink">{words.sampleLink}</span>
      <Dots className="bg-people" />
    </div>
  </div>
);

const Dots = ({ className }: { className: string }) => (
  <span className="flex gap-1.5" aria-hidden="true">
    {dots.map((dot) => (
      <span key={dot} className={`size-3 rounded-full ${className}`} />
    ))}
  </span>
);

interface ColourFieldProps {
  readonly colour: string;
  readonly fault: string | undefined;
  readonly onChange: (colour: string) => void;
}

/** One colour; below it what becomes of it, by day and by night. */
export const ColourField = ({ colour, fault, onChange }: ColourFieldProps) => {
  const read = z.safeParse(schoolColour, colour.trim().toLowerCase());
  const known = read.success && read.data !== '' ? read.data : null;
  const made = known === null ? null : coloursOfSchool(known);
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-3">
        <input
          type="color"
          aria-label={words.colourPick}
          value={known ?? noColour}
          onChange={(event) => onChange(event.target.value)}
          className="size-12 flex-none cursor-pointer rounded-md border border-line-strong bg-raised p-1"
        />
        <div className="grow">
          <Field
            label={words.colour}
            value={colour}
            maxLength={7}
            placeholder={words.colourExample}
            autoComplete="off"
            spellCheck={false}
            fault={fault}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
        {colour !== '' && (
          <Button look="plain" onClick={() => onChange('')}>
            {words.colourRemove}
          </Button>
        )}
      </div>
      {made !== null && (
        <div className="flex flex-col gap-3 sm:flex-row">
          <Sample theme="paper" colours={made.paper} />
          <Sample theme="night" colours={made.night} />
        </div>
      )}
      <p className="text-sm text-ink-soft">{words.colourHint}</p>
    </div>
  );
};

interface LookFieldsProps {
  readonly draft: SchoolDraft;
  readonly fault: string | undefined;
  readonly change: (part: Partial<SchoolDraft>) => void;
}

/** How a school looks: its picture in lists; in its rooms its logo and its colour. */
export const LookFields = ({ draft, fault, change }: LookFieldsProps) => (
  <>
    <div className="grid gap-2">
      <p className="text-sm font-medium">{words.icon}</p>
      <PictureField
        picture={draft.icon}
        words={words.iconWords}
        shrink={shrinkPicture}
        onChange={(icon) => change({ icon })}
      >
        <SchoolIcon icon={draft.icon} size="size-18" />
      </PictureField>
    </div>
    <div className="grid gap-2">
      <p className="text-sm font-medium">{words.logo}</p>
      <PictureField
        picture={draft.logo}
        words={words.logoWords}
        shrink={shrinkLogo}
        onChange={(logo) => change({ logo })}
      >
        {draft.logo !== '' && (
          <img
            src={draft.logo}
            alt=""
            className="h-14 max-w-60 rounded-md border border-line bg-[#fff] object-contain p-1.5"
          />
        )}
      </PictureField>
    </div>
    <ColourField colour={draft.colour} fault={fault} onChange={(colour) => change({ colour })} />
  </>
);
