import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface ItemPictureProps {
  /** Its address on this server. */
  readonly picture: string;
  /** Of its place, in pixels: nothing moves when it arrives. */
  readonly width: number;
  readonly height: number;
  readonly className: string;
}

/** The picture of an item, once it is near the window. It is for the eye alone: the name stands beside it. */
export const ItemPicture = ({ picture, width, height, className }: ItemPictureProps) => {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? null : (
    <img
      src={picture}
      alt=""
      loading="lazy"
      decoding="async"
      width={width}
      height={height}
      onError={() => setBroken(true)}
      className={classNames('flex-none bg-sunken object-cover', className)}
    />
  );
};
