import { pictureBeside } from '@sets/shared/question/question-picture.ts';
import { lazy, Suspense } from 'react';
import { untilLoaded } from '../../../core/until-loaded.ts';
import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';

const AskedPicture = lazy(() => untilLoaded(() => import('./asked-picture.tsx')));

interface PicturePlaceProps {
  readonly question: Pick<AnyQuestion, 'kind' | 'picture'>;
}

/**
 * The room of the picture beside a question where it is answered, at once as high as that: what draws it
 * comes with the first one, and moves nothing. Options stay in reach below it.
 */
export const PicturePlace = ({ question }: PicturePlaceProps) => {
  const picture = pictureBeside(question);
  if (picture === null) return null;
  const { width, height } = picture;
  return (
    <div style={{ margin: '.75rem 0', aspectRatio: width / height, maxHeight: 'max(30svh,9rem)' }}>
      <Suspense fallback={null}>
        <AskedPicture picture={picture} />
      </Suspense>
    </div>
  );
};
