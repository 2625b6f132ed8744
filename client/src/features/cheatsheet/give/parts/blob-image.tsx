import { useEffect, useRef } from 'react';

interface BlobImageProps {
  readonly blob: Blob;
  readonly alt: string;
  readonly className?: string;
}

/** A picture that is here and has no address. */
export const BlobImage = ({ blob, alt, className }: BlobImageProps) => {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return <img ref={image} alt={alt} draggable={false} className={className} />;
};
