import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import type { SheetLine } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { FileText, Image, NotebookText } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { canTellNear, useNear } from '../../../../ui/use-near.ts';
import { BlobImage } from '../parts/blob-image.tsx';

const icons = { pdf: FileText, pictures: Image, markdown: NotebookText } as const;

interface SheetCoverProps {
  readonly token: string | null;
  readonly line: Pick<SheetLine, 'sheetid' | 'cover' | 'kind'>;
  readonly className?: string;
}

/** The first page of a sheet, fetched when it is near the window; it says nothing that its title does not. */
export const SheetCover = ({
  token,
  line: { sheetid, cover, kind },
  className,
}: SheetCoverProps) => {
  const [isNear, setNear] = useState(!canTellNear());
  const place = useNear<HTMLSpanElement>(!isNear, () => setNear(true));
  const fileid = cover?.fileid ?? '';
  const { data = null } = useQuery({
    queryKey: ['sheet-picture', sheetid, fileid],
    queryFn: async () => {
      const told = await ask(cheatsheetCalls.picture, { token, params: { sheetid, fileid } });
      return told.ok ? told.value : null;
    },
    enabled: isNear && cover !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const Icon = icons[kind];
  return (
    <span
      ref={place}
      aria-hidden="true"
      className={classNames(
        'grid place-items-center overflow-hidden rounded-sm border border-line bg-sunken text-ink-soft',
        className,
      )}
    >
      {data === null ? (
        <Icon size={28} />
      ) : (
        <BlobImage blob={data} alt="" className="size-full object-cover object-top" />
      )}
    </span>
  );
};
