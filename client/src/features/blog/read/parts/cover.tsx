import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { picturePath } from '../../../../core/picture-path.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { canTellNear, useNear } from '../../../../ui/use-near.ts';
import { useFetchPicture } from '../../../account/use-fetch-picture.ts';

/** For how long a picture that is no longer shown is kept for coming back, in ms. */
const keptFor = 900_000;

const Picture = ({ picture }: { picture: Blob }) => {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(picture);
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={image} alt="" className="size-full object-cover" />;
};

interface CoverProps {
  readonly fileid: string;
  /** Its box, which it fills from the start: nothing moves when it arrives. */
  readonly className: string;
}

/**
 * The title picture of a post, fetched when it is near the window: an `<img>` would not say who asks.
 * It says nothing that the title beside it does not.
 */
export const Cover = ({ fileid, className }: CoverProps) => {
  const [isNear, setNear] = useState(!canTellNear());
  const place = useNear<HTMLSpanElement>(!isNear, () => setNear(true));
  const fetchPicture = useFetchPicture();
  const { data = null } = useQuery({
    queryKey: ['picture', fileid],
    queryFn: () => fetchPicture(picturePath({ fileid })),
    enabled: isNear,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptFor,
  });
  return (
    <span
      ref={place}
      aria-hidden="true"
      className={classNames('block overflow-hidden bg-sunken', className)}
    >
      {data !== null && <Picture picture={data} />}
    </span>
  );
};
