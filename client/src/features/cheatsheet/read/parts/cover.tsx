import type { SheetLine } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { FileImage, FileText, type LucideIcon, NotebookText } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { plainMath } from '../../../../ui/math/plain-math.ts';
import { canTellNear, useNear } from '../../../../ui/use-near.ts';
import { SheetPicture } from '../sheet-picture.tsx';

const icons: Readonly<Record<SheetLine['kind'], LucideIcon>> = {
  pdf: FileText,
  pictures: FileImage,
  markdown: NotebookText,
};

interface CoverProps {
  readonly sheet: Pick<SheetLine, 'sheetid' | 'cover' | 'kind' | 'summary'>;
  /** Its box, which it fills from the start: nothing moves when it arrives. */
  readonly className: string;
}

/** The first page in small, fetched when it is near the window; of a text, how it begins. It is for the eye alone. */
export const Cover = ({ sheet: { sheetid, cover, kind, summary }, className }: CoverProps) => {
  const [isNear, setNear] = useState(!canTellNear());
  const place = useNear<HTMLSpanElement>(!isNear, () => setNear(true));
  const Icon = icons[kind];
  const hasWords = cover === null && kind === 'markdown' && summary !== '';
  return (
    <span
      ref={place}
      aria-hidden="true"
      className={classNames('grid place-items-center overflow-hidden bg-sunken', className)}
    >
      {hasWords && (
        <span
          dir="auto"
          className="size-full overflow-hidden bg-raised px-2 py-2 text-[0.625rem] leading-snug text-ink-soft [overflow-wrap:anywhere] narrow:px-4 narrow:py-3 narrow:text-sm"
        >
          {plainMath(summary)}
        </span>
      )}
      {cover === null && !hasWords && (
        <Icon size={36} strokeWidth={1.25} className="text-ink-soft" />
      )}
      {cover !== null && isNear && (
        <SheetPicture
          sheetid={sheetid}
          fileid={cover.fileid}
          className="size-full object-cover object-top"
        />
      )}
    </span>
  );
};
