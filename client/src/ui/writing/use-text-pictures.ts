import { useCallback, useState } from 'react';
import type { FetchPicture } from '../markdown/draw-pictures.ts';

/** The pictures of what is written. */
export interface TextPictures {
  readonly fetchPicture: FetchPicture;
  /** A picture that was just sent need not be fetched. */
  readonly know: (address: string, picture: Blob) => void;
}

/** Each picture is fetched once while its text is shown. `fetchOne`: the same function as long as it does the same. */
export const useTextPictures = (fetchOne: FetchPicture): TextPictures => {
  const [known] = useState(() => new Map<string, Blob>());
  const fetchPicture = useCallback<FetchPicture>(
    async (address) => {
      const found = known.get(address) ?? (await fetchOne(address));
      if (found !== null) known.set(address, found);
      return found;
    },
    [known, fetchOne],
  );
  const know = useCallback(
    (address: string, picture: Blob) => void known.set(address, picture),
    [known],
  );
  return { fetchPicture, know };
};
