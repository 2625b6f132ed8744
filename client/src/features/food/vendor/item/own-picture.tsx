import { fileCalls } from '@sets/shared/file/file.calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { Refused } from '../../../../core/use-asked.ts';
import { canTellNear, useNear } from '../../../../ui/use-near.ts';
import { useToken } from '../../../account/account.store.ts';

/** For how long a picture that is no longer shown is kept for coming back, in ms. */
const keptFor = 900_000;

interface OwnPictureProps {
  readonly fileid: string;
  /** What is read out; '' where its item is named beside it. */
  readonly alt: string;
  readonly className: string;
}

const Shown = ({
  picture,
  alt,
  className,
}: Omit<OwnPictureProps, 'fileid'> & { picture: Blob }) => {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(picture);
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={image} alt={alt} className={className} />;
};

/**
 * A picture of an item of one's own, fetched as whoever is signed in: nobody else may see it before the item is on
 * the menu, and an `<img>` would not say who asks. Not before it is near the window.
 */
export const OwnPicture = ({ fileid, alt, className }: OwnPictureProps) => {
  const token = useToken();
  const [isNear, setNear] = useState(() => !canTellNear());
  const place = useNear<HTMLSpanElement>(!isNear, () => setNear(true));
  const { data } = useQuery({
    queryKey: [fileCalls.read.path, fileid],
    enabled: isNear,
    queryFn: async ({ signal }) => {
      const told = await ask(fileCalls.read, { token, params: { fileid }, signal });
      if (!told.ok) throw new Refused(told.error);
      return told.value;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptFor,
  });
  return data === undefined ? (
    <span ref={place} className={`block bg-sunken ${className}`} />
  ) : (
    <Shown {...{ alt, className }} picture={data} />
  );
};
