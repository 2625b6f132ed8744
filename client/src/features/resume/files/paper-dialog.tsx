import {
  type PaperDesign,
  paperDesigns,
  type Resume,
} from '@sets/shared/resume/resume.contract.ts';
import { Braces, FileText, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { PrintSheet } from '../print/print-sheet.tsx';
import { DesignPicture } from './design-picture.tsx';
import { filesMessages as words } from './files.messages.ts';
import { usePaper } from './use-paper.ts';

interface DesignsProps {
  readonly chosen: PaperDesign;
  readonly onChoose: (design: PaperDesign) => void;
}

const Designs = ({ chosen, onChoose }: DesignsProps) => {
  const id = useId();
  return (
    <fieldset className="m-0 min-w-0 p-0">
      <legend className="mb-2 font-medium">{words.design}</legend>
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        {paperDesigns.map((design) => (
          <label
            key={design}
            className="grid cursor-pointer content-start gap-2 rounded-md border-2 border-line p-1.5 text-sm has-checked:border-people has-checked:bg-people-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-people-ink max-[23rem]:text-xs sm:p-3"
          >
            <DesignPicture design={design} />
            <span className="grid justify-items-start gap-1 sm:flex sm:gap-2">
              <input
                type="radio"
                name={id}
                checked={design === chosen}
                data-takes-focus={design === chosen || undefined}
                aria-describedby={`${id}-hint`}
                className="mt-0.5 size-4 flex-none accent-people"
                onChange={() => onChoose(design)}
              />
              {words.designs[design]}
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-ink-soft">
        {words.designHints[chosen]}
      </p>
    </fieldset>
  );
};

interface PaperDialogProps {
  readonly resume: Resume;
  readonly token: string | null;
  readonly linkKey: string | null;
  readonly onClose: () => void;
}

/** A resume on paper, in one of three designs, and as data. */
export const PaperDialog = ({ resume, token, linkKey, onClose }: PaperDialogProps) => {
  const [design, setDesign] = useState<PaperDesign>('plain');
  const { failure, isBusy, printing, pdf, json, print, printed } = usePaper(resume, token, linkKey);
  const isWaiting = isBusy || printing !== null;
  const state = printing === null ? words.making : words.printing;
  return (
    <Dialog title={words.take} onClose={onClose} closesOnBackdrop>
      <div className="grid grid-cols-1 gap-5">
        <Designs chosen={design} onChoose={setDesign} />
        <div className={dialogButtons}>
          <Button look="primary" disabled={isWaiting} onClick={() => void pdf(design)}>
            <FileText size={18} aria-hidden="true" />
            {words.pdf}
          </Button>
          <Button disabled={isWaiting} onClick={() => void print(design)}>
            <Printer size={18} aria-hidden="true" />
            {words.print}
          </Button>
        </div>
        <output className="text-sm text-ink-soft empty:hidden">{isWaiting ? state : ''}</output>
        <p role="alert" className="rounded-md bg-bad-tint px-4 py-3 text-bad empty:hidden">
          {failure}
        </p>
        <section aria-label={words.otherForms} className="grid gap-2 border-t border-line pt-4">
          <Button look="plain" className="-ms-5 justify-self-start" onClick={json}>
            <Braces size={18} aria-hidden="true" />
            {words.json}
          </Button>
          <p className="text-sm text-ink-soft">{words.jsonHint}</p>
        </section>
      </div>
      {printing !== null && (
        <PrintSheet
          resume={resume}
          {...printing}
          onDone={() => printed(null)}
          onFailed={() => printed(words.notPrinted)}
        />
      )}
    </Dialog>
  );
};
