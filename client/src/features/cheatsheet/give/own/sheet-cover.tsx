import type { SheetLine } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { FileText, Image, NotebookText } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { canTellNear, useNear } from '../../../../ui/use-near.ts';
import { SheetPicture } from '../../read/sheet-picture.tsx';

const icons = { pdf: FileText, pictures: Image, markdown: NotebookText } as const;

interface SheetCoverProps {
  readonly line: Pick<SheetLine, 'sheetid' | 'cover' | 'kind'>;
  readonly className?: string;
}

/** The first page of a sheet, fetched when it is near the window; it says nothing that its title does not. */
export const SheetCover = ({ line: { sheetid, cover, kind }, className }: SheetCoverProps) => {
  const [isNear, setNear] = useState(!canTellNear());
  const place = useNear<HTMLSpanElement>(!isNear, () => setNear(true));
  const Icon = icons[kind];
  return (
    <span
      ref={place}
      aria-hidden="true"
      className={classNames(
        'relative grid place-items-center overflow-hidden rounded-sm border border-line bg-sunken text-ink-soft',
        className,
      )}
    >
      <Icon size={28} />
      {isNear && cover !== null && (
        <SheetPicture
          sheetid={sheetid}
          fileid={cover.fileid}
          className="absolute inset-0 size-full object-cover object-top"
        />
      )}
    </span>
  );
};
