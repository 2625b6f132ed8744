import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ask } from '../../../core/api.ts';
import { Refused } from '../../../core/use-asked.ts';
import { useToken } from '../../account/account.store.ts';

/** For how long a picture that is no longer shown is kept for coming back, in ms. */
const keptFor = 900_000;

const Picture = ({ picture, className }: { picture: Blob; className: string }) => {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(picture);
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={image} alt="" className={className} />;
};

interface SheetPictureProps {
  readonly sheetid: string;
  readonly fileid: string;
  readonly className: string;
}

/**
 * A picture of a cheat sheet, fetched as whoever is signed in, for not everybody may see each: an
 * `<img>` would not say who asks. Nothing where it does not come; it says nothing that is not said beside it.
 */
export const SheetPicture = ({ sheetid, fileid, className }: SheetPictureProps) => {
  const token = useToken();
  const { data } = useQuery({
    queryKey: [cheatsheetCalls.picture.path, sheetid, fileid],
    queryFn: async ({ signal }) => {
      const params = { sheetid, fileid };
      const told = await ask(cheatsheetCalls.picture, { token, params, signal });
      if (!told.ok) throw new Refused(told.error);
      return told.value;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptFor,
  });
  return data === undefined ? null : <Picture picture={data} className={className} />;
};
